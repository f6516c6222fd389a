
#ifdef __cplusplus
#define LUCHO_COMPLEX static inline
#else
#define LUCHO_COMPLEX static __inline__
#endif

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;

LUCHO_COMPLEX float cuCrealf(cuFloatComplex x) { return x.x; }
LUCHO_COMPLEX float cuCimagf(cuFloatComplex x) { return x.y; }
LUCHO_COMPLEX double cuCreal(cuDoubleComplex x) { return x.x; }
LUCHO_COMPLEX double cuCimag(cuDoubleComplex x) { return x.y; }

LUCHO_COMPLEX cuFloatComplex make_cuFloatComplex(float r, float i) {
  cuFloatComplex z;
  z.x = r;
  z.y = i;
  return z;
}
LUCHO_COMPLEX cuDoubleComplex make_cuDoubleComplex(double r, double i) {
  cuDoubleComplex z;
  z.x = r;
  z.y = i;
  return z;
}
LUCHO_COMPLEX cuComplex make_cuComplex(float x, float y) { return make_cuFloatComplex(x, y); }

LUCHO_COMPLEX cuFloatComplex cuConjf(cuFloatComplex x) { return make_cuFloatComplex(x.x, -x.y); }
LUCHO_COMPLEX cuDoubleComplex cuConj(cuDoubleComplex x) { return make_cuDoubleComplex(x.x, -x.y); }

LUCHO_COMPLEX cuFloatComplex cuCaddf(cuFloatComplex x, cuFloatComplex y) {
  return make_cuFloatComplex(x.x + y.x, x.y + y.y);
}
LUCHO_COMPLEX cuDoubleComplex cuCadd(cuDoubleComplex x, cuDoubleComplex y) {
  return make_cuDoubleComplex(x.x + y.x, x.y + y.y);
}
LUCHO_COMPLEX cuFloatComplex cuCsubf(cuFloatComplex x, cuFloatComplex y) {
  return make_cuFloatComplex(x.x - y.x, x.y - y.y);
}
LUCHO_COMPLEX cuDoubleComplex cuCsub(cuDoubleComplex x, cuDoubleComplex y) {
  return make_cuDoubleComplex(x.x - y.x, x.y - y.y);
}
LUCHO_COMPLEX cuFloatComplex cuCmulf(cuFloatComplex x, cuFloatComplex y) {
  return make_cuFloatComplex(x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x);
}
LUCHO_COMPLEX cuDoubleComplex cuCmul(cuDoubleComplex x, cuDoubleComplex y) {
  return make_cuDoubleComplex(x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x);
}

/* x + i y as x (1 + i y/x) or the other way round, whichever quotient is small (R. L. Smith, 1962): no
 * square overflows. */
LUCHO_COMPLEX cuDoubleComplex cuCdiv(cuDoubleComplex x, cuDoubleComplex y) {
  double q, d;
  if (fabs(y.x) >= fabs(y.y)) {
    q = y.y / y.x;
    d = y.x + y.y * q;
    return make_cuDoubleComplex((x.x + x.y * q) / d, (x.y - x.x * q) / d);
  }
  q = y.x / y.y;
  d = y.x * q + y.y;
  return make_cuDoubleComplex((x.x * q + x.y) / d, (x.y * q - x.x) / d);
}
/* In double, where nothing of float overflows. */
LUCHO_COMPLEX cuFloatComplex cuCdivf(cuFloatComplex x, cuFloatComplex y) {
  const double a = x.x, b = x.y, c = y.x, d = y.y, s = c * c + d * d;
  return make_cuFloatComplex((float)((a * c + b * d) / s), (float)((b * c - a * d) / s));
}

LUCHO_COMPLEX float cuCabsf(cuFloatComplex x) { return (float)hypot(x.x, x.y); }
LUCHO_COMPLEX double cuCabs(cuDoubleComplex x) { return hypot(x.x, x.y); }

LUCHO_COMPLEX cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex c) {
  return make_cuDoubleComplex((double)c.x, (double)c.y);
}
LUCHO_COMPLEX cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex c) {
  return make_cuFloatComplex((float)c.x, (float)c.y);
}

LUCHO_COMPLEX cuComplex cuCfmaf(cuComplex x, cuComplex y, cuComplex d) {
  return cuCaddf(cuCmulf(x, y), d);
}
LUCHO_COMPLEX cuDoubleComplex cuCfma(cuDoubleComplex x, cuDoubleComplex y, cuDoubleComplex d) {
  return cuCadd(cuCmul(x, y), d);
}

#undef LUCHO_COMPLEX
