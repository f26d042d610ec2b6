import { z } from 'zod';
import { QUESTION_KINDS } from './limits.ts';
import { isoTimestamp } from './rules.ts';
import { ANSWER_TEXTS, CERTAINTIES, NOT_SCORED, PERSONS_VERDICTS, VERDICTS } from './verdicts.ts';

/** The feedback report, as its reader sees it. */

const word = z.object({
  text: z.string(),
  startSeconds: z.number(),
  endSeconds: z.number(),
  /** 0 to 1, as the recogniser believes. */
  confidence: z.number(),
  /** Heard with so little confidence that a reader should doubt it. */
  unsure: z.boolean().optional(),
});

const evidence = z.object({
  text: z.string(),
  startSeconds: z.number().nullable(),
  endSeconds: z.number().nullable(),
});

const ideas = z.array(
  z.object({ idea: z.string(), found: z.boolean(), weight: z.number(), evidence: evidence.nullable() }),
);
const certainty = z.enum(CERTAINTIES).nullable();
const verdictShown = z.enum([...VERDICTS, NOT_SCORED]);

/** A verdict that a person gave; null takes back the one before. */
const personsMark = z.object({
  verdict: z.enum(PERSONS_VERDICTS).nullable(),
  /** Why it differs from the analysis; empty where it confirms it, and for visitors. */
  reason: z.string(),
  by: z.string(),
  at: isoTimestamp,
});

/** What the candidate says that they said, and what the analysis makes of that text. */
const correction = z.object({
  answer: z.string(),
  words: z.array(word.extend({ corrected: z.boolean() })),
  /** How many heard words were replaced, and by how many. */
  replacedWords: z.number(),
  newWords: z.number(),
  at: isoTimestamp,
  answerStatus: verdictShown,
  score: z.number().nullable(),
  certainty,
  ideas,
  reasons: z.array(z.string()),
  /** What the employer decided to count; null until then, when what was heard counts. */
  decision: z.object({ take: z.enum(ANSWER_TEXTS), by: z.string(), at: isoTimestamp }).nullable(),
  /** The two texts are graded differently, and no person has decided yet. */
  mustDecide: z.boolean(),
});

export const questionnaireEntry = z.object({
  questionId: z.string(),
  kind: z.enum(QUESTION_KINDS),
  skillName: z.string().nullable(),
  question: z.string(),
  /** The transcript, or the chosen option. */
  answer: z.string(),
  /** The verdict that counts: a person's where there is one, else the analysis's. */
  answerStatus: verdictShown,
  /** What it counts, 0 to 1; null where nothing is scored. */
  score: z.number().nullable(),
  /** The analysis's own verdict on what was heard, whatever people decided since. */
  analysisVerdict: verdictShown,
  analysisScore: z.number().nullable(),
  certainty,
  /** On how many human marks of this very question the scale rests. */
  marksUsed: z.number(),
  ideas,
  reasons: z.array(z.string()),
  words: z.array(word),
  /** Seconds of the answer's own audio. */
  durationSeconds: z.number().nullable(),
  audioUrl: z.string().nullable(),
  /** Where the answer begins in the video, in seconds; null when unknown. */
  videoOffsetSeconds: z.number().nullable(),
  /** For an MCQ: what was offered. The correct one is shown to the employer alone. */
  options: z.array(z.string()),
  correctOption: z.string().nullable(),
  /** The reference answer, for the employer alone. */
  referenceAnswer: z.string().nullable(),
  /** The person's verdict that stands; null where none does. */
  review: personsMark.nullable(),
  /** All that people said of it, oldest first; for the employer alone. */
  reviewHistory: z.array(personsMark),
  correction: correction.nullable(),
});

export const report = z.object({
  analysisStatus: z.enum(['processing', 'ready', 'failed']),
  applicationId: z.string(),
  position: z.string(),
  alternateJobId: z.string(),
  employerName: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  city: z.string(),
  avatarUrl: z.string().nullable(),
  resumeUrlPath: z.string().nullable(),
  coverLetterUrl: z.string().nullable(),
  criteriaMatches: z.union([z.number(), z.string()]).nullable(),
  criteriaParts: z.array(
    z.object({ label: z.string(), weight: z.number(), met: z.number(), evidence: z.string() }),
  ),
  findApplicationId: z.object({ _id: z.string(), isSensePercent: z.number().nullable() }),
  jobAppliedDate: isoTimestamp,
  interviewDate: isoTimestamp.nullable(),
  submittedDate: isoTimestamp.nullable(),
  iHireReport: z.string(),
  /** The same summary by sentence, each with the questions (indexes of questionnaireReport) it rests on. */
  summarySentences: z.array(z.object({ text: z.string(), questionIndexes: z.array(z.number()) })),
  totalCorrectQuestions: z.number(),
  totalAnalyzedQuestions: z.number(),
  skillSummaryReport: z.array(z.object({ skillName: z.string(), note: z.string() })),
  questionnaireReport: z.array(questionnaireEntry),
  candidatePitch: z.string().nullable(),
  candidateAnswerVideo: z.string().nullable(),
  proctoringTimeline: z.array(
    z.object({ kind: z.string(), happenedAt: isoTimestamp, seconds: z.number().nullable() }),
  ),
  consent: z.object({ version: z.string(), at: isoTimestamp }).nullable(),
  /** Which programs made the report: recogniser, analyser. */
  models: z.array(z.string()),
  /** Who is reading: what the page offers depends on it. */
  viewer: z.enum(['employer', 'candidate', 'visitor']),
  /** Until when the candidate can correct misheard words, by the server's clock; null until the report is ready. */
  correctUntil: isoTimestamp.nullable(),
  canCorrect: z.boolean(),
  isPublic: z.boolean(),
});
export type Report = z.output<typeof report>;
export type QuestionnaireEntry = z.output<typeof questionnaireEntry>;
