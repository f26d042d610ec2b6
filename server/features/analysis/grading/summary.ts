// TEMPORARY stand-in so that others can run; whoever owns this folder replaces it (same exports).
import type { StoredAnswer } from '#server/features/feedback/stored-report.ts';
export function summariseInterview(answers: readonly Pick<StoredAnswer, 'score' | 'verdict' | 'kind' | 'question' | 'skillName'>[]): {
  isSensePercent: number | null; totalAnalyzedQuestions: number; totalCorrectQuestions: number;
  sentences: { text: string; questionIndexes: number[] }[]; skillNotes: { skillName: string; note: string }[];
} {
  const graded = answers.filter(({ score }) => score !== null);
  return {
    isSensePercent: graded.length === 0 ? null : Math.round((10_000 * graded.reduce((sum, { score }) => sum + (score ?? 0), 0)) / graded.length) / 100,
    totalAnalyzedQuestions: graded.length,
    totalCorrectQuestions: graded.filter(({ verdict }) => verdict === 'Correct').length,
    sentences: [], skillNotes: [],
  };
}
export function summarisePersonal(transcript: { text: string }): string[] { return [transcript.text]; }
