import { criteriaMatch, criteriaParts } from '../job/criteria.ts';
import { z } from 'zod';
import { QUESTION_KINDS } from '../shared/limits.ts';
import { isoTimestamp } from '../shared/rules.ts';
import { ANSWER_TEXTS, CERTAINTIES, NOT_SCORED, PERSONS_VERDICTS, SETTLERS, VERDICTS } from './verdicts.ts';

/** The report, as its reader sees it. */

const word = z.object({
  text: z.string(),
  startSeconds: z.number(),
  endSeconds: z.number(),
  /** 0 to 1, from the speech recogniser. */
  confidence: z.number(),
  /** True if the confidence is so low that a reader should doubt the word. */
  unsure: z.boolean().optional(),
});

const evidence = z.object({
  text: z.string(),
  startSeconds: z.number().nullable(),
  endSeconds: z.number().nullable(),
});

const ideas = z.array(
  z.object({
    idea: z.string(),
    found: z.boolean(),
    weight: z.number(),
    evidence: evidence.nullable(),
    /** True if it was said in the answer to the follow-up. The seconds of the evidence then refer to that answer. */
    isInFollowUp: z.boolean().optional(),
  }),
);
const certainty = z.enum(CERTAINTIES).nullable();
const verdictShown = z.enum([...VERDICTS, NOT_SCORED]);

/** A verdict that a person gave. Null undoes the previous verdict. */
const personsMark = z.object({
  verdict: z.enum(PERSONS_VERDICTS).nullable(),
  /** Why the verdict differs from the analysis. Empty if it confirms the analysis, and for visitors. */
  reason: z.string(),
  by: z.string(),
  at: isoTimestamp,
});

const correctedText = z.object({
  answer: z.string(),
  words: z.array(word.extend({ corrected: z.boolean() })),
  /** How many recognised words were replaced, and how many new words replace them. */
  replacedWords: z.number(),
  newWords: z.number(),
});

/** The candidate's correction of the transcript, and the analysis of the corrected text. */
const correction = correctedText.extend({
  /** The answer to the follow-up, if its words were corrected. Both are graded together. */
  followUp: correctedText.optional(),
  at: isoTimestamp,
  answerStatus: verdictShown,
  score: z.number().nullable(),
  settledBy: z.enum(SETTLERS).nullable(),
  certainty,
  ideas,
  reasons: z.array(z.string()),
  /** The text that counts, by the employer's decision. Null until then; the recognised text counts in the meantime. */
  decision: z.object({ take: z.enum(ANSWER_TEXTS), by: z.string(), at: isoTimestamp }).nullable(),
  /** True if the two texts have different verdicts and no person has decided yet. */
  mustDecide: z.boolean(),
});

/** One more question, asked because the answer lacks an expected idea. */
const followUp = z.object({
  questionId: z.string(),
  question: z.string(),
  /** What it asks for, in the words of the reference answer. Only the employer sees this. */
  idea: z.string().nullable(),
  /** Without an answer nothing changes. */
  isTaken: z.boolean(),
  answer: z.string(),
  words: z.array(word),
  durationSeconds: z.number().nullable(),
  isWritten: z.boolean().optional(),
  audioUrl: z.string().nullable(),
  /** Seconds into the video at which its answer begins. Null if unknown. */
  videoOffsetSeconds: z.number().nullable(),
});

export const questionnaireEntry = z.object({
  questionId: z.string(),
  kind: z.enum(QUESTION_KINDS),
  skillName: z.string().nullable(),
  question: z.string(),
  /** The transcript, or the chosen option. */
  answer: z.string(),
  /** The verdict that counts: a person's verdict if there is one, otherwise that of the analysis. */
  answerStatus: verdictShown,
  /** The score that counts, 0 to 1; null if the answer is not scored. */
  score: z.number().nullable(),
  /** The analysis's verdict on the recognised text. Later decisions by people do not change it. */
  analysisVerdict: verdictShown,
  analysisScore: z.number().nullable(),
  /** What settled it in the analysis. Null as long as a person must mark it, and where the analysis settles nothing. */
  settledBy: z.enum(SETTLERS).nullable(),
  certainty,
  /** The number of people's marks for this question that the scale is based on. */
  marksUsed: z.number(),
  ideas,
  reasons: z.array(z.string()),
  words: z.array(word),
  /** True if the words may not be those that were said, for example because they are in another language. */
  isHardToHear: z.boolean().optional(),
  /** The length of the answer's own audio, in seconds. */
  durationSeconds: z.number().nullable(),
  /** True if the answer was typed, so that it has no audio. */
  isWritten: z.boolean().optional(),
  /** Only for the company and the candidate: recordings that do not count because the answer was recorded again. */
  earlierTakes: z
    .array(z.object({ audioUrl: z.string().nullable(), seconds: z.number().nullable() }))
    .optional(),
  audioUrl: z.string().nullable(),
  /** Seconds into the video at which the answer begins. Null if unknown. */
  videoOffsetSeconds: z.number().nullable(),
  /** For an MCQ: the options. Only the employer sees which one is correct. */
  options: z.array(z.string()),
  correctOption: z.string().nullable(),
  /** The reference answer. Only the employer sees it. */
  referenceAnswer: z.string().nullable(),
  /** Other answers that are as good. Only the company sees them. */
  acceptedAnswers: z.array(z.string()),
  /** The person's verdict that applies. Null if there is none. */
  review: personsMark.nullable(),
  /** All verdicts that people gave, oldest first. Only the employer sees them. */
  reviewHistory: z.array(personsMark),
  correction: correction.nullable(),
  /** True if the answer was given in an earlier attempt at the interview and is kept. */
  isKept: z.boolean().optional(),
  followUp: followUp.optional(),
});

export const report = z.object({
  analysisStatus: z.enum(['processing', 'ready', 'failed']),
  applicationId: z.string(),
  /** Only the company sees this. */
  jobId: z.string().optional(),
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
  ...criteriaMatch,
  criteriaParts,
  findApplicationId: z.object({ _id: z.string(), isSensePercent: z.number().nullable() }),
  jobAppliedDate: isoTimestamp,
  interviewDate: isoTimestamp.nullable(),
  submittedDate: isoTimestamp.nullable(),
  /** The number of the attempt that this report is on, counted from 1. */
  attempt: z.number(),
  /** The attempts whose reports this reader can read, oldest first. */
  attempts: z.array(
    z.object({
      attempt: z.number(),
      interviewDate: isoTimestamp.nullable(),
      submittedDate: isoTimestamp.nullable(),
    }),
  ),
  /** True if there is a later attempt at the interview, so this report no longer changes. */
  isEarlier: z.boolean().optional(),
  /** The later attempt that is not submitted yet. */
  givenAgain: z.object({ date: isoTimestamp, openUntil: isoTimestamp }).optional(),
  iHireReport: z.string(),
  /**
   * The same summary, sentence by sentence. Each sentence has the indexes of the questions in questionnaireReport
   * that it is based on.
   */
  summarySentences: z.array(z.object({ text: z.string(), questionIndexes: z.array(z.number()) })),
  totalCorrectQuestions: z.number(),
  totalAnalyzedQuestions: z.number(),
  skillSummaryReport: z.array(z.object({ skillName: z.string(), note: z.string() })),
  questionnaireReport: z.array(questionnaireEntry),
  candidatePitch: z.string().nullable(),
  candidateAnswerVideo: z.string().nullable(),
  proctoringTimeline: z.array(
    z.object({
      kind: z.string(),
      happenedAt: isoTimestamp,
      seconds: z.number().nullable(),
      /** The approximate seconds into the video. Null if unknown. */
      videoSeconds: z.number().nullable(),
    }),
  ),
  /** When video and sound were deleted because the company's retention period was over. */
  filmErasedDate: isoTimestamp.optional(),
  consent: z.object({ version: z.string(), at: isoTimestamp }).nullable(),
  /** The recogniser and the analyser that made the report. */
  models: z.array(z.string()),
  /** Whether this reader, and the other side, lets visitors read it. Visitors do not see this. */
  visitors: z.object({ own: z.boolean(), other: z.boolean() }).optional(),
  /** The kind of reader, which decides what the page offers. */
  viewer: z.enum(['employer', 'candidate', 'visitor']),
  /** Until when the candidate can correct misheard words, by the server's clock. Null until the report is ready. */
  correctUntil: isoTimestamp.nullable(),
  canCorrect: z.boolean(),
  /** True if contact data is empty because this member of the company cannot see it. */
  hidesContacts: z.boolean().optional(),
  /**
   * True if the review is blind and this member has not sent a scorecard yet. Verdicts, scores and summaries are then
   * empty.
   */
  mustScoreFirst: z.boolean().optional(),
  /** The same, because the member must first send the scorecard of a round they take part in. */
  mustSendCard: z.boolean().optional(),
  /** Only for members of the company: the number of rounds that people hold with the candidate. */
  rounds: z.number().optional(),
  isPublic: z.boolean(),
  /** True if the job's review is blind, so that visitors cannot read the report. Only members of the company see this. */
  isBlindReview: z.boolean().optional(),
});
export type Report = z.output<typeof report>;
export type QuestionnaireEntry = z.output<typeof questionnaireEntry>;
