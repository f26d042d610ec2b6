import * as said from '#contract/messages/en/applications.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import { isProblem } from '#contract/interview/request-kinds.ts';
import type { answerRequest as endpoint } from '#contract/interview/requests.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { ownApplication } from '../decide.ts';
import { mailRequestAnswered } from '../mails/request-answered.ts';
import { readsAdjustments } from '../present.ts';
import { deciderOf } from '../actor.ts';
import type { Terms } from '../terms-store.ts';
import { assertTold, changeInterview } from '../window/change-interview.ts';
import { type RequestRow, markAnswered, requestTo } from '../request-store.ts';

type Request = RequestOf<typeof endpoint>;

/** Grants or declines a candidate's request, and tells the candidate. Repeating the same answer changes nothing. */
export async function answerRequest(
  ctx: Context,
  caller: EmployerCaller,
  { requestId, granted, note, timeFactor }: Request,
  address: string,
): Promise<void> {
  const { companyId, actor } = deciderOf(caller);
  await inTransaction(ctx.db, async (tx) => {
    const before = await requestTo(tx, companyId, requestId);
    const isReadable = before !== null && (isProblem(before.kinds) || readsAdjustments(caller));
    if (!isReadable) throw notFound();
    const application = await ownApplication(tx, companyId, before.application_id);
    // Read again under the lock, because it may have been replaced or answered in the meantime.
    const seen = await requestTo(tx, companyId, requestId);
    if (!seen) throw notFound();
    const answer = granted ? 'granted' : 'declined';
    if (seen.answer !== null) {
      if (seen.answer === answer && seen.note === note) return;
      throw new Refusal('request.answered', said.requestAnswered());
    }
    const problem = isProblem(seen.kinds);
    if (problem && granted) throw badInput('granted', said.grantByAct());
    if (granted) {
      assertTold(application);
      const terms = grantedBy(seen.kinds, Math.max(application.time_factor, timeFactor));
      await changeInterview(ctx, tx, application, { reason: 'granted', actor, terms });
    }
    const at = ctx.clock.now();
    const { id: applicationId } = application;
    const which = problem ? { applicationId } : { applicationId, requestId };
    await markAnswered(tx, which, { answer, note, at, actor });
    if (problem)
      await recordAudit(tx, {
        at,
        companyId,
        actor: { kind: actor.kind === 'token' ? 'token' : 'member', userId: actor.id! },
        action: 'interview.trouble-declined',
        subject: { kind: 'application', id: applicationId },
        details: {},
        address,
      });
    const endsRound = granted && seen.kinds.includes('person');
    // The calendar entry has the time from before the change.
    const told = { requestId, kinds: seen.kinds, isGranted: granted, note, endsRound };
    await mailRequestAnswered(ctx, tx, application, told);
    // The AI round ends without an interview and without a penalty: people continue with the application.
    if (endsRound) await changeInterview(ctx, tx, application, { reason: 'person-instead', actor });
  });
}

/** Asking for a person or another time does not change how the interview is held. */
const grantedBy = (kinds: RequestRow['kinds'], timeFactor: number): Partial<Terms> => ({
  ...(kinds.includes('more-time') ? { time_factor: timeFactor } : {}),
  ...(kinds.includes('record-only') ? { record_only: true } : {}),
  ...(kinds.includes('breaks') ? { has_breaks: true } : {}),
  ...(kinds.includes('no-camera') ? { no_camera: true } : {}),
  ...(kinds.includes('in-writing') ? { in_writing: true } : {}),
});
