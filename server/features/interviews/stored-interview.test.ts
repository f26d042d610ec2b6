import { expect, test } from 'vitest';
import { storedQuestions, storedTranscript } from './stored-interview.ts';

/** Fixed samples of every version: stored data must stay readable for ever. */

const WORDS = [
  { text: 'Wash', startSeconds: 0.4, endSeconds: 0.8, confidence: 0.98 },
  { text: 'hands.', startSeconds: 0.8, endSeconds: 1.3, confidence: 0.71 },
];
/** The first transcripts: they do not tell how much of them was a voice. */
const EARLY = {
  text: 'Wash hands.',
  segments: [{ text: 'Wash hands.', startSeconds: 0.4, endSeconds: 1.3, confidence: -0.12, words: WORDS }],
  durationSeconds: 2.5,
  speechSeconds: 0.9,
  confidence: -0.12,
  model: 'moonshine-base@0.1.16',
};
const SILENT = { ...EARLY, text: '', segments: [], speechSeconds: 0, voiceSeconds: 0.3, confidence: null };

test('reads transcripts of every version', () => {
  expect(storedTranscript.read(EARLY, 'r')).toEqual(EARLY);
  expect(storedTranscript.read(SILENT, 'r')).toEqual(SILENT);
  expect(storedTranscript.read({ version: 1, ...SILENT }, 'r')).toEqual(SILENT);
  expect(storedTranscript.read({ version: 1, ...EARLY, voiceSeconds: 1.1 }, 'r')).toEqual({
    ...EARLY,
    voiceSeconds: 1.1,
  });
  expect(() => storedTranscript.read({ ...EARLY, segments: [{ text: 'Wash' }] }, 'T3')).toThrow(
    'interview_answers.transcript of row T3 cannot be read: at segments.0.startSeconds: expected number; ' +
      'at segments.0.endSeconds: expected number; at segments.0.confidence: expected number (version 0).',
  );
});

test('reads question ids of every version', () => {
  expect(storedQuestions.read(['q2', 'q1'], 'r')).toEqual(['q2', 'q1']);
  expect(storedQuestions.read({ version: 1, list: ['q2', 'q1'] }, 'r')).toEqual(['q2', 'q1']);
});
