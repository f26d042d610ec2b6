import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type { chooseOption, getInterviewSession, startQuestion } from '#contract/interview-session.ts';
import type { recordProctoringEvent, startInterview } from '#contract/interview.ts';
import type { TIME_FACTORS } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { type Attempt, attemptOf } from '#server/features/applications/attempt.ts';
import { endPendingDecision } from '#server/features/applications/stages/pending-decision.ts';
import { interviewOpening } from '#server/features/applications/status.ts';
import { type ApplicationRow, candidatesApplication } from '#server/features/applications/store.ts';
import type { JobQuestion } from '#server/features/jobs/question-store.ts';
import { proctoringOf } from '#server/features/jobs/store.ts';
import { filesByIds } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { assertHolds, holderFor } from './handover/holding.ts';
import { badInput, notFound } from '#server/platform/outcome.ts';
import {
  assertOpen,
  consentNeeded,
  consentedInterview,
  hasConsent,
  openApplication,
  keptFor,
  presentConsent,
} from './open.ts';
import { presentRecordings } from './present.ts';
import { chunksOf, recordingsOf } from './recording-store.ts';
import { type SessionFacts, deadlineOf, sessionAt, timesOf } from './session-state.ts';
import { assertMayTake } from './takes.ts';
import { noteQuestionPut, questionsPut } from './takes-store.ts';
import {
  answersOf,
  askedQuestions,
  insertProctoringEvent,
  interviewOf,
  noteStart,
  putChosenOption,
} from './store.ts';

/** Starts an interview: the first call stores the consent to the current version and the start time. */
export async function start(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof startInterview>,
): Promise<OutputOf<typeof startInterview>> {
  const now = ctx.clock.now();
  // Under the lock of the application, so that the interview is not moved or called off while it begins.
  const { application, startedAt } = await inTransaction(ctx.db, async (tx) => {
    const open = await openApplication(ctx, tx, candidateId, request.applicationId, {
      lock: true,
      attempt: request.attempt,
    });
    const attempt = attemptOf(open);
    // A page that was opened before the text changed can continue the interview that it started.
    const isBegun = hasConsent(await interviewOf(tx, attempt));
    await assertHolds(tx, attempt, request.holderId, now);
    if (!isBegun) {
      const present = await presentConsent(ctx, tx, open);
      if (request.consentVersion !== present) throw consentNeeded(TEXTS.consentChanged, present);
    }
    const { consentVersion } = request;
    return {
      application: await endPendingDecision(ctx, tx, open),
      startedAt: await noteStart(tx, attempt, { consentVersion, at: now }),
    };
  });
  return {
    startedAt: startedAt.toISOString(),
    serverTime: now.toISOString(),
    openUntil: application.interview_closes_at!.toISOString(),
    proctoring: await proctoringFor(ctx.db, application),
    ...timesOf(application),
    followUps: application.follow_ups,
    timeFactor: application.time_factor as (typeof TIME_FACTORS)[number],
    ...grantedOf(application),
  };
}

const grantedOf = (application: ApplicationRow) => ({
  hasBreaks: application.has_breaks,
  noCamera: application.no_camera,
  inWriting: application.in_writing,
});

/** How an interview is proctored: as its job says, unless the candidate was granted that nothing ends it. */
async function proctoringFor(db: Database, application: ApplicationRow) {
  return application.record_only ? 'record-only' : proctoringOf(db, application.job_id);
}

/** Notes that the candidate left the tab or window. The time is the server's time minus the duration. */
export async function noteEvent(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof recordProctoringEvent>,
): Promise<void> {
  const { application } = await consentedInterview(ctx, ctx.db, candidateId, request.applicationId, {
    attempt: request.attempt,
  });
  const at = new Date(ctx.clock.now().getTime() - (request.seconds ?? 0) * 1000);
  await insertProctoringEvent(ctx.db, {
    ...attemptOf(application),
    kind: request.kind,
    at,
    seconds: request.seconds,
  });
}

/** The stored session of an interview, also after it was submitted or has expired. */
export async function showSession(
  ctx: Context,
  candidateId: string,
  { applicationId, deviceId }: RequestOf<typeof getInterviewSession>,
): Promise<OutputOf<typeof getInterviewSession>> {
  const application = await candidatesApplication(ctx.db, candidateId, applicationId);
  if (!application) throw notFound();
  const now = ctx.clock.now();
  const opening = interviewOpening(application, now);
  if (opening === 'open') await openApplication(ctx, ctx.db, candidateId, applicationId);
  if (opening === 'not-scheduled' || opening === 'too-early') assertOpen(application, now);
  const holder = await holderFor(ctx.db, attemptOf(application), deviceId, now);
  return {
    ...sessionAt({ ...(await factsOf(ctx.db, application)), holder }, now),
    retention: await keptFor(ctx, ctx.db, application),
  };
}

async function factsOf(db: Database, application: ApplicationRow): Promise<Omit<SessionFacts, 'holder'>> {
  const attempt = attemptOf(application);
  const interview = await interviewOf(db, attempt);
  const answers = await answersOf(db, attempt);
  const files = await filesByIds(
    db,
    answers.map(({ audio_file_id }) => audio_file_id),
  );
  const recordings = await recordingsOf(db, attempt);
  const chunks = await chunksOf(
    db,
    recordings.map((recording) => recording.id),
  );
  return {
    attempt: attempt.attempt,
    closesAt: application.interview_closes_at!,
    startedAt: interview?.started_at ?? null,
    submittedAt: interview?.submitted_at ?? null,
    times: timesOf(application),
    followUps: {
      areAsked: application.follow_ups,
      areSettled: (interview?.follow_ups_settled_at ?? null) !== null,
    },
    granted: grantedOf(application),
    proctoring: await proctoringFor(db, application),
    // Interviews submitted before consent was required keep their receipt.
    questions: hasConsent(interview) || interview?.submitted_at ? await askedQuestions(db, attempt) : [],
    put: await questionsPut(db, attempt),
    answers: new Map(
      answers.map((answer) => [
        answer.question_id,
        {
          chosenOption: answer.chosen_option,
          path: files.get(answer.audio_file_id ?? '')?.path ?? null,
          seconds: answer.audio_seconds,
          isCutOff: answer.is_cut_off,
          take: answer.take,
          written: answer.is_written ? (answer.transcript?.text ?? '') : null,
        },
      ]),
    ),
    recordings: presentRecordings(recordings, chunks),
  };
}

/** Notes that a question is shown. Its time runs from the first call by the server's clock. */
export async function putQuestion(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof startQuestion>,
): Promise<OutputOf<typeof startQuestion>> {
  const { application } = await consentedInterview(ctx, ctx.db, candidateId, request.applicationId, {
    attempt: request.attempt,
  });
  const attempt = attemptOf(application);
  const { id, kind } = await askedQuestion(ctx.db, attempt, request.questionId);
  const now = ctx.clock.now();
  await assertHolds(ctx.db, attempt, request.holderId, now);
  const take = request.take ?? 0;
  assertMayTake(application, kind, take);
  const put = await noteQuestionPut(ctx.db, { ...attempt, questionId: id, take, at: now });
  return {
    askedAt: put.askedAt.toISOString(),
    deadline: deadlineOf(put, kind, timesOf(application)).toISOString(),
    serverTime: now.toISOString(),
  };
}

/**
 * Stores the option chosen for a question. An option that comes after the question's time counts too, because
 * the connection may have been lost; the time when it came is stored with it.
 */
export async function keepChoice(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof chooseOption>,
): Promise<void> {
  const { application } = await consentedInterview(ctx, ctx.db, candidateId, request.applicationId, {
    attempt: request.attempt,
  });
  const attempt = attemptOf(application);
  const { id, options } = await askedQuestion(ctx.db, attempt, request.questionId);
  await assertHolds(ctx.db, attempt, request.holderId, ctx.clock.now());
  if (!options?.includes(request.option)) throw badInput('option', TEXTS.notAnOption, 'answer.not-an-option');
  await putChosenOption(ctx.db, {
    ...attempt,
    questionId: id,
    option: request.option,
    at: ctx.clock.now(),
  });
}

async function askedQuestion(db: Database, attempt: Attempt, questionId: string): Promise<JobQuestion> {
  const question = (await askedQuestions(db, attempt)).find(({ id }) => id === questionId);
  if (!question) throw badInput('questionId', TEXTS.notAskedHere);
  return question;
}
