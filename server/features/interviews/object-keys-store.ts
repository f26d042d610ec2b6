import type { Database } from '#server/database/database.ts';

/** The keys of all objects that rows of interviews name: the chunks of recordings, and the videos made of them. */
export async function keysOfRecordings(db: Database): Promise<string[]> {
  const pieces = await db.selectFrom('interview_pieces').select('object_key').execute();
  const videos = await db
    .selectFrom('interviews')
    .select('playable_key')
    .where('playable_key', 'is not', null)
    .execute();
  return [
    ...pieces.map(({ object_key }) => object_key),
    ...videos.flatMap(({ playable_key }) => playable_key ?? []),
  ];
}
