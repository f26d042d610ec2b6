/**
 * How the server's process is started, so that it keeps little memory: `docs/operations.md` says how much. A small heap
 * of young objects is enough. glibc keeps few pools for threads, and gives back at once what is larger than 128 KB.
 */
export const LITTLE_MEMORY = {
  flags: ['--max-semi-space-size=8'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
};

/** The environment of the server's process. What the operator has set stays. */
export const withLittleMemory = (env) => ({ ...LITTLE_MEMORY.env, ...env });
