import type { OutputOf } from '#contract/shared/endpoint.ts';
import type { getInterviewCourse } from '#contract/interview/interview-course.ts';
import type { ProctoringMode } from '#contract/shared/limits.ts';
import { mayGiveAgain } from '#contract/interview/stages.ts';
import type { Database } from '#server/database/database.ts';
import { deviceInWords } from '#server/features/accounts/sessions/device.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import {
  type ApplicationRow,
  applicationPeople,
  employersApplication,
} from '#server/features/applications/store.ts';
import { readsAdjustments } from '#server/features/applications/present.ts';
import { windowOf } from '#server/features/applications/status.ts';
import { proctoringOf } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { turnsOf } from './handover/holder-store.ts';
import { isOver } from './again/over.ts';
import { type Put, deadlineOf, timesOf } from './session-state.ts';
import {
  type AnswerRow,
  type InterviewRow,
  answersOf,
  askedQuestions,
  interviewOf,
  proctoringEvents,
} from './store.ts';
import { questionsPut } from './takes-store.ts';

type Output = OutputOf<typeof getInterviewCourse>;

/** What happened in the current attempt at an interview. */
export async function interviewCourse(
  ctx: Context,
  caller: EmployerCaller,
  applicationId: string,
): Promise<Output> {
  const { db } = ctx;
  const stored = await employersApplication(db, caller.companyId, applicationId);
  if (!stored) throw notFound();
  const application = readsAdjustments(caller) ? stored : withoutAdjustments(stored);
  const now = ctx.clock.now();
  const people = await applicationPeople(db, applicationId);
  const interview = await interviewOf(db, attemptOf(application));
  const window = windowOf(application);
  const proctoring: ProctoringMode = application.record_only
    ? 'record-only'
    : await proctoringOf(db, application.job_id);
  return {
    applicationId,
    candidateName: people.candidate_name,
    role: people.designation,
    interview: window && {
      ...window,
      attempt: application.attempt,
      hasBegun: (interview?.started_at ?? null) !== null,
      submittedDate: interview?.submitted_at?.toISOString() ?? null,
    },
    canGiveAgain: mayGiveAgain(application) && (await isOver(db, application, interview, now)),
    proctoring,
    endCause: interview?.end_cause ?? null,
    ...(await courseOf(db, application, interview, now)),
  };
}

/** The interview as reviewers and programs see it: with the times and the proctoring of the job. */
const withoutAdjustments = <Row extends ApplicationRow>(row: Row): Row => ({
  ...row,
  time_factor: 1,
  record_only: false,
});

/** What happened in the current attempt, and how it would have continued. */
async function courseOf(
  db: Database,
  application: ApplicationRow,
  interview: InterviewRow | null,
  now: Date,
): Promise<Pick<Output, 'moments' | 'questions' | 'recordOnly'>> {
  const attempt = attemptOf(application);
  const moments: Output['moments'] = [];
  const add = (
    at: Date | null | undefined,
    kind: string,
    about: string | null = null,
    seconds: number | null = null,
  ) => {
    if (at) moments.push({ at: at.toISOString(), kind, about, seconds });
  };
  const questions = interview ? await askedQuestions(db, attempt) : [];
  const put = await questionsPut(db, attempt);
  const answers = new Map((await answersOf(db, attempt)).map((answer) => [answer.question_id, answer]));
  add(interview?.started_at, 'started');
  for (const [index, { id }] of questions.entries()) add(put.get(id)?.askedAt, 'asked', String(index + 1));
  for (const { kind, happened_at: at, seconds } of await proctoringEvents(db, attempt))
    // Each change of device is a turn, which has the name of the device.
    if (kind !== 'device-changed') add(at, kind, null, seconds);
  const turns = await turnsOf(db, attempt);
  for (const [index, turn] of turns.entries()) {
    const before = turns[index - 1];
    if (before && before.device_id !== turn.device_id)
      add(turn.taken_at, 'device-changed', deviceInWords(turn.device));
    else if (before) add(turn.taken_at, 'page-opened-again', deviceInWords(turn.device));
  }
  add(interview?.submitted_at, 'submitted');
  const closesAt = application.interview_closes_at;
  if (closesAt && closesAt < now && !interview?.submitted_at) add(closesAt, 'closed');
  const answered = questions.filter(({ id }) => isGiven(answers.get(id))).length;
  return {
    moments: moments.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    questions: { all: questions.length, asked: put.size, answered },
    recordOnly: wouldGoOn(questions, put, answers, { application, interview }),
  };
}

const isGiven = (answer: AnswerRow | undefined): boolean =>
  answer !== undefined &&
  (answer.chosen_option !== null || answer.audio_file_id !== null || answer.is_written);

/** How an interrupted interview would have continued if its proctoring had only recorded. */
function wouldGoOn(
  questions: Awaited<ReturnType<typeof askedQuestions>>,
  put: ReadonlyMap<string, Put>,
  answers: ReadonlyMap<string, AnswerRow>,
  { application, interview }: { application: ApplicationRow; interview: InterviewRow | null },
): Output['recordOnly'] {
  const endedAt = interview?.submitted_at;
  const cause = interview?.end_cause ?? null;
  if (!interview || !endedAt || cause === null || cause === 'finished') return null;
  const last = questions.findLastIndex(({ id }) => put.has(id) || answers.has(id));
  const question = questions[last];
  const asked = question && put.get(question.id);
  const secondsLeft =
    question && asked
      ? Math.max(
          0,
          Math.round(
            (deadlineOf(asked, question.kind, timesOf(application)).getTime() - endedAt.getTime()) / 1000,
          ),
        )
      : 0;
  const goesOn = secondsLeft > 0 && !(question?.kind === 'mcq' && answers.has(question.id)) ? last : last + 1;
  if (goesOn >= questions.length) return null;
  return {
    question: goesOn + 1,
    secondsLeft: goesOn === last ? secondsLeft : 0,
    questionsLeft: questions.length - goesOn,
  };
}
