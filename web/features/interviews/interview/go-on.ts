import type { InterviewSession } from '#contract/interview/interview-session.ts';
import type { WhichAnswer } from '../answers/answers.ts';
import type { Opened, Question } from './types.ts';

/**
 * Where an interview continues after a reload, a crash or a change of device, based on the server's records: at the
 * question asked last, if it has time left and no answer; at the choice to record its answer again; otherwise at the
 * next question.
 */
export function whereToGoOn(
  session: Pick<InterviewSession, 'questions' | 'serverTime' | 'proctoring' | 'timeFactor' | 'retakes'> &
    Partial<Pick<InterviewSession, 'isFollowUpsSettled'>>,
  questions: readonly Question[],
): Opened {
  const { proctoring, timeFactor } = session;
  const noted = new Map(session.questions.map((each) => [each.questionId, each]));
  const chosen = Object.fromEntries(
    session.questions.flatMap(({ questionId, chosenOption }) =>
      chosenOption === null ? [] : [[questionId, chosenOption]],
    ),
  );
  const written = Object.fromEntries(
    session.questions.flatMap(({ questionId, writtenAnswer }) =>
      writtenAnswer === null ? [] : [[questionId, writtenAnswer]],
    ),
  );
  const isFollowUpsSettled = session.isFollowUpsSettled ?? true;
  const opened = {
    questions,
    proctoring,
    timeFactor,
    chosen,
    ...(isEmpty(written) ? {} : { written }),
    ...(isFollowUpsSettled ? {} : { isFollowUpsSettled }),
  };
  // A question may have an answer but no start, if the page had no network when the question was asked. If a page died
  // while a voice was reading, the question has the beginning of an answer and is asked again.
  const last = questions.findLastIndex(({ id }) => {
    const { askedAt = null, answerPath = null, isCutOff = false } = noted.get(id) ?? {};
    return askedAt !== null || (answerPath !== null && !isCutOff);
  });
  const question = questions[last];
  if (!question) return { ...opened, index: 0, timeLeft: null };
  const {
    deadline = null,
    answerPath = null,
    answerTake = 0,
    isCutOff = false,
    isSkipped = false,
    take = 0,
  } = noted.get(question.id) ?? {};
  // An answer cut off by another device continues. One being recorded again already has an earlier recording.
  const isAnswered = answerPath !== null && !isCutOff && answerTake >= take;
  const leftMs = deadline === null ? 0 : Date.parse(deadline) - Date.parse(session.serverTime);
  if (isAnswered && question.ordinal !== null && take < session.retakes)
    return { ...opened, index: last, timeLeft: null, take, mayRetake: true };
  if (isAnswered || isSkipped || leftMs <= 0) return { ...opened, index: last + 1, timeLeft: null };
  const timeLeft = { questionId: question.id, leftMs };
  return { ...opened, index: last, timeLeft, ...(take > 0 ? { take } : {}) };
}

/** The spoken answer that was in progress. Null if the interview continues with another question. */
export function unfinishedAnswer({ questions, index, timeLeft, take = 0 }: Opened): WhichAnswer | null {
  const ordinal = timeLeft === null ? null : (questions[index]?.ordinal ?? null);
  return ordinal === null ? null : { ordinal, take };
}

const isEmpty = (record: object) => Object.keys(record).length === 0;
