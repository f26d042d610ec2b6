import { type Database, inTransaction } from '#server/database/database.ts';
import { employersApplication } from '#server/features/applications/store.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { forgetRecordingsOf } from '#server/features/rounds/recordings/forget.ts';
import type { Context } from '#server/platform/context.ts';
import { eraseApplication, eraseFilm, eraseInterview } from './erase-subject.ts';
import { type DueApplication, type DuePart, dueApplications } from './retain-store.ts';
import { retainTask } from './tasks.ts';

const AT_A_TIME = 100;

const eraseRounds =
  (options: { keepsWords: boolean }) => async (ctx: Context, tx: Database, due: DueApplication) => {
    await forgetRecordingsOf(ctx, tx, due, options);
    await recordAudit(tx, {
      at: ctx.clock.now(),
      companyId: due.employer_id,
      actor: { kind: 'system' },
      action: 'round-recording.removed',
      subject: { kind: 'application', id: due.id },
    });
  };

/** The whole before its parts, so that nothing is deleted twice. */
const ERASE: [DuePart, (ctx: Context, tx: Database, due: DueApplication) => Promise<unknown>][] = [
  ['application', eraseApplication],
  ['interview', eraseInterview],
  ['film', eraseFilm],
  ['roundTranscript', eraseRounds({ keepsWords: false })],
  ['roundRecording', eraseRounds({ keepsWords: true })],
];

/** Runs every night, and again at once while there is more. Safe to repeat, because deleted data is no longer due. */
export async function applyRetention(ctx: Context): Promise<void> {
  let isMore = false;
  for (const [part, erase] of ERASE) {
    const due = await dueApplications(ctx.db, part, { now: ctx.clock.now(), limit: AT_A_TIME });
    for (const one of due) await eraseIfDue(ctx, part, one, erase);
    if (due.length > 0) ctx.log.info({ part, count: due.length }, 'kept long enough, and deleted');
    isMore ||= due.length === AT_A_TIME;
  }
  if (isMore) await ctx.tasks.queue(ctx.db, retainTask, {});
}

/** Locks the row, because a legal hold may have been set or the interview given again in the meantime. */
async function eraseIfDue(
  ctx: Context,
  part: DuePart,
  { id, employer_id: companyId }: DueApplication,
  erase: (typeof ERASE)[number][1],
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await employersApplication(tx, companyId, id, { lock: true }))) return;
    const [due] = await dueApplications(tx, part, { now: ctx.clock.now(), limit: 1, id });
    if (due) await erase(ctx, tx, due);
  });
}
