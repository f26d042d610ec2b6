import { FORMAT, type Manifest } from '#server/backup/manifest.ts';

/** What an archive says of itself, of no table and no file unless the change names some. */
export const manifestWith = (change: Partial<Manifest> = {}): Manifest => ({
  format: FORMAT,
  madeAt: '2030-03-05T10:00:00.000Z',
  engine: 'pglite',
  migrations: [],
  queueVersion: 1,
  secretFingerprint: null,
  tables: [],
  sequences: [],
  files: [],
  vanished: [],
  ...change,
});
