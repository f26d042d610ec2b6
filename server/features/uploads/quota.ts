import { randomUUID } from 'node:crypto';
import * as said from '#contract/messages/en/uploads.ts';
import { locale } from '#contract/messages/message.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Failure } from '#server/platform/outcome.ts';
import { deleteObjects } from './delete-objects.ts';
import {
  type Reservation,
  type Room,
  addToDay,
  deletePastQuotas,
  deleteReservation,
  insertReservation,
  lockRoom,
  renewReservation,
  takeExpiredReservations,
  uploadedOn,
  usedIn,
} from './quota-store.ts';
import { takeUnusedFiles } from './unused-store.ts';

/** The limits of one interview's recordings: their size, and how many there may be before unused ones are deleted. */
export interface InterviewRoom {
  applicationId: string;
  bytes: number;
  files: number;
}

const MB = 1024 * 1024;
/** A reservation ends this long after the last activity of its upload. */
const LEASE_MS = 120_000;
const RENEW_EVERY_MS = 40_000;
/** A form may contain an upload that is not saved yet, so only older files are deleted to free space. */
const UNUSED_KEPT_AT_LEAST_MS = HOUR_MS;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Reserves space for an upload of at most `bytes` before any of it is stored, so that simultaneous uploads never exceed
 * the limit. Unused files are deleted to free space, oldest first. If there is not enough space, throws a Failure that
 * names the limit and changes nothing.
 */
export async function reserve(
  ctx: Context,
  ownerId: string,
  bytes: number,
  interview: InterviewRoom | null,
): Promise<Reservation> {
  const room: Room = { ownerId, applicationId: interview?.applicationId ?? null };
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    await lockRoom(tx, room);
    for (const expired of await takeExpiredReservations(tx, room, now)) await giveDayBack(tx, expired, 1);
    const day = interview ? null : dayOf(now);
    if (day !== null) {
      await requireDay(ctx, tx, ownerId, { day, bytes, now });
      await addToDay(tx, ownerId, day, { bytes, uploads: 1 });
    }
    await makeRoom(ctx, tx, room, { bytes, now, interview });
    const reservation: Reservation = {
      id: randomUUID(),
      owner_id: ownerId,
      application_id: room.applicationId,
      bytes,
      day,
      expires_at: new Date(now.getTime() + LEASE_MS),
    };
    await insertReservation(tx, reservation);
    return reservation;
  });
}

async function requireDay(
  ctx: Context,
  tx: Database,
  ownerId: string,
  upload: { day: string; bytes: number; now: Date },
): Promise<void> {
  const { dailyUploadMb, dailyUploads } = ctx.config;
  const today = await uploadedOn(tx, ownerId, upload.day);
  const isTooMany = today.uploads >= dailyUploads;
  if (!isTooMany && today.bytes + upload.bytes <= dailyUploadMb * MB) return;
  const remaining = DAY_MS - (upload.now.getTime() % DAY_MS);
  const hours = Math.ceil(remaining / HOUR_MS);
  throw new Failure(
    'upload.daily-limit',
    isTooMany
      ? said.dailyFiles({ max: dailyUploads, hours })
      : said.dailySize({ max: inUnits(dailyUploadMb * MB), hours }),
    [],
    Math.ceil(remaining / 1000),
  );
}

async function makeRoom(
  ctx: Context,
  tx: Database,
  room: Room,
  upload: { bytes: number; now: Date; interview: InterviewRoom | null },
): Promise<void> {
  const { bytes, now, interview } = upload;
  const limit = interview?.bytes ?? ctx.config.accountStorageMb * MB;
  const before = interview ? now : new Date(now.getTime() - UNUSED_KEPT_AT_LEAST_MS);
  for (;;) {
    const used = await usedIn(tx, room, now);
    const hasPlace = interview === null || used.files < interview.files;
    if (hasPlace && used.stored + used.reserved + bytes <= limit) return;
    const keys = await takeUnusedFiles(tx, before, 1, room);
    if (keys.length > 0) {
      await ctx.tasks.queue(tx, deleteObjects, { keys });
      continue;
    }
    if (!interview) {
      const remaining = Math.max(0, limit - used.stored - used.reserved);
      throw new Failure('upload.no-room', said.noRoom({ max: inUnits(limit), left: inUnits(remaining) }));
    }
    if (!hasPlace || used.stored + bytes > limit) {
      throw new Failure('upload.no-room', said.recordingsTooLarge());
    }
    // A running upload may be interrupted, or it may be this same recording, sent over a lost connection.
    throw new Failure('upload.another-on-its-way', said.anotherOnItsWay(), [], 15);
  }
}

/** Renews a reservation during its upload. Call the returned function to stop. */
export function keepReserved(ctx: Context, reservation: Reservation): () => void {
  const timer = setInterval(() => {
    const until = new Date(ctx.clock.now().getTime() + LEASE_MS);
    renewReservation(ctx.db, reservation.id, until).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'an upload’s reservation could not be renewed'),
    );
  }, RENEW_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Ends a reservation whose file is stored in the same transaction. From now on the file counts, with its own size. */
export async function settle(tx: Database, reservation: Reservation, storedBytes: number): Promise<void> {
  const isThere = await deleteReservation(tx, reservation.id);
  if (!isThere || reservation.day === null) return;
  const bytes = storedBytes - reservation.bytes;
  await addToDay(tx, reservation.owner_id, reservation.day, { bytes, uploads: 0 });
}

/**
 * Ends a reservation without a stored file. A refused file counts as one of the day's uploads, an interrupted upload
 * does not.
 */
export async function giveBack(
  ctx: Context,
  reservation: Reservation,
  options: { countsAsUpload: boolean },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await deleteReservation(tx, reservation.id))) return;
    await giveDayBack(tx, reservation, options.countsAsUpload ? 0 : 1);
  });
}

async function giveDayBack(tx: Database, reservation: Reservation, uploads: 0 | 1): Promise<void> {
  const { owner_id: ownerId, day, bytes } = reservation;
  if (day !== null) await addToDay(tx, ownerId, day, { bytes: -bytes, uploads: -uploads });
}

export async function forgetPastQuotas(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  await deletePastQuotas(ctx.db, now, dayOf(new Date(now.getTime() - 7 * DAY_MS)));
}

/** '2 GB', '512 MB', '1.5 GB', '0 MB', rounded down. */
function inUnits(bytes: number): string {
  const [size, unit] = bytes >= 1024 * MB ? [bytes / (1024 * MB), 'GB'] : [bytes / MB, 'MB'];
  return `${new Intl.NumberFormat(locale()).format(Math.floor(size * 10) / 10)} ${unit}`;
}
