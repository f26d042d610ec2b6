import type { QuestionKind } from '#contract/limits.ts';
import type { Certainty, ShownVerdict } from '#contract/verdicts.ts';
import type { Grade } from '#server/features/analysis/grading/grade.ts';
import type { HeardWord } from './heard-words.ts';

/**
 * The analysis of an interview as it is kept: everything but what belongs to people and files. Its answers are never
 * rewritten; the figures are those that count, and change with what people decide.
 */
export interface StoredReport extends Figures {
  answers: StoredAnswer[];
  models: string[];
}

export interface Figures {
  isSensePercent: number | null;
  totalAnalyzedQuestions: number;
  totalCorrectQuestions: number;
  sentences: { text: string; questionIndexes: number[] }[];
  skillNotes: { skillName: string; note: string }[];
}

/** What the analysis makes of one text. */
export interface Judgement {
  verdict: ShownVerdict;
  score: number | null;
  certainty: Certainty | null;
  marksUsed: number;
  ideas: Grade['ideas'];
  /** Of a personal answer: its sentences that say most. */
  reasons: string[];
}

export interface StoredAnswer extends Judgement {
  questionId: string;
  kind: QuestionKind;
  skillName: string | null;
  question: string;
  /** The transcript, or the chosen option. */
  answer: string;
  words: HeardWord[];
  durationSeconds: number | null;
  audioFileId: string | null;
  videoOffsetSeconds: number | null;
  options: string[];
  correctOption: string | null;
  referenceAnswer: string | null;
}

/** What a candidate says that they said, and what the analysis makes of it. */
export interface StoredCorrection extends Judgement {
  answer: string;
  words: (HeardWord & { corrected: boolean })[];
  replacedWords: number;
  newWords: number;
}
