import {
  ANSWER_GRACE_SECONDS,
  ANSWER_SECONDS,
  MAX_ANSWER_AUDIO_BYTES,
  MAX_INTERVIEW_VIDEO_BYTES,
} from '#contract/limits.ts';
import type { ApplicationRow } from '#server/features/applications/store.ts';
import type { InterviewRoom } from '#server/features/uploads/quota.ts';
import type { InterviewRow } from './store.ts';

/** Reading a question aloud, waking a device up again, thinking. */
const PAUSE_SECONDS = 60;
/** Twice what a browser makes of a camera in high definition. */
const BYTES_PER_SECOND = 2 * 1024 * 1024;
/** Whatever else a recording may hold: a reload, a pause, a line that was down. */
const BASE_BYTES = 1024 * 1024 * 1024;
/** An answer or video that is sent again is there twice until the second one counts. */
const TIMES_SENT = 2;
/** More files than this, and those that were sent again make place. */
const FILES_PER_QUESTION = 8;

const questionsOf = ({ question_ids: ids }: InterviewRow): number => ids.length;

/** The most that the video of an interview may take up, by its questions and the time they have. */
export function videoBytes(application: ApplicationRow, interview: InterviewRow): number {
  const perQuestion = ANSWER_SECONDS * application.time_factor + ANSWER_GRACE_SECONDS + PAUSE_SECONDS;
  const seconds = questionsOf(interview) * perQuestion;
  return Math.min(MAX_INTERVIEW_VIDEO_BYTES, BASE_BYTES + Math.ceil(seconds * BYTES_PER_SECOND));
}

/** Room for the files of an interview, beside the pieces of its recordings: whole videos and answers. */
export function interviewRoom(application: ApplicationRow, interview: InterviewRow): InterviewRoom {
  const questions = questionsOf(interview);
  const once = videoBytes(application, interview) + questions * MAX_ANSWER_AUDIO_BYTES;
  return {
    applicationId: application.id,
    bytes: TIMES_SENT * once,
    files: FILES_PER_QUESTION * (questions + 1),
  };
}
