/**
 * How the server's process is started.
 *
 * It uses little memory (`docs/operations.md` says how much): a small heap for young objects is enough, and glibc
 * keeps few memory pools for threads, and frees anything larger than 128 KB at once.
 *
 * V8 frees no compiled WebAssembly, because doing so may crash the process: "Check failed: jit_page.has_value()"
 * (https://github.com/nodejs/node/issues/64500). Node itself uses WebAssembly, to strip the types from our files.
 */
export const SERVER_PROCESS = {
  flags: ['--max-semi-space-size=8', '--no-wasm-code-gc'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
};

/** The environment of the server's process. The operator's own settings take precedence. */
export const serverEnvironment = (env) => ({ ...SERVER_PROCESS.env, ...env });
