import { spawn } from 'node:child_process';
import os from 'node:os';

/**
 * Runs a program in this terminal and resolves with its exit code (128 + the signal's number if a signal ended it).
 * SIGTERM and SIGHUP are passed on. A terminal sends Ctrl-C to every program in it, so SIGINT is passed on only
 * without a terminal: otherwise a server would receive it twice.
 */
export function run(command, args, options = {}) {
  return start(command, args, options).ended;
}

/**
 * Like `run`, but also returns the process, so that two can run side by side. Rejects if the program cannot be
 * started.
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  const pass = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  const watch = onOrphaned(() => child.kill('SIGTERM'));
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (os.constants.signals[signal] ?? 0)));
  }).finally(() => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, pass);
  });
  return { child, ended };
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * `npm start` runs this program in a shell. The shell ends on SIGTERM without passing it on, so the end of the parent
 * process is the only sign that the operator wants this program to stop.
 */
function onOrphaned(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 250);
  return watch;
}
