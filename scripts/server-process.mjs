/**
 * How the server's process is started.
 *
 * It keeps little memory (`docs/operations.md` says how much): a small heap of young objects is enough, and glibc keeps
 * few pools for threads, and gives back at once what is larger than 128 KB.
 *
 * V8 frees no compiled WebAssembly, because it may end the process meanwhile: "Check failed: jit_page.has_value()"
 * (https://github.com/nodejs/node/issues/64500). Node itself has such code, which strips the types of our files.
 */
export const SERVER_PROCESS = {
  flags: ['--max-semi-space-size=8', '--no-wasm-code-gc'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
};

/** The environment of the server's process. What the operator has set stays. */
export const serverEnvironment = (env) => ({ ...SERVER_PROCESS.env, ...env });
