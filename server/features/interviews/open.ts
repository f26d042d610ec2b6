import type { ConsentNeeded, RefusalCode } from '#contract/shared/refusals.ts';
import { type KeptFor, consentVersionOf } from '#contract/privacy/retention.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Said, say } from '#contract/messages/message.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import type { Database } from '#server/database/database.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import { type Opening, interviewOpening } from '#server/features/applications/status.ts';
import { type ApplicationRow, candidatesApplication } from '#server/features/applications/store.ts';
import { keptForJob } from '#server/features/companies/store.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { type InterviewRow, interviewOf, openInterview } from './store.ts';

const REASONS: Record<Exclude<Opening, 'open' | 'expired'>, [RefusalCode, Said]> = {
  'not-scheduled': ['interview.not-scheduled', refusals.interviewNotScheduled],
  'too-early': ['interview.too-early', refusals.interviewTooEarly],
  submitted: ['interview.already-submitted', TEXTS.interviewAlreadySubmitted],
};

/** Throws a Refusal with the reason unless the interview may be taken now, by the server's clock. */
export function assertOpen(application: Parameters<typeof interviewOpening>[0], now: Date): void {
  const opening = interviewOpening(application, now);
  if (opening === 'expired')
    throw new Refusal('interview.expired', refusals.interviewExpired({ days: application.open_days }));
  if (opening === 'open') return;
  const [code, sentence] = REASONS[opening];
  throw new Refusal(code, say(sentence));
}

interface Opened {
  /** Locks the application's row until the transaction ends. */
  lock?: boolean;
  /** The attempt that the caller means. Missing if the client does not name one. */
  attempt?: number | undefined;
}

/** Refuses a call for an attempt that another one has replaced, so that nothing is written. */
export function assertPresentAttempt(present: number, meant: number | undefined): void {
  if (meant !== undefined && meant !== present)
    throw new Refusal('interview.given-again', refusals.interviewGivenAgain());
}

/** A candidate's own application whose interview may be taken now. Its questions are fixed by this call. */
export async function openApplication(
  ctx: Context,
  db: Database,
  candidateId: string,
  applicationId: string,
  options: Opened = {},
): Promise<ApplicationRow> {
  const application = await candidatesApplication(db, candidateId, applicationId, options);
  if (!application) throw notFound();
  assertPresentAttempt(application.attempt, options.attempt);
  assertOpen(application, ctx.clock.now());
  await openInterview(db, application);
  return application;
}

/** The refusal for a candidate who has not given the current consent. startInterview expects its version. */
export function consentNeeded(message: string, consentVersion: string): Refusal {
  const data: ConsentNeeded = { consentVersion };
  return new Refusal('interview.consent-needed', message, data);
}

type OfJob = Pick<ApplicationRow, 'employer_id' | 'job_id'>;

/** How long the data of this application is kept. */
export const keptFor = (ctx: Context, db: Database, { employer_id, job_id }: OfJob): Promise<KeptFor> =>
  keptForJob(db, { companyId: employer_id, jobId: job_id }, ctx.clock.now());

/** The version of the consent that the candidate would give now. */
export const presentConsent = async (ctx: Context, db: Database, application: OfJob): Promise<string> =>
  consentVersionOf(await keptFor(ctx, db, application));

/**
 * An open interview that the candidate has consented to. The version at the start counts: an interview in progress
 * continues if the text of the consent changes.
 */
export async function consentedInterview(
  ctx: Context,
  db: Database,
  candidateId: string,
  applicationId: string,
  options: Opened = {},
): Promise<{ application: ApplicationRow; interview: InterviewRow }> {
  const application = await openApplication(ctx, db, candidateId, applicationId, options);
  const interview = await interviewOf(db, attemptOf(application));
  if (!interview || !hasConsent(interview))
    throw consentNeeded(refusals.consentNeeded(), await presentConsent(ctx, db, application));
  return { application, interview };
}

export function hasConsent(interview: Pick<InterviewRow, 'consent_version'> | null): boolean {
  return interview !== null && interview.consent_version !== null;
}
