import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { skipFollowUp as skipEndpoint } from '#contract/interview/follow-ups.ts';
import type {
  InterviewSession,
  beginAnswer,
  chooseOption,
  getInterviewSession,
  startQuestion,
  writeAnswer,
} from '#contract/interview/interview-session.ts';
import type {
  getQuestionsForInterview,
  recordProctoringEvent,
  startInterview,
} from '#contract/interview/interview.ts';
import type { TIME_FACTORS } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { type Attempt, attemptOf } from '#server/features/applications/attempt.ts';
import { endPendingDecision } from '#server/features/applications/stages/pending-decision.ts';
import { interviewOpening } from '#server/features/applications/status.ts';
import {
  type ApplicationRow,
  applicationForJob,
  candidatesApplication,
} from '#server/features/applications/store.ts';
import { proctoringOf } from '#server/features/jobs/store.ts';
import { filesByIds } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { offerIn } from '#server/platform/speech/offer-in.ts';
import { beginPart } from './handover/holder-store.ts';
import { assertHolds, holderFor, turnOf } from './handover/holding.ts';
import {
  assertOpen,
  consentNeeded,
  consentedInterview,
  hasConsent,
  openApplication,
  keptFor,
  presentConsent,
} from './open.ts';
import { chunksOf, recordingsOf } from './recording-store.ts';
import { assertMayTake, deadlineOf, timesOf } from './session-state.ts';
import { noteQuestionPut, noteSkipped, questionsPut } from './takes-store.ts';
import {
  answersOf,
  askedQuestions,
  insertProctoringEvent,
  interviewOf,
  noteStart,
  putChosenOption,
  putWrittenAnswer,
} from './store.ts';

/** Starts an interview. The first call stores the start time and the consent to the current version. */
export async function start(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof startInterview>,
): Promise<OutputOf<typeof startInterview>> {
  const now = ctx.clock.now();
  // Locks the application, so that the interview is not moved or cancelled while it begins.
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
      if (request.consentVersion !== present) throw consentNeeded(refusals.consentChanged(), present);
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
    ...languageOf(ctx, application),
    timeFactor: application.time_factor as (typeof TIME_FACTORS)[number],
    ...grantedOf(application),
  };
}

const languageOf = ({ speech }: Context, { language }: ApplicationRow) => ({
  language,
  offer: offerIn(speech, language),
});

const grantedOf = (application: ApplicationRow) => ({
  hasBreaks: application.has_breaks,
  noCamera: application.no_camera,
  inWriting: application.in_writing,
});

/** How an interview is proctored: by the job's setting, unless the candidate was granted that nothing ends it. */
async function proctoringFor(db: Database, application: ApplicationRow) {
  return application.record_only ? 'record-only' : proctoringOf(db, application.job_id);
}

/** Notes that the candidate left the tab or window. The stored time is the server's time minus the duration. */
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

/** The stored session of an interview, even after it was submitted or has expired. */
export async function showSession(
  ctx: Context,
  candidateId: string,
  { applicationId, deviceId }: RequestOf<typeof getInterviewSession>,
): Promise<OutputOf<typeof getInterviewSession>> {
  const { db } = ctx;
  const application = await candidatesApplication(db, candidateId, applicationId);
  if (!application) throw notFound();
  const now = ctx.clock.now();
  const opening = interviewOpening(application, now);
  if (opening === 'open') await openApplication(ctx, db, candidateId, applicationId);
  if (opening === 'not-scheduled' || opening === 'too-early') assertOpen(application, now);
  const attempt = attemptOf(application);
  const interview = await interviewOf(db, attempt);
  return {
    serverTime: now.toISOString(),
    attempt: attempt.attempt,
    startedAt: interview?.started_at?.toISOString() ?? null,
    openUntil: application.interview_closes_at!.toISOString(),
    submittedAt: interview?.submitted_at?.toISOString() ?? null,
    holder: await holderFor(db, attempt, deviceId, now),
    proctoring: await proctoringFor(db, application),
    ...timesOf(application),
    ...grantedOf(application),
    followUps: application.follow_ups,
    ...languageOf(ctx, application),
    isFollowUpsSettled: !application.follow_ups || interview?.follow_ups_settled_at instanceof Date,
    retention: await keptFor(ctx, db, application),
    questions: hasConsent(interview) ? await questionsOfSession(db, application) : [],
    recordings: await recordingsOfSession(db, attempt),
  };
}

async function questionsOfSession(
  db: Database,
  application: ApplicationRow,
): Promise<InterviewSession['questions']> {
  const attempt = attemptOf(application);
  const questions = await askedQuestions(db, attempt);
  const spoken = questions.filter(({ kind }) => kind !== 'mcq');
  const puts = await questionsPut(db, attempt);
  const answers = new Map((await answersOf(db, attempt)).map((answer) => [answer.question_id, answer]));
  const files = await filesByIds(
    db,
    [...answers.values()].map(({ audio_file_id }) => audio_file_id),
  );
  return questions.map((question) => {
    const { id, kind, followUpOf } = question;
    const put = puts.get(id);
    const answer = answers.get(id);
    return {
      questionId: id,
      kind,
      ordinal: kind === 'mcq' ? null : spoken.indexOf(question) + 1,
      askedAt: put?.askedAt.toISOString() ?? null,
      deadline: put ? deadlineOf(put, kind, timesOf(application)).toISOString() : null,
      take: put?.take ?? 0,
      chosenOption: answer?.chosen_option ?? null,
      answerPath: files.get(answer?.audio_file_id ?? '')?.path ?? null,
      answerSeconds: answer?.audio_seconds ?? null,
      ...(answer?.is_cut_off ? { isCutOff: true } : {}),
      answerTake: answer?.take ?? 0,
      writtenAnswer: answer?.is_written ? (answer.transcript?.text ?? '') : null,
      ...(followUpOf === null ? {} : { followUpOf, isSkipped: put?.isSkipped ?? false }),
    };
  });
}

async function recordingsOfSession(db: Database, attempt: Attempt): Promise<InterviewSession['recordings']> {
  const recordings = await recordingsOf(db, attempt);
  const ids = recordings.map(({ id }) => id);
  const chunks = Map.groupBy(await chunksOf(db, ids), (chunk) => chunk.recording_id);
  return recordings.map((recording) => ({
    recordingId: recording.id,
    mimeType: recording.mime_type,
    bytes: recording.bytes,
    pieces: (chunks.get(recording.id) ?? []).map(({ start_byte, bytes, sha256 }) => ({
      offset: start_byte,
      bytes,
      sha256,
    })),
    isComplete: recording.completed_at !== null,
  }));
}

/** The questions of an interview that has consent and may be taken now, never with the reference answers. */
export async function questionsToAsk(
  ctx: Context,
  candidateId: string,
  jobId: string,
): Promise<OutputOf<typeof getQuestionsForInterview>> {
  const found = await applicationForJob(ctx.db, candidateId, jobId);
  if (!found) throw notFound();
  const { application } = await consentedInterview(ctx, ctx.db, candidateId, found.id);
  const questions = await askedQuestions(ctx.db, attemptOf(application));
  const named = questions.map((question) => ({ ...question, _id: question.id, name: question.question }));
  const spoken = (kind: 'skill' | 'personal') =>
    named
      .filter((question) => question.kind === kind && question.followUpOf === null)
      .map(({ _id, name }) => ({ _id, name }));
  const followUps = named.filter(({ followUpOf }) => followUpOf !== null);
  return {
    mcqQuestion: named
      .filter(({ kind }) => kind === 'mcq')
      .map(({ _id, name, options }) => ({ _id, name, options: options ?? [] })),
    skillBasedQuestions: spoken('skill'),
    personalQuestions: spoken('personal'),
    ...(followUps.length === 0
      ? {}
      : { followUpQuestions: followUps.map(({ _id, name }) => ({ _id, name })) }),
  };
}

/** The open interview and the question that a call is about. Refuses a page that does not hold the interview. */
async function aboutQuestion(
  ctx: Context,
  db: Database,
  candidateId: string,
  request: Pick<RequestOf<typeof startQuestion>, 'applicationId' | 'attempt' | 'holderId' | 'questionId'>,
) {
  const { application } = await consentedInterview(ctx, db, candidateId, request.applicationId, {
    attempt: request.attempt,
    lock: db.isTransaction,
  });
  const attempt = attemptOf(application);
  const now = ctx.clock.now();
  await assertHolds(db, attempt, request.holderId, now);
  const asked = await askedQuestions(db, attempt);
  const question = asked.find(({ id }) => id === request.questionId);
  if (!question) throw badInput('questionId', rules.notAskedHere());
  const ordinal = asked.filter(({ kind }) => kind !== 'mcq').indexOf(question) + 1;
  return { application, attempt, now, question, ordinal };
}

/** Notes that a question is shown. Its time runs from the first call, by the server's clock. */
export async function putQuestion(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof startQuestion>,
): Promise<OutputOf<typeof startQuestion>> {
  const { application, attempt, now, question } = await aboutQuestion(ctx, ctx.db, candidateId, request);
  const { questionId, take = 0 } = request;
  assertMayTake(application, question.kind, take);
  const put = await noteQuestionPut(ctx.db, { ...attempt, questionId, take, at: now });
  return {
    askedAt: put.askedAt.toISOString(),
    deadline: deadlineOf(put, question.kind, timesOf(application)).toISOString(),
    serverTime: now.toISOString(),
  };
}

/**
 * Stores the option chosen for a question. An option that arrives after the question's time also counts, because the
 * connection may have been lost. Its arrival time is stored with it.
 */
export async function keepChoice(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof chooseOption>,
): Promise<void> {
  const { attempt, now, question } = await aboutQuestion(ctx, ctx.db, candidateId, request);
  const { questionId, option } = request;
  if (!question.options?.includes(option))
    throw badInput('option', rules.notAnOption(), 'answer.not-an-option');
  await putChosenOption(ctx.db, { ...attempt, questionId, at: now }, option);
}

/**
 * Stores a written answer to a question that others answer aloud. Like a chosen option, it also counts after its time,
 * because the connection may have been lost.
 */
export async function keepWritten(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof writeAnswer>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const { application, attempt, now, ordinal } = await aboutQuestion(ctx, tx, candidateId, request);
    const { questionId, text } = request;
    if (!application.in_writing) throw new Refusal('interview.not-in-writing', refusals.notInWriting());
    if (ordinal === 0) throw badInput('questionId', rules.notAskedHere());
    await putWrittenAnswer(
      tx,
      { ...attempt, questionId, at: now },
      { ordinal, text, language: application.language },
    );
  });
}

/** Notes where in the video the audio of an answer begins, in case the page dies before it sends the audio. */
export async function noteBeginning(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof beginAnswer>,
): Promise<void> {
  const { application, attempt, now, question } = await aboutQuestion(ctx, ctx.db, candidateId, request);
  const { holderId, questionId, recordingId, videoOffsetSeconds, take = 0 } = request;
  if (question.kind === 'mcq') throw badInput('questionId', rules.notAskedHere());
  assertMayTake(application, question.kind, take);
  const own = await turnOf(ctx.db, attempt, holderId, now);
  if (own === null) return;
  await beginPart(ctx.db, {
    application_id: attempt.applicationId,
    attempt: attempt.attempt,
    question_id: questionId,
    take,
    turn: own.turn,
    recording_id: recordingId,
    video_offset_seconds: videoOffsetSeconds,
    readings: request.readings ?? '',
    received_at: now,
  });
}

/** Notes that the candidate skips a follow-up. */
export async function skipFollowUp(
  ctx: Context,
  candidateId: string,
  request: RequestOf<typeof skipEndpoint>,
): Promise<void> {
  const { attempt, now, question } = await aboutQuestion(ctx, ctx.db, candidateId, request);
  if (question.followUpOf === null) throw badInput('questionId', rules.notAskedHere());
  await noteSkipped(ctx.db, { ...attempt, questionId: question.id, at: now });
}
