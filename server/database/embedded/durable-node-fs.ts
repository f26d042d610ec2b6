import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];
type EngineModule = Awaited<ReturnType<Init>>['emscriptenOpts'];

interface OpenFile {
  path: string;
  nfd: number;
  node: { mode: number };
}

interface MountedNodeFs {
  stream_ops: { fsync?: (file: OpenFile) => number };
  tryFSOperation<T>(operation: () => T): T;
}

/** Start parameters that make PostgreSQL call fsync, the only sync call that reaches the file system here. */
export function durableStartParameters(defaults: string[]): string[] {
  return [
    ...defaults.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    // PostgreSQL keeps old log segments up to this size. The default of a gigabyte is too much for a small host.
    '-c',
    'max_wal_size=128MB',
    '-c',
    'min_wal_size=32MB',
    // A reused segment keeps its old bytes until they are overwritten, including data of erased people.
    '-c',
    'wal_recycle=off',
    // The default of 128 MB fills within minutes and is never released. The system caches the same file pages in
    // memory as long as nothing else needs it.
    '-c',
    'shared_buffers=32MB',
  ];
}

/**
 * PGlite's file system on disk, with an fsync that reaches the disk: at every commit for the log, at every checkpoint
 * for tables. PGlite's own fsync does nothing, so a power cut would lose acknowledged commits. `onSync` is called with
 * the path of each file that was made durable.
 */
export class DurableNodeFS extends NodeFS {
  #onSync: (path: string) => void;

  constructor(folder: string, onSync: (path: string) => void) {
    super(folder);
    this.#onSync = onSync;
  }

  override async init(...parameters: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(...parameters);
    const attachFsync = (module: EngineModule): void => {
      // Emscripten's type lacks the members used here.
      const mounted = module.NODEFS as unknown as MountedNodeFs;
      mounted.stream_ops.fsync = (file) => {
        const isFile = (file.node.mode & fs.constants.S_IFMT) === fs.constants.S_IFREG;
        mounted.tryFSOperation(() => (isFile ? fs.fdatasyncSync(file.nfd) : fs.fsyncSync(file.nfd)));
        this.#onSync(file.path);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), attachFsync] } };
  }
}
