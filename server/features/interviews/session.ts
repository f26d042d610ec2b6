import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type { recordProctoringEvent, startInterview } from '#contract/interview.ts';
import { CONSENT_VERSION, INTERVIEW_EXPIRY_MS } from '#contract/limits.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { openApplication } from './open.ts';
import { insertProctoringEvent, noteStart, proctoringOf } from './store.ts';

/** Begins an interview: consent and start are kept as of the first call. */
export async function start(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof startInterview>,
): Promise<OutputOf<typeof startInterview>> {
  if (request.consentVersion !== CONSENT_VERSION) {
    throw new Refusal(
      'The consent has changed since this page was opened. Please reload it and read it again.',
    );
  }
  const application = await openApplication(ctx, ctx.db, candidateId, request.applicationId);
  const now = ctx.clock.now();
  const startedAt = await noteStart(ctx.db, application.id, {
    consentVersion: request.consentVersion,
    at: now,
  });
  return {
    startedAt: startedAt.toISOString(),
    serverTime: now.toISOString(),
    openUntil: new Date(application.interview_at!.getTime() + INTERVIEW_EXPIRY_MS).toISOString(),
    proctoring: await proctoringOf(ctx.db, application.job_id),
  };
}

/** Notes that the candidate left the tab or window, at the server's time less how long it lasted. */
export async function noteEvent(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof recordProctoringEvent>,
): Promise<void> {
  const application = await openApplication(ctx, ctx.db, candidateId, request.applicationId);
  const at = new Date(ctx.clock.now().getTime() - (request.seconds ?? 0) * 1000);
  await insertProctoringEvent(ctx.db, {
    applicationId: application.id,
    kind: request.kind,
    at,
    seconds: request.seconds,
  });
}
