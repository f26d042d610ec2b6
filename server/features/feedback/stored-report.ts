import { z } from 'zod';
import { QUESTION_KINDS } from '#contract/shared/limits.ts';
import { NOTE_CODES } from '#contract/interview/notes.ts';
import { CERTAINTIES, NOT_SCORED, SETTLERS, VERDICTS } from '#contract/interview/verdicts.ts';
import { storedObject } from '#server/database/stored-json.ts';

const word = z.object({
  text: z.string(),
  startSeconds: z.number(),
  endSeconds: z.number(),
  confidence: z.number(),
  /** Probably misheard. */
  unsure: z.boolean(),
});

/** The analysis of one text. */
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
      /** It was said in the answer to the follow-up, and the seconds are in that answer. */
      isInFollowUp: z.boolean().optional(),
    }),
  ),
  /** For a personal answer its most informative sentences. */
  reasons: z.array(z.string()),
  /** What stands beside the verdict; sentences are made of it when it is read. */
  notes: z.array(
    z.object({ code: z.enum(NOTE_CODES), said: z.string().optional(), seconds: z.number().nullish() }),
  ),
  /** Who settled it; null while a person must decide, for a chosen option, and for what is not scored. */
  settledBy: z.enum(SETTLERS).nullable(),
});
export type Judgement = z.infer<typeof judgement>;

/** An additional question about an idea that the answer lacks. */
const followUp = z.object({
  questionId: z.string(),
  question: z.string(),
  /** The idea it asks for, in words of the reference answer. */
  idea: z.string(),
  isTaken: z.boolean(),
  answer: z.string(),
  words: z.array(word),
  durationSeconds: z.number().nullable(),
  isWritten: z.boolean().optional(),
  audioFileId: z.string().nullable(),
});
export type StoredFollowUp = z.infer<typeof followUp>;

const answer = judgement.extend({
  questionId: z.string(),
  kind: z.enum(QUESTION_KINDS),
  skillName: z.string().nullable(),
  question: z.string(),
  /** The transcript, or the chosen option. */
  answer: z.string(),
  words: z.array(word),
  durationSeconds: z.number().nullable(),
  /** The answer was typed. */
  isWritten: z.boolean().optional(),
  audioFileId: z.string().nullable(),
  videoOffsetSeconds: z.number().nullable(),
  options: z.array(z.string()),
  correctOption: z.string().nullable(),
  referenceAnswer: z.string().nullable(),
  /** Other answers that are as good. */
  acceptedAnswers: z.array(z.string()),
  followUp: followUp.optional(),
});
export type StoredAnswer = z.infer<typeof answer>;

const figures = z.object({
  isSensePercent: z.number().nullable(),
  totalAnalyzedQuestions: z.number(),
  totalCorrectQuestions: z.number(),
});
export type Figures = z.infer<typeof figures>;

/**
 * The stored analysis of an interview, without data that belongs to people and files. Its answers never change. The
 * totals are current, and change with people's decisions. The database computes the column `percent` from
 * `isSensePercent`.
 */
const report = figures.extend({ answers: z.array(answer), models: z.array(z.string()) });
export type StoredReport = z.infer<typeof report>;

export const storedReport = storedObject<StoredReport>({ table: 'reports', column: 'report' }, { 1: report });

const correctedText = z.object({
  answer: z.string(),
  words: z.array(word.extend({ corrected: z.boolean() })),
  replacedWords: z.number(),
  newWords: z.number(),
});

/** A candidate's correction and its analysis. `followUp` is set if words of the follow-up's answer were corrected. */
const correction = judgement.extend({ ...correctedText.shape, followUp: correctedText.optional() });
export type StoredCorrection = z.infer<typeof correction>;

export const storedCorrection = storedObject<StoredCorrection>(
  { table: 'answer_corrections', column: 'correction' },
  { 1: correction },
);
