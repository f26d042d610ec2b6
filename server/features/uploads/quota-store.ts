import { sql } from 'kysely';
import type { FileKind } from '#contract/shared/file-kinds.ts';
import type { Database } from '#server/database/database.ts';

/** The files that share one limit: those of an account, or the recordings of one interview. */
export interface Room {
  ownerId: string;
  applicationId: string | null;
}

export interface Reservation {
  id: string;
  owner_id: string;
  application_id: string | null;
  bytes: number;
  day: string | null;
  expires_at: Date;
}

/** Locks this room until the transaction ends. */
export async function lockRoom(db: Database, room: Room): Promise<void> {
  const name = `uploads ${room.applicationId ?? room.ownerId}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** Recordings only count in their interview, including those from before interviews had a room. */
export const INTERVIEW_KINDS = ['wav', 'recording'];
/** A round has one recording, whose size has its own limit. */
const NOT_COUNTED = 'roundRecording' satisfies FileKind;

/**
 * What is stored in a room, and what is being uploaded to it. A single statement, so that an upload that completes in
 * the meantime is counted as exactly one of the two.
 */
export async function usedIn(
  db: Database,
  room: Room,
  now: Date,
): Promise<{ stored: number; files: number; reserved: number }> {
  const { ownerId, applicationId } = room;
  const ofFile =
    applicationId === null
      ? sql`owner_id = ${ownerId} AND application_id IS NULL AND kind NOT IN (${sql.join(INTERVIEW_KINDS)})`
      : sql`application_id = ${applicationId} AND kind <> ${NOT_COUNTED}`;
  const { rows } = await sql<{ stored: number; files: number; reserved: number }>`
    SELECT
      (SELECT coalesce(sum(bytes), 0)::bigint FROM files WHERE ${ofFile}) AS stored,
      (SELECT count(*)::int FROM files WHERE ${ofFile}) AS files,
      (SELECT coalesce(sum(bytes), 0)::bigint FROM upload_reservations
        WHERE owner_id = ${ownerId} AND application_id IS NOT DISTINCT FROM ${applicationId}::text
          AND expires_at > ${now}) AS reserved`.execute(db);
  return rows[0]!;
}

export async function insertReservation(db: Database, reservation: Reservation): Promise<void> {
  await db.insertInto('upload_reservations').values(reservation).execute();
}

export async function renewReservation(db: Database, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable('upload_reservations').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

/** Returns whether it still existed. */
export async function deleteReservation(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('upload_reservations')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the reservations of a room that were not renewed in time, and returns them. */
export async function takeExpiredReservations(db: Database, room: Room, now: Date): Promise<Reservation[]> {
  return db
    .deleteFrom('upload_reservations')
    .where('owner_id', '=', room.ownerId)
    .where('application_id', room.applicationId === null ? 'is' : '=', room.applicationId)
    .where('expires_at', '<=', now)
    .returningAll()
    .execute();
}

/** What an account uploaded on one day. */
export async function uploadedOn(
  db: Database,
  ownerId: string,
  day: string,
): Promise<{ bytes: number; uploads: number }> {
  const row = await db
    .selectFrom('upload_days')
    .select(['bytes', 'uploads'])
    .where('owner_id', '=', ownerId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row ?? { bytes: 0, uploads: 0 };
}

/** Adds to a day's count. Negative numbers subtract. */
export async function addToDay(
  db: Database,
  ownerId: string,
  day: string,
  change: { bytes: number; uploads: number },
): Promise<void> {
  await db
    .insertInto('upload_days')
    .values({ owner_id: ownerId, day, bytes: change.bytes, uploads: change.uploads })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'day']).doUpdateSet({
        bytes: sql<number>`upload_days.bytes + excluded.bytes`,
        uploads: sql<number>`upload_days.uploads + excluded.uploads`,
      }),
    )
    .execute();
}

/** Deletes counts that no limit needs any more. */
export async function deletePastQuotas(db: Database, now: Date, firstDayKept: string): Promise<void> {
  await db.deleteFrom('upload_reservations').where('expires_at', '<=', now).execute();
  await db.deleteFrom('upload_days').where('day', '<', firstDayKept).execute();
}
