import { z } from 'zod';

/** Goes up when an older program could not read the archive. */
export const FORMAT = 1;

const count = z.number().int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

/** The last file of an archive, which lists its contents. */
export const manifestSchema = z.object({
  format: z.number(),
  madeAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** The migrations that its database had. */
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  /** The version of the queue's tables. */
  queueVersion: z.number(),
  /** Distinguishes two secrets without revealing them. Null if the secret was not known. */
  secretFingerprint: z.string().nullable(),
  tables: z.array(
    z.object({
      schema: name,
      name,
      columns: z.array(z.object({ name, type: z.string(), isText: z.boolean() })),
      key: z.array(name),
      partitions: z.array(
        z.object({ name, bound: z.string().regex(/^(?:DEFAULT|FOR VALUES [\w ,:'()+.-]{1,200})$/) }),
      ),
      rows: count,
      bytes: count,
      sha256,
    }),
  ),
  sequences: z.array(
    z.object({ schema: name, name, lastValue: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() }),
  ),
  files: z.array(z.object({ key: z.string(), bytes: count, sha256 })),
  /** Files that were deleted while the backup was being made. */
  vanished: z.array(z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;
export type ArchivedFile = Manifest['files'][number];
