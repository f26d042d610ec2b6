import { interruptionInWords } from '#contract/interview/notes.ts';
import type { EndCause } from '#contract/interview/interview-course.ts';
import { isProblem } from '#contract/interview/request-kinds.ts';
import type { getInterviewCourse, getRequests } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { lasting } from '#web/ui/durations.ts';

export type Course = OutputOf<typeof getInterviewCourse>;

const KINDS: Record<string, string> = {
  started: 'The interview began',
  'tab-hidden': 'Another tab was opened',
  'window-blurred': 'Another window came to the front',
  'page-reloaded': 'The page was reloaded, or opened again after it was closed',
  'page-opened-again': 'The page was opened again on the same device',
  'page-left': 'The candidate began to leave the page',
  'network-lost': 'The connection was lost',
  submitted: 'The interview was submitted',
  closed: 'The time in which it could be taken was over',
};

/** One moment of an interview, in plain words. */
export function momentInWords({ kind, about, seconds }: Course['moments'][number]): string {
  if (kind === 'asked') return `Question ${about} was asked`;
  if (kind === 'device-changed') return `It was continued on another device: ${about}`;
  if (kind === 'recording-interrupted') return interruptionInWords(seconds);
  return `${KINDS[kind] ?? kind}${seconds === null ? '' : `, for ${lasting(seconds)}`}`;
}

const CAUSES: Record<EndCause, string> = {
  finished: 'The candidate submitted it after the last question.',
  left: 'It was submitted because the candidate chose to leave after the page was left.',
  suspicious: 'It was submitted because another window came to the front.',
  devices: 'It was submitted because the camera or the microphone was gone.',
  reloaded: 'It was submitted because the page was reloaded, or closed and opened again.',
};

/** Why the interview ended. */
export function endInWords({ endCause, interview, questions }: Course): string {
  if (interview === null) return 'It has no time.';
  if (endCause !== null) return CAUSES[endCause];
  if (interview.submittedDate !== null) return 'It was submitted. The program that did so did not say why.';
  if (!interview.hasBegun) return 'It was not begun.';
  return `It was begun and not submitted. ${questions.answered} of ${questions.all} questions have an answer.`;
}

/** What proctoring that only records would have kept. */
export function recordOnlyInWords({ recordOnly }: Course): string | null {
  if (recordOnly === null) return null;
  const { question, secondsLeft, questionsLeft } = recordOnly;
  const time = secondsLeft > 0 ? `, with ${lasting(secondsLeft)} left for it` : '';
  const others = questionsLeft === 1 ? 'one question' : `${questionsLeft} questions`;
  return `With proctoring that only records, it would have gone on with question ${question}${time}: ${others} would still have been open.`;
}

const ANSWERS = {
  granted: 'Granted',
  declined: 'Declined',
  'given-again': 'The interview was given again, as a whole',
  'given-again-in-part': 'The interview was given again, for what had no answer',
  moved: 'The interview got another time',
};

/** What the company answered to a request. */
export function answerInWords({ kinds, answer }: OutputOf<typeof getRequests>['requests'][number]): string {
  if (answer === null) return '';
  return answer.kind === 'declined' && isProblem(kinds)
    ? 'Answered without giving it again'
    : ANSWERS[answer.kind];
}
