import { z } from 'zod';
import * as said from '../messages/en/interview-calls.ts';
import { CANDIDATE, endpoint, nothing } from '../shared/endpoint.ts';
import {
  ID_MAX,
  LINE_TEST_BYTES,
  PROCTORING_MODES,
  QUESTION_KINDS,
  WRITTEN_ANSWER_MAX,
} from '../shared/limits.ts';
import { answerSettings } from './interview-settings.ts';
import { retentionDays } from '../privacy/company-retention.ts';
import { OPEN_INTERVIEW } from '../shared/refusals.ts';
import { deviceId, holder } from './interview-handover.ts';
import {
  applicationId,
  attempt,
  holderId,
  isoTimestamp,
  readings,
  take,
  text,
  untrimmedText,
  uuid,
} from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';
import * as rules from '../messages/en/rules.ts';

/**
 * The state of an interview on the server, for a client that uploads data during the interview. The plain
 * calls (submitAnswerVideo, candidateAnswerAudio, submitInterview) work without any of these.
 *
 * A recording is uploaded with tus 1.0 to `RECORDING_UPLOADS`. The upload is created with
 * `Upload-Defer-Length: 1` and the metadata of `recordingMetadata`. The last PATCH declares the length. The
 * body of a PATCH is stored in chunks of at most `MAX_CHUNK_BYTES`. After the response 204 it is stored
 * permanently. A recording may stay incomplete.
 */
/** In tus metadata, each of these is a string. */
export const recordingMetadata = z.object({
  applicationId: untrimmedText(ID_MAX, refusals.notFound, said.uploadApplicationId).regex(
    /^[A-Za-z0-9_-]+$/,
    { error: refusals.notFound },
  ),
  /** Made by the client, so that a repeated creation returns the same upload. */
  recordingId: untrimmedText(ID_MAX, said.uploadRecordingId, said.uploadRecordingId).pipe(
    z.uuid({ error: said.uploadRecordingId }).toLowerCase(),
  ),
  /** The type as MediaRecorder reports it. */
  mimeType: untrimmedText(200, said.recordingKind, said.uploadMimeType).regex(
    /^(?:video|audio)\/(?:mp4|webm|quicktime|x-matroska)(?:;[\w .,=;"-]{0,100})?$/,
    { error: said.recordingKind },
  ),
  /** Seconds into the interview where the recording begins: 0 for the first one. */
  offsetSeconds: z.coerce.number({ error: said.offsetSeconds }).min(0).max(86_400).default(0),
  /** The attempt that the recording belongs to; the present one if it is left out. */
  attempt: attempt.optional(),
  holderId,
});

const ofApplication = { field: 'applicationId', of: 'application' } as const;
const questionId = uuid(rules.notAskedHere);

const recordingChunk = z.object({
  /** Bytes from the beginning of the recording. */
  offset: z.number(),
  bytes: z.number(),
  sha256: z.string(),
});

export const interviewSession = z.object({
  /** Which attempt at the interview this is, from 1 on. The calls of an interview can name it. */
  attempt: z.number(),
  serverTime: isoTimestamp,
  startedAt: isoTimestamp.nullable(),
  openUntil: isoTimestamp,
  submittedAt: isoTimestamp.nullable(),
  /** The page that holds the interview; null before the first one. */
  holder: holder.nullable(),
  proctoring: z.enum(PROCTORING_MODES),
  /** The factor by which each question's time is longer than usual: one of TIME_FACTORS. */
  timeFactor: z.number(),
  ...answerSettings.shape,
  /** What was granted to the candidate: a pause between questions, no camera, answers in writing. */
  hasBreaks: z.boolean(),
  noCamera: z.boolean(),
  inWriting: z.boolean(),
  /** For how long the company keeps what is recorded: the consent names these days. */
  retention: retentionDays,
  /**
   * In the order in which they are asked; empty before startInterview. Where answers of an earlier attempt are kept,
   * their questions are not asked again and not listed.
   */
  questions: z.array(
    z.object({
      questionId: z.string(),
      kind: z.enum(QUESTION_KINDS),
      /** n of `<applicationId>answer<n>`; null for multiple choice. */
      ordinal: z.number().nullable(),
      askedAt: isoTimestamp.nullable(),
      /** When the time to think and to answer ends, by the server's clock; null until the question is asked. */
      deadline: isoTimestamp.nullable(),
      /** Which recording the question was put for last: 0 for the first. */
      take: z.number(),
      chosenOption: z.string().nullable(),
      /** The path that candidateAnswerAudio returned; null until the answer's audio is uploaded. */
      answerPath: z.string().nullable(),
      /** The length of the recorded answer; null until the server has read its audio. */
      answerSeconds: z.number().nullable(),
      /** Another device took over before the candidate ended the answer: it goes on while there is time. */
      isCutOff: z.boolean().optional(),
      /** Which recording counts: the last one that arrived. */
      answerTake: z.number(),
      /** The answer in writing, where that was granted. */
      writtenAnswer: z.string().nullable(),
      /** Of a follow-up: the question that it belongs to, and whether the candidate did not take it. */
      followUpOf: z.string().optional(),
      isSkipped: z.boolean().optional(),
    }),
  ),
  /** Which follow-ups the interview asks is settled; always true where it asks none. */
  isFollowUpsSettled: z.boolean(),
  recordings: z.array(
    z.object({
      recordingId: z.string(),
      mimeType: z.string(),
      bytes: z.number(),
      pieces: z.array(recordingChunk),
      isComplete: z.boolean(),
    }),
  ),
});
export type InterviewSession = z.output<typeof interviewSession>;

export const getInterviewSession = endpoint({
  method: 'GET',
  path: 'interview/getInterviewSession',
  summary:
    'Get what the server has of your interview: questions asked, answers and parts received, and deadlines. Once it is submitted, this is the receipt.',
  audience: CANDIDATE,
  refusals: ['interview.not-scheduled', 'interview.too-early'],
  input: z.object({ applicationId, deviceId: deviceId.optional() }),
  output: interviewSession,
  owns: ofApplication,
});

/** Which question a call is about, and which page makes it. */
const ofQuestion = { applicationId, questionId, attempt: attempt.optional(), holderId };

export const startQuestion = endpoint({
  method: 'POST',
  path: 'interview/startQuestion',
  summary:
    'Record that a question has been asked. Its time runs from the first call. `take` is the number of the recording, 0 for the first; each later one gets the time anew. Safe to repeat, even after a reload.',
  audience: CANDIDATE,
  refusals: [...OPEN_INTERVIEW, 'interview.no-retake'],
  input: z.object({ ...ofQuestion, take: take.optional() }),
  output: z.object({ askedAt: isoTimestamp, deadline: isoTimestamp, serverTime: isoTimestamp }),
  owns: ofApplication,
});

export const beginAnswer = endpoint({
  method: 'POST',
  path: 'interview/beginAnswer',
  summary:
    'Record where in the video a spoken answer begins, so that it is not lost if the page closes before sending it. Safe to repeat, for example after a voice has read the question aloud.',
  audience: CANDIDATE,
  refusals: [...OPEN_INTERVIEW, 'interview.no-retake'],
  input: z.object({
    ...ofQuestion,
    take: take.optional(),
    /** The recording that runs, and the seconds into it. */
    recordingId: uuid(said.recordingId),
    videoOffsetSeconds: z.number().min(0).max(86_400),
    /** When a voice reads the question in this answer, such as `0-4.5`; while it reads, until when it may read. */
    readings: readings.optional(),
  }),
  output: nothing,
  owns: ofApplication,
});

export const chooseOption = endpoint({
  method: 'POST',
  path: 'interview/chooseOption',
  summary: 'Save the chosen option of a multiple-choice question. Choosing again replaces it.',
  audience: CANDIDATE,
  refusals: [...OPEN_INTERVIEW, 'answer.not-an-option'],
  input: z.object({
    ...ofQuestion,
    option: text(2_000, rules.notAnOption, said.optionMissing).min(1, {
      error: said.optionMissing,
    }),
  }),
  output: nothing,
  owns: ofApplication,
});

export const writeAnswer = endpoint({
  method: 'POST',
  path: 'interview/writeAnswer',
  summary:
    'Save a written answer to a question that is otherwise answered aloud, where this was granted. Writing again replaces it.',
  audience: CANDIDATE,
  refusals: [...OPEN_INTERVIEW, 'interview.not-in-writing'],
  input: z.object({
    ...ofQuestion,
    text: text(
      WRITTEN_ANSWER_MAX,
      () => rules.writtenAnswer({ max: WRITTEN_ANSWER_MAX }),
      said.answerMissing,
    ),
  }),
  output: nothing,
  owns: ofApplication,
});

export const measureLine = endpoint({
  method: 'POST',
  path: 'interview/measureLine',
  summary: 'Send some bytes so that the browser can measure the speed of its connection. Nothing is stored.',
  audience: CANDIDATE,
  input: z.object({ filler: untrimmedText(LINE_TEST_BYTES) }),
  output: nothing,
  callsPerMinute: 20,
});
