import {
  ANSWER_GRACE_SECONDS,
  MAX_ANSWER_AUDIO_BYTES,
  MAX_INTERVIEW_VIDEO_BYTES,
} from '#contract/shared/limits.ts';
import { answerSecondsOf, thinkingSecondsOf } from '#contract/interview/answer-times.ts';
import type { ApplicationRow } from '#server/features/applications/store.ts';
import type { InterviewRoom } from '#server/features/uploads/quota.ts';
import { timesOf } from './session-state.ts';
import type { InterviewRow } from './store.ts';

/** Time between questions, while the question is read aloud, a device wakes up or the candidate thinks. */
const PAUSE_SECONDS = 60;
/** Twice the data rate of a browser's recording from a high-definition camera. */
const BYTES_PER_SECOND = 2 * 1024 * 1024;
/** Reserve for everything else in a recording: a reload, a pause, a lost connection. */
const BASE_BYTES = 1024 * 1024 * 1024;
/** If an answer or video is sent again, both copies are stored until the second one counts. */
const TIMES_SENT = 2;
/** Beyond this number of files, replaced files are deleted. */
const FILES_PER_QUESTION = 8;

/** The maximum size of an interview's video, calculated from its questions and their time limits. */
export function videoBytes(
  application: Parameters<typeof timesOf>[0],
  interview: Pick<InterviewRow, 'question_ids'>,
): number {
  const times = timesOf(application);
  const perTake = answerSecondsOf('skill', times) + ANSWER_GRACE_SECONDS;
  const perQuestion = perTake * (application.retakes + 1) + thinkingSecondsOf('skill', times) + PAUSE_SECONDS;
  const seconds = interview.question_ids.length * perQuestion;
  return Math.min(MAX_INTERVIEW_VIDEO_BYTES, BASE_BYTES + Math.ceil(seconds * BYTES_PER_SECOND));
}

/**
 * The limits for the complete videos and answers of an application, without the chunks of its recordings. Files of
 * earlier attempts are kept, so each attempt adds the same amount.
 */
export function interviewRoom(application: ApplicationRow, interview: InterviewRow): InterviewRoom {
  const takes = interview.question_ids.length * (application.retakes + 1);
  const once = videoBytes(application, interview) + takes * MAX_ANSWER_AUDIO_BYTES;
  return {
    applicationId: application.id,
    bytes: TIMES_SENT * once * application.attempt,
    files: FILES_PER_QUESTION * (takes + 1) * application.attempt,
  };
}
