import { type Coverage, coverageOfIdeas } from '#contract/coverage.ts';
import { COUNT_OF_VERDICT, countVerdicts, heardPercent } from '#contract/report-figures.ts';
import { NOT_SCORED, VERDICTS, type Verdict } from '#contract/verdicts.ts';
import type { QuestionnaireEntry, Report } from '#web/api/types.ts';

/** What the folded report says: figures that are made of its answers. */

/** The analysis of the text that counts: the correction if it was accepted, otherwise the recognised text. */
export function textThatCounts(
  entry: QuestionnaireEntry,
): Pick<QuestionnaireEntry, 'answer' | 'ideas' | 'reasons' | 'certainty'> {
  return entry.correction?.decision?.take === 'corrected' ? entry.correction : entry;
}

/** Whether the reasons of an unscored answer are its own sentences. Others say why there is nothing to quote. */
export function quotesItself({ answer, reasons }: { answer: string; reasons: readonly string[] }): boolean {
  const said = answer.replace(/\s+/g, ' ');
  return reasons.length > 0 && reasons.every((reason) => said.includes(reason));
}

/**
 * The verdict of the analysis on the text that counts: the correction if it was accepted, otherwise the
 * recognised text.
 */
export function ownVerdict({ correction, analysisVerdict }: QuestionnaireEntry): string {
  return correction?.decision?.take === 'corrected' ? correction.answerStatus : analysisVerdict;
}

/** How much of the reference answer was said; null if the answer has none, or its reader may not see the ideas. */
export function coverageOf(entry: QuestionnaireEntry, viewer: Report['viewer']): Coverage | null {
  if (viewer !== 'employer' || entry.kind !== 'skill') return null;
  return coverageOfIdeas(textThatCounts(entry).ideas);
}

/** The verdicts that some answers have, and how many. */
export function verdictCounts(
  entries: readonly Pick<QuestionnaireEntry, 'answerStatus'>[],
): { verdict: Verdict; count: number }[] {
  const counts = countVerdicts(entries);
  return VERDICTS.map((verdict) => ({ verdict, count: counts[COUNT_OF_VERDICT[verdict]] })).filter(
    ({ count }) => count > 0,
  );
}

/** How sure the verdicts are, and how well the words were heard, in plain sentences. */
export function howSure(entries: readonly QuestionnaireEntry[]): string {
  const judged = entries.filter(({ answerStatus }) => answerStatus !== NOT_SCORED);
  const open = judged.filter(({ answerStatus }) => answerStatus === 'Needs Review').length;
  const byPeople = judged.filter(({ review }) => review !== null).length;
  const own = judged.filter(({ review, answerStatus }) => review === null && answerStatus !== 'Needs Review');
  const unsure = own.filter((entry) => textThatCounts(entry).certainty === 'low').length;
  const heard = heardPercent(entries.flatMap(({ words }) => words));
  return [
    own.length === 0 ? '' : sureOf(own.length, unsure),
    byPeople === 0 ? '' : `${verdicts(byPeople)} ${byPeople === 1 ? 'was' : 'were'} given by a person.`,
    open === 0 ? '' : `${open} ${open === 1 ? 'answer needs' : 'answers need'} a person.`,
    heard === null ? '' : `${heard}% of the words were heard surely.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function sureOf(all: number, unsure: number): string {
  if (unsure === 0) return all === 1 ? 'The verdict is fairly sure.' : `All ${all} verdicts are fairly sure.`;
  if (unsure === all) return all === 1 ? 'The verdict is unsure.' : `All ${all} verdicts are unsure.`;
  return `${unsure} of ${all} verdicts ${unsure === 1 ? 'is' : 'are'} unsure.`;
}

const verdicts = (count: number): string => `${count} ${count === 1 ? 'verdict' : 'verdicts'}`;
