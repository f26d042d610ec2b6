import type { Message } from '#contract/messages/message.ts';
import * as said from '#contract/messages/en/interview-requests.ts';
import { interruptionInWords } from '#contract/interview/notes.ts';
import type { EndCause } from '#contract/interview/interview-course.ts';
import { isProblem } from '#contract/interview/request-kinds.ts';
import type { getInterviewCourse, getRequests } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { lasting } from '#web/ui/durations.ts';

export type Course = OutputOf<typeof getInterviewCourse>;

const KINDS: Record<string, Message> = {
  started: said.momentStarted,
  'tab-hidden': said.momentTab,
  'window-blurred': said.momentWindow,
  'page-reloaded': said.momentReloaded,
  'page-opened-again': said.momentOpenedAgain,
  'page-left': said.momentLeft,
  'network-lost': said.momentOffline,
  submitted: said.momentSubmitted,
  closed: said.momentClosed,
};

/** One event of an interview, in plain words. */
export function momentInWords({ kind, about, seconds }: Course['moments'][number]): string {
  if (kind === 'asked') return said.momentAsked({ number: about ?? '' });
  if (kind === 'device-changed') return said.momentDevice({ device: about ?? '' });
  if (kind === 'recording-interrupted') return interruptionInWords(seconds);
  const what = KINDS[kind]?.() ?? kind;
  return seconds === null ? what : said.momentLasting({ what, time: lasting(seconds) });
}

const CAUSES: Record<EndCause, Message> = {
  finished: said.endFinished,
  left: said.endLeft,
  suspicious: said.endSuspicious,
  devices: said.endDevices,
  reloaded: said.endReloaded,
};

/** The reason why the interview ended. */
export function endInWords({ endCause, interview, questions }: Course): string {
  if (interview === null) return said.endNoTime();
  if (endCause !== null) return CAUSES[endCause]();
  if (interview.submittedDate !== null) return said.endUnknown();
  return interview.hasBegun ? said.endNotSubmitted(questions) : said.endNotBegun();
}

/** The effect that proctoring that only records would have had. */
export function recordOnlyInWords({ recordOnly }: Course): string | null {
  if (recordOnly === null) return null;
  const { question, secondsLeft, questionsLeft } = recordOnly;
  const values = { question, left: questionsLeft };
  return secondsLeft > 0
    ? said.recordOnlyWouldTime({ ...values, time: lasting(secondsLeft) })
    : said.recordOnlyWould(values);
}

const ANSWERS = {
  granted: said.granted,
  declined: said.declined,
  'given-again': said.givenAgain,
  'given-again-in-part': said.givenAgainInPart,
  moved: said.moved,
};

/** The company's answer to a request. */
export function answerInWords({ kinds, answer }: OutputOf<typeof getRequests>['requests'][number]): string {
  if (answer === null) return '';
  return answer.kind === 'declined' && isProblem(kinds) ? said.answeredOnly() : ANSWERS[answer.kind]();
}
