import { z } from 'zod';
import { QUESTION_KINDS } from '#contract/limits.ts';
import { CERTAINTIES, NOT_SCORED, VERDICTS } from '#contract/verdicts.ts';
import { storedObject } from '#server/database/stored-json.ts';

const word = z.object({
  text: z.string(),
  startSeconds: z.number(),
  endSeconds: z.number(),
  confidence: z.number(),
  /** Heard with so little confidence that the grader counts it as doubtful. */
  unsure: z.boolean(),
});

/** What the analysis makes of one text. */
const judgement = z.object({
  verdict: z.enum([...VERDICTS, NOT_SCORED]),
  score: z.number().nullable(),
  certainty: z.enum(CERTAINTIES).nullable(),
  marksUsed: z.number(),
  ideas: z.array(
    z.object({
      idea: z.string(),
      found: z.boolean(),
      weight: z.number(),
      evidence: z
        .object({
          text: z.string(),
          startSeconds: z.number().nullable(),
          endSeconds: z.number().nullable(),
        })
        .nullable(),
    }),
  ),
  /** Of a personal answer: its sentences that say most. */
  reasons: z.array(z.string()),
});
export type Judgement = z.infer<typeof judgement>;

const answer = judgement.extend({
  questionId: z.string(),
  kind: z.enum(QUESTION_KINDS),
  skillName: z.string().nullable(),
  question: z.string(),
  /** The transcript, or the chosen option. */
  answer: z.string(),
  words: z.array(word),
  durationSeconds: z.number().nullable(),
  audioFileId: z.string().nullable(),
  videoOffsetSeconds: z.number().nullable(),
  options: z.array(z.string()),
  correctOption: z.string().nullable(),
  referenceAnswer: z.string().nullable(),
});
export type StoredAnswer = z.infer<typeof answer>;

const figures = z.object({
  isSensePercent: z.number().nullable(),
  totalAnalyzedQuestions: z.number(),
  totalCorrectQuestions: z.number(),
  sentences: z.array(z.object({ text: z.string(), questionIndexes: z.array(z.number()) })),
  skillNotes: z.array(z.object({ skillName: z.string(), note: z.string() })),
});
export type Figures = z.infer<typeof figures>;

/**
 * The analysis of an interview as it is kept: everything but what belongs to people and files. Its answers are never
 * rewritten; the figures are those that count, and change with what people decide. The column `percent` is made of
 * `isSensePercent` by the database.
 */
const report = figures.extend({ answers: z.array(answer), models: z.array(z.string()) });
export type StoredReport = z.infer<typeof report>;

/** The earliest reports do not say which words are unsure; none of them is marked then. */
const earlyWord = word.extend({ unsure: z.boolean().default(false) });

export const storedReport = storedObject<StoredReport>(
  { table: 'reports', column: 'report' },
  { 0: report.extend({ answers: z.array(answer.extend({ words: z.array(earlyWord) })) }), 1: report },
);

/** What a candidate says that they said, and what the analysis makes of it. */
const correction = judgement.extend({
  answer: z.string(),
  words: z.array(word.extend({ corrected: z.boolean() })),
  replacedWords: z.number(),
  newWords: z.number(),
});
export type StoredCorrection = z.infer<typeof correction>;

export const storedCorrection = storedObject<StoredCorrection>(
  { table: 'answer_corrections', column: 'correction' },
  { 0: correction, 1: correction },
);
