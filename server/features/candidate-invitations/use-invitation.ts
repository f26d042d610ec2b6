import { inLanguage } from '#server/platform/language.ts';
import * as said from '#contract/messages/en/candidate-invitations.ts';
import type { KnownSource } from '#contract/job/source.ts';
import type { Database } from '#server/database/database.ts';
import { type Applied, afterApplying } from '#server/features/applications/after-applying.ts';
import { ownApplication } from '#server/features/applications/decide.ts';
import { SYSTEM } from '#server/features/applications/actor.ts';
import { setSource } from '#server/features/applications/store.ts';
import { schedule } from '#server/features/applications/window/schedule.ts';
import type { Context } from '#server/platform/context.ts';
import { openDaysOf } from './state.ts';
import { changeInvitation, lockUsable } from './store.ts';

/** The note in the application's history. Its readers are not the people who cause it. */
const note = () => inLanguage('en', () => said.invitedNote());

/**
 * Runs when an invited candidate has applied. An invitation to the interview was the decision, so the interview is
 * scheduled at once, in the window of the invitation.
 */
async function useInvitations(ctx: Context, tx: Database, applied: Applied): Promise<void> {
  const now = ctx.clock.now();
  const { id, candidate_id: candidateId, job_id: jobId, employer_id: companyId } = applied;
  const [used, ...others] = await lockUsable(tx, { candidateId, jobId, now });
  if (!used) return;
  for (const invitation of [used, ...others])
    await changeInvitation(tx, invitation.id, { applied_at: now, application_id: id });
  await setSource(tx, id, 'invitation' satisfies KnownSource);
  if (used.interview_at === null) return;
  const actor = used.invited_by === null ? SYSTEM : ({ kind: 'member', id: used.invited_by } as const);
  const application = await ownApplication(tx, companyId, id);
  await schedule(ctx, tx, application, {
    at: used.interview_at,
    actor,
    note: note(),
    openDays: openDaysOf(used.interview_at, used.expires_at),
  });
}

afterApplying(useInvitations);
