import type { RequestOf } from '#contract/endpoint.ts';
import type { reportTrouble as endpoint } from '#contract/interview-troubles.ts';
import { TROUBLES_MAX } from '#contract/limits.ts';
import { mayGiveAgain } from '#contract/stages.ts';
import { TEXTS } from '#contract/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { queueApplicationEvent } from '../events.ts';
import { mailTroubleReported } from '../mails/trouble-reported.ts';
import { type ApplicationRow, candidatesApplication } from '../store.ts';
import { insertTrouble, troublesOf } from './trouble-store.ts';

/**
 * Tells the company that something went wrong in an interview. Possible from the moment the interview opens until the
 * application is decided: also while it is taken, and after it was missed or submitted. What the candidate was told counts.
 */
export async function reportTrouble(
  ctx: Context,
  candidateId: string,
  { applicationId, text }: RequestOf<typeof endpoint>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await candidatesApplication(tx, candidateId, applicationId, { lock: true });
    if (!application) throw notFound();
    const now = ctx.clock.now();
    assertPossible(application, now);
    const waiting = (await troublesOf(tx, applicationId)).filter(({ answer }) => answer === null);
    if (waiting.some((trouble) => trouble.text === text && trouble.attempt === application.attempt)) return;
    if (waiting.length >= TROUBLES_MAX)
      throw new Refusal(
        'trouble.too-many',
        'The company has several reports of yours already. Please wait for its answer.',
      );
    const { attempt } = application;
    const row = { application_id: applicationId, attempt, text, reported_at: now };
    const troubleId = await insertTrouble(tx, row);
    await mailTroubleReported(ctx, tx, applicationId, { troubleId, text });
    // Without the words: whoever reads the webhook may be no member of the company.
    await queueApplicationEvent(ctx, tx, 'interview.trouble', application, { key: troubleId });
  });
}

function assertPossible(application: ApplicationRow, now: Date): void {
  const { told_stage: stage, told_outcome: outcome, interview_at: opensAt } = application;
  if (!mayGiveAgain({ stage, outcome })) {
    if (outcome === null) throw new Refusal('interview.not-scheduled', TEXTS.interviewNotScheduled);
    throw new Refusal('application.decided', 'This application is closed already.');
  }
  if (opensAt !== null && now < opensAt) throw new Refusal('interview.too-early', TEXTS.interviewTooEarly);
}
