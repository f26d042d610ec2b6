import { spawn } from 'node:child_process';
import os from 'node:os';

/**
 * Runs a program in this terminal and resolves with its exit code (128 + the signal's number where a signal ended it).
 * SIGTERM and SIGHUP are passed on. A Ctrl-C reaches every program of the terminal by itself, so SIGINT is passed on
 * only where there is no terminal: a server must not take one key press for two.
 */
export function run(command, args, options = {}) {
  return start(command, args, options).ended;
}

/** The same, with the process itself, for those who run two side by side. Rejects where the program can't be started. */
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
 * `npm start` stands between the operator and us with a shell that keeps a SIGTERM to itself and dies of it: our parent's
 * end is the only sign of the operator's wish that we get.
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
