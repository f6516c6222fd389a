//! Worker processes as the measuring loop sees them: one at a time runs, all others are stopped.
//!
//! A BLAS's threads poll for a while after a call (OpenMP runtimes 200 ms by default), which would
//! disturb whoever is timed next, and to forbid the polling would slow its owner down. SIGSTOP freezes
//! a worker with all its threads as soon as it has answered; SIGCONT lets it go on just as it was.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// A call that takes longer than this hangs.
const PATIENCE: Duration = Duration::from_secs(900);

pub struct Worker {
    pub name: String,
    pub threads: usize,
    process: Option<Process>,
}

struct Process {
    child: Child,
    requests: ChildStdin,
    answers: Receiver<String>,
}

impl Worker {
    pub fn new(name: &str, threads: usize) -> Worker {
        Worker { name: name.into(), threads, process: None }
    }

    /// Sends a request to the worker, which is started if need be, and stops it after its answer.
    /// A worker that dies or hangs is gone afterwards; the next request starts a new one.
    pub fn ask(&mut self, request: &str) -> Result<String, String> {
        if self.process.is_none() {
            self.process = Some(start(&self.name, self.threads)?);
        }
        let process = self.process.as_mut().expect("started");
        let pid = process.child.id() as i32;
        signal(pid, libc::SIGCONT);
        let sent = writeln!(process.requests, "{request}");
        let answer = match sent {
            Ok(()) => process.answers.recv_timeout(PATIENCE),
            Err(_) => Err(RecvTimeoutError::Disconnected),
        };
        match answer {
            Ok(text) => {
                signal(pid, libc::SIGSTOP);
                let mut status = 0;
                // SAFETY: waits for our own child to be stopped; it is not reaped by that.
                unsafe { libc::waitpid(pid, &mut status, libc::WUNTRACED) };
                if !libc::WIFSTOPPED(status) {
                    // It has died after its answer, and is reaped.
                    self.process = None;
                }
                Ok(text)
            }
            Err(why) => {
                let mut process = self.process.take().expect("started");
                let hung = why == RecvTimeoutError::Timeout;
                let _ = process.child.kill();
                let status = process.child.wait().map_err(|e| e.to_string())?;
                Err(if hung { "does not return".into() } else { format!("died: {status}") })
            }
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.child.kill();
            let _ = process.child.wait();
        }
    }
}

fn signal(pid: i32, number: i32) {
    // SAFETY: a signal to our own child.
    unsafe { libc::kill(pid, number) };
}

fn start(name: &str, threads: usize) -> Result<Process, String> {
    let program = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut command = Command::new(program);
    command.args(["--worker", name]).stdin(Stdio::piped()).stdout(Stdio::piped());
    for variable in [
        "LUCHO_NUM_THREADS",
        "OPENBLAS_NUM_THREADS",
        "MKL_NUM_THREADS",
        "OMP_NUM_THREADS",
        "RAYON_NUM_THREADS",
    ] {
        command.env(variable, threads.to_string());
    }
    // MKL with its own OpenMP and 32-bit integers.
    command.env("MKL_THREADING_LAYER", "INTEL").env("MKL_INTERFACE_LAYER", "LP64");
    // SAFETY: prctl is safe between fork and exec. A worker must not outlive the host, which it could
    // not notice while it is stopped.
    unsafe {
        command.pre_exec(|| {
            libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
            Ok(())
        })
    };
    let mut child = command.spawn().map_err(|e| e.to_string())?;
    let requests = child.stdin.take().expect("piped");
    let output = BufReader::new(child.stdout.take().expect("piped"));
    let (send, answers) = channel();
    let owner = name.to_owned();
    std::thread::spawn(move || {
        for line in output.lines().map_while(Result::ok) {
            match line.strip_prefix("# ") {
                Some(answer) if send.send(answer.to_owned()).is_err() => break,
                Some(_) => {}
                None => eprintln!("{owner}: {line}"),
            }
        }
    });
    Ok(Process { child, requests, answers })
}
