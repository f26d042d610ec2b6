import { isGraded } from '#contract/interview/interview-languages.ts';
import type { Note } from '#contract/interview/notes.ts';
import { gradeSpoken } from '#server/features/analysis/grade-spoken.ts';
import type { Grade } from '#server/features/analysis/grading/judge/grade.ts';
import { summarisePersonal } from '#server/features/analysis/grading/judge/personal.ts';
import { hearingNote } from '#server/features/analysis/grading/text/hearing.ts';
import type { SpokenText } from '#server/features/analysis/grading/text/words.ts';
import { isUsableKey } from '#contract/job/key-help.ts';
import { NOT_SCORED } from '#contract/interview/verdicts.ts';
import type { JobQuestion } from '#server/features/jobs/question-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Judgement } from './stored-report.ts';

/** Raised when a change of the rules can change the verdict on the same answer. */
export const ANALYSER = 'roundone-evidence-9';

export interface TextJudged {
  judgement: Judgement;
  /** For a skill answer, the versions of what graded it. */
  analysers?: string[];
}

/**
 * The analysis of a spoken answer: a grade, or a summary of a personal answer. What marks on other answers settle is
 * learned separately, because marks can be undone. A question without a usable key is transcribed but not scored.
 */
export async function judgeText(
  ctx: Context,
  question: Pick<JobQuestion, 'kind' | 'question' | 'answer' | 'acceptedAnswers'>,
  spoken: SpokenText,
): Promise<TextJudged> {
  if (question.kind === 'personal') {
    const hearing = hearingNote(spoken);
    const nothing: Note[] = spoken.text === '' ? [{ code: 'silent' }] : [];
    const notes = hearing === null ? nothing : [hearing];
    const isRead = notes.length === 0 && isGraded(spoken.language ?? 'en');
    const reasons = isRead ? summarisePersonal(spoken) : [];
    return { judgement: { ...UNSCORED, reasons, notes } };
  }
  const reference = question.answer ?? '';
  const [key, ...references] = [reference, ...question.acceptedAnswers].filter(isUsableKey);
  if (key === undefined) return { judgement: { ...UNSCORED, reasons: [], notes: [{ code: 'no-key' }] } };
  const { grade, analysers } = await gradeSpoken(ctx, {
    question: question.question,
    reference: key,
    references,
    transcript: spoken,
  });
  return { judgement: asJudgement(grade), analysers };
}

export const UNSCORED = {
  verdict: NOT_SCORED,
  score: null,
  certainty: null,
  settledBy: null,
  marksUsed: 0,
  ideas: [],
} as const satisfies Partial<Judgement>;

/** An answer that a person must mark has no score, so that no one gets a lower score for it. */
export function asJudgement(grade: Grade): Judgement {
  return { ...grade, score: grade.verdict === 'Needs Review' ? null : grade.score, reasons: [] };
}
