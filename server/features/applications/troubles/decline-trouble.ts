import type { RequestOf } from '#contract/endpoint.ts';
import type { declineTrouble as endpoint } from '#contract/interview-troubles.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { ownApplication } from '../decide.ts';
import { mailTroubleDeclined } from '../mails/trouble-declined.ts';
import type { Decider } from '../stages/actor.ts';
import { answerTroubles } from './trouble-store.ts';

/** Answers the reports of trouble that wait, without giving the interview again. */
export async function declineTrouble(
  ctx: Context,
  { companyId, actor }: Decider,
  { applicationId, note }: RequestOf<typeof endpoint>,
  address: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await ownApplication(tx, companyId, applicationId);
    const at = ctx.clock.now();
    const answered = await answerTroubles(tx, applicationId, { answer: 'declined', text: note, at, actor });
    if (answered === 0)
      throw new Refusal('trouble.none', 'No report of trouble waits for an answer. Somebody was faster.');
    await recordAudit(tx, {
      at,
      companyId,
      actor: { kind: actor.kind === 'token' ? 'token' : 'member', userId: actor.id! },
      action: 'interview.trouble-declined',
      subject: { kind: 'application', id: applicationId },
      details: {},
      address,
    });
    await mailTroubleDeclined(ctx, tx, applicationId, { note, at });
  });
}
