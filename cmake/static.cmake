# cmake -DFROM=<archive> -DTO=<archive> -DAR= -DNM= -DOBJCOPY= -P static.cmake: copies the static library
# and makes the handlers weak that a program may define itself. Only their definitions: a weak reference
# would not draw the definition out of the archive.
set(handlers xerbla_ xerbla_64_ cblas_xerbla cblas_xerbla64_ LAPACKE_xerbla LAPACKE_xerbla64_ RowMajorStrg)

if(EXISTS ${TO} AND NOT ${FROM} IS_NEWER_THAN ${TO})
  return()
endif()
set(work ${TO}.work)
file(REMOVE_RECURSE ${work})
file(MAKE_DIRECTORY ${work})

function(run)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${work} OUTPUT_VARIABLE output ERROR_VARIABLE ignored
    COMMAND_ERROR_IS_FATAL ANY)
  set(output "${output}" PARENT_SCOPE)
endfunction()

# Rust's own members carry bitcode besides; of those, ar would see nothing else where LLVM's plugin is installed.
run(${OBJCOPY} --remove-section=.llvmbc --remove-section=.llvmcmd ${FROM} new.a)
# Lines "archive:member:address T name".
run(${NM} -A --defined-only -g new.a)
foreach(handler ${handlers})
  if(NOT output MATCHES "new\\.a:([^:\n]+):[0-9a-f]+ [A-Z] ${handler}\n")
    message(FATAL_ERROR "${FROM} does not define ${handler}")
  endif()
  list(APPEND members ${CMAKE_MATCH_1})
  list(APPEND options_${CMAKE_MATCH_1} --weaken-symbol=${handler})
endforeach()
list(REMOVE_DUPLICATES members)
run(${AR} x new.a ${members})
foreach(member ${members})
  run(${OBJCOPY} ${options_${member}} ${member})
endforeach()
run(${AR} r new.a ${members})
file(RENAME ${work}/new.a ${TO})
file(REMOVE_RECURSE ${work})
