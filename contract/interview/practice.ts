import { z } from 'zod';
import * as said from '../messages/en/practice.ts';
import { CANDIDATE, endpoint } from '../shared/endpoint.ts';
import { ANSWER_SECONDS, ID_MAX } from '../shared/limits.ts';
import { readings, text } from '../shared/rules.ts';
import { questionnaireEntry } from './report.ts';

/** The practice interview. The server stores nothing from it. */

/** The usual time for an answer, with some reserve for browsers that stop late. */
export const PRACTICE_SECONDS = ANSWER_SECONDS + 10;
/** PRACTICE_SECONDS of mono audio at 48 kHz and 16 bits, with some reserve. */
export const PRACTICE_AUDIO_BYTES = 16 * 1024 * 1024;

export const getPracticeQuestions = endpoint({
  method: 'GET',
  path: 'practice/getPracticeQuestions',
  summary:
    'Get three practice questions, one of each kind. No employer asks them. Each round has different ones.',
  audience: CANDIDATE,
  input: z.object({
    round: z.coerce
      .number({ error: said.roundNumber })
      .int({ error: said.roundWhole })
      .min(0)
      .max(10_000)
      .default(0),
  }),
  output: z.object({
    mcqQuestion: z.object({
      _id: z.string(),
      name: z.string(),
      options: z.array(z.string()),
      /** The correct answer is sent here because nothing depends on a practice answer. */
      answer: z.string(),
    }),
    skillBasedQuestion: z.object({ _id: z.string(), name: z.string() }),
    personalQuestion: z.object({ _id: z.string(), name: z.string() }),
  }),
});

export const practiseAnswer = endpoint({
  method: 'POST',
  path: 'practice/practiseAnswer',
  summary:
    'Transcribe one spoken answer and compare it with the expected one, all in this call. Neither the recording nor the words are stored.',
  audience: CANDIDATE,
  refusals: ['recording.unreadable'],
  input: z.object({
    questionId: text(ID_MAX, undefined, said.nameQuestion).min(1, { error: said.nameQuestion }),
    /** When a voice read the question aloud in this audio, as in candidateAnswerAudio. */
    readings: readings.optional(),
  }),
  output: questionnaireEntry.pick({
    answer: true,
    words: true,
    isHardToHear: true,
    durationSeconds: true,
    answerStatus: true,
    certainty: true,
    ideas: true,
    reasons: true,
  }),
  upload: { field: 'file', kind: 'wav', maxBytes: PRACTICE_AUDIO_BYTES },
  callsPerMinute: 12,
});
