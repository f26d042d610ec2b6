import type { Selectable } from 'kysely';
import type { CaptionCue } from '#contract/interview/captions.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { storedCues } from './stored-captions.ts';

export type HeardState = Selectable<Schema['captions']>['state'];

export interface Captions {
  state: HeardState;
  cues: CaptionCue[];
  isCorrected: boolean;
}

/** The captions of a file. Null if it has not been transcribed yet. */
export async function captionsOf(db: Database, fileId: string): Promise<Captions | null> {
  const row = await db
    .selectFrom('captions')
    .select(['state', 'cues', 'corrected_at'])
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  if (!row) return null;
  const { state, cues, corrected_at } = row;
  return { state, cues: storedCues.read(cues, fileId), isCorrected: corrected_at !== null };
}

/** Stores the result of the transcription, unless the file already has captions or no longer exists. */
export async function keepHeard(
  db: Database,
  fileId: string,
  { state, cues, at }: { state: HeardState; cues: readonly CaptionCue[]; at: Date },
): Promise<void> {
  await db
    .insertInto('captions')
    .columns(['file_id', 'state', 'cues', 'made_at'])
    .expression(({ selectFrom, val, cast }) =>
      selectFrom('files')
        .select([
          'files.id',
          cast<HeardState>(val(state), 'text').as('state'),
          cast<unknown>(val(storedCues.write([...cues])), 'jsonb').as('cues'),
          cast<Date>(val(at), 'timestamptz').as('made_at'),
        ])
        .where('files.id', '=', fileId),
    )
    .onConflict((conflict) => conflict.column('file_id').doNothing())
    .execute();
}

/** Replaces the captions of a file with those that a person corrected. */
export async function keepCorrected(
  db: Database,
  fileId: string,
  cues: readonly CaptionCue[],
  at: Date,
): Promise<void> {
  const values = {
    state: cues.length > 0 ? ('ready' as const) : ('noWords' as const),
    cues: storedCues.write([...cues]),
    corrected_at: at,
  };
  await db
    .insertInto('captions')
    .values({ file_id: fileId, made_at: at, ...values })
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet(values))
    .execute();
}

/** Videos that were uploaded before `before` and are not transcribed yet, newest first. */
export async function unheardFilms(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .leftJoin('captions', 'captions.file_id', 'files.id')
    .select('files.id')
    .where('files.kind', '=', 'video')
    .where('files.created_at', '<', before)
    .where('captions.file_id', 'is', null)
    .orderBy('files.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
