import { RECORDING_HELD, ROUND_IS_CANCELLED } from '#contract/interview/round-recording-limits.ts';
import type { getRecordingConsent } from '#contract/interview/round-recordings.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { companyById, keptForJob } from '#server/features/companies/store.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { type Round, lockRound, roundById, setAgreed } from '../held-round-store.ts';
import { forgetRecording } from './forget.ts';
import { noteAct } from './note-act.ts';
import { isHeld } from './recording-store.ts';

type Consent = OutputOf<typeof getRecordingConsent>;

/** Whether the candidate of a round agreed to a recording. */
export async function showConsent(ctx: Context, roundId: string, db = ctx.db): Promise<Consent> {
  const round = await roundById(db, roundId);
  if (!round) throw notFound();
  const { filmDays, reportDays } = await keptForJob(db, round, ctx.clock.now());
  return {
    agreedDate: round.agreedAt?.toISOString() ?? null,
    companyName: (await companyById(db, round.companyId))?.name ?? '',
    filmDays,
    reportDays,
    hasRecording: round.isRecorded,
  };
}

/**
 * Gives or withdraws the consent. On withdrawal, the recording and its transcript are deleted in the same transaction.
 */
export async function setConsent(ctx: Context, roundId: string, agrees: boolean): Promise<Consent> {
  return inTransaction(ctx.db, async (tx) => {
    const round = await lockRound(tx, roundId);
    if (!round) throw notFound();
    if (agrees && round.cancelledAt !== null) throw new Refusal('round.cancelled', ROUND_IS_CANCELLED());
    if (agrees !== (round.agreedAt !== null)) {
      await setAgreed(tx, round.id, agrees ? ctx.clock.now() : null);
      if (!agrees) {
        await refuseHeld(tx, round);
        await forgetRecording(ctx, tx, round);
      }
      const action = agrees ? 'round-recording.agreed' : 'round-recording.withdrawn';
      await noteAct(ctx, tx, { kind: 'candidate', id: round.candidateId }, round, action);
    }
    return showConsent(ctx, roundId, tx);
  });
}

/** A legal hold on one of a person's applications keeps everything that the company has about the person. */
export async function refuseHeld(tx: Database, round: Round): Promise<void> {
  if (round.isRecorded && (await isHeld(tx, round)))
    throw new Refusal('erasure.legal-hold', RECORDING_HELD());
}
