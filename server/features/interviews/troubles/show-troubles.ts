import type { OutputOf } from '#contract/endpoint.ts';
import type { getTroubles } from '#contract/interview-troubles.ts';
import type { ProctoringMode } from '#contract/limits.ts';
import { mayGiveAgain } from '#contract/stages.ts';
import type { Database } from '#server/database/database.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import { actorInWords } from '#server/features/applications/stages/actor.ts';
import {
  type ApplicationRow,
  applicationPeople,
  employersApplication,
} from '#server/features/applications/store.ts';
import { presentWindow, readsAdjustments } from '#server/features/applications/present.ts';
import { type TroubleRow, troublesOf } from '#server/features/applications/troubles/trouble-store.ts';
import { proctoringOf } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { turnsOf } from '../handover/holder-store.ts';
import { isOver } from '../again/over.ts';
import { type Put, deadlineOf, timesOf } from '../session-state.ts';
import {
  type AnswerRow,
  type InterviewRow,
  answersOf,
  askedQuestions,
  interviewOf,
  proctoringEvents,
} from '../store.ts';
import { questionsPut } from '../takes-store.ts';

type Output = OutputOf<typeof getTroubles>;

/** What a candidate reported of an interview, and what happened in its present attempt. */
export async function showTroubles(
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
  const troubles = await troublesOf(db, applicationId);
  const waits = troubles.some(({ answer }) => answer === null);
  const window = presentWindow(application);
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
      ...(waits ? { troubleWaits: true } : {}),
    },
    troubles: troubles.map(presentTrouble).toReversed(),
    waits,
    canGiveAgain: mayGiveAgain(application) && (await isOver(db, application, interview, now)),
    proctoring,
    endCause: interview?.end_cause ?? null,
    ...(await courseOf(db, application, interview, now)),
  };
}

/** The interview as reviewers and programs read it: with the times and the proctoring of the job. */
const withoutAdjustments = <Row extends ApplicationRow>(row: Row): Row => ({
  ...row,
  time_factor: 1,
  record_only: false,
});

function presentTrouble(row: TroubleRow): Output['troubles'][number] {
  const { answer, answered_at: answeredAt } = row;
  return {
    troubleId: row.id,
    attempt: row.attempt,
    text: row.text,
    at: row.reported_at.toISOString(),
    answer:
      answer === null || answeredAt === null
        ? null
        : {
            kind: answer,
            text: row.answer_text ?? '',
            at: answeredAt.toISOString(),
            by: actorInWords({
              kind: row.answered_by_name === null ? 'token' : 'member',
              name: row.answered_by_name,
            }),
          },
  };
}

/** What happened in the present attempt, and with what it would have gone on. */
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
    // Each change of device is a turn, which names the device.
    if (kind !== 'device-changed') add(at, kind, null, seconds);
  const turns = await turnsOf(db, attempt);
  for (const [index, turn] of turns.entries()) {
    const before = turns[index - 1];
    if (before && before.device_id !== turn.device_id) add(turn.taken_at, 'device-changed', turn.device);
    else if (before) add(turn.taken_at, 'page-opened-again', turn.device);
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

/** With what an interview that was cut off would have gone on, if its proctoring had only recorded. */
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
