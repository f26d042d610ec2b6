import type { Grade } from '#server/features/analysis/grading/grade.ts';
import type { Word } from '#server/platform/speech/speech.ts';

/** The analysis of an interview as it is kept: everything but what belongs to people and files. */
export interface StoredReport {
  isSensePercent: number | null;
  totalAnalyzedQuestions: number;
  totalCorrectQuestions: number;
  sentences: { text: string; questionIndexes: number[] }[];
  skillNotes: { skillName: string; note: string }[];
  answers: StoredAnswer[];
  models: string[];
}

export interface StoredAnswer {
  questionId: string;
  kind: 'mcq' | 'skill' | 'personal';
  skillName: string | null;
  question: string;
  /** The transcript, or the chosen option. */
  answer: string;
  verdict: Grade['verdict'] | 'Not Scored';
  score: number | null;
  certainty: Grade['certainty'] | null;
  marksUsed: number;
  ideas: Grade['ideas'];
  reasons: string[];
  words: Word[];
  durationSeconds: number | null;
  audioFileId: string | null;
  videoOffsetSeconds: number | null;
  options: string[];
  correctOption: string | null;
  referenceAnswer: string | null;
}
