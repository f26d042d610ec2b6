import * as said from '#contract/messages/en/report.ts';
import { type Coverage, coverageOfIdeas } from '#contract/job/coverage.ts';
import {
  COUNT_OF_VERDICT,
  countVerdicts,
  heardPercent,
  isCorrectionTaken,
  textThatCounts,
} from '#contract/interview/report-figures.ts';
import { marksUntilScore, settledInWords, settledOf } from '#contract/interview/settled.ts';
import { VERDICTS, type Verdict } from '#contract/interview/verdicts.ts';
import type { QuestionnaireEntry, Report } from '#web/api/types.ts';
import { percent } from '#web/ui/percent.ts';

/** What the folded report shows: figures computed from its answers. */

/** Whether an unscored answer's reasons are sentences of its own. Other reasons say why there is nothing to quote. */
export function quotesItself({ answer, reasons }: { answer: string; reasons: readonly string[] }): boolean {
  const spoken = answer.replace(/\s+/g, ' ');
  return reasons.length > 0 && reasons.every((reason) => spoken.includes(reason));
}

/** The points found say nothing about this answer: it is empty, or its words may not be what was said. */
export const saysNothing = (entry: QuestionnaireEntry): boolean =>
  entry.settledBy === 'silence' || (entry.isHardToHear === true && !isCorrectionTaken(entry));

/** The analysis's verdict on the text that counts: the correction if it was accepted, otherwise the recognised text. */
export function ownVerdict(entry: QuestionnaireEntry): string {
  return isCorrectionTaken(entry) && entry.correction ? entry.correction.answerStatus : entry.analysisVerdict;
}

/** The verdict a person's mark would change: one settled by marks on other answers, otherwise the analysis's. */
export const settledVerdict = (entry: QuestionnaireEntry): string =>
  entry.review === null ? entry.answerStatus : ownVerdict(entry);

/**
 * How much of the expected answer was said. Null if nothing is expected, the words are unreliable, or the reader may
 * not see the points.
 */
export function coverageOf(entry: QuestionnaireEntry, viewer: Report['viewer']): Coverage | null {
  if (viewer !== 'employer' || entry.kind !== 'skill' || saysNothing(entry)) return null;
  return coverageOfIdeas(textThatCounts(entry).ideas);
}

/** The verdicts that occur, with the number of answers for each. */
export function verdictCounts(
  entries: readonly Pick<QuestionnaireEntry, 'answerStatus'>[],
): { verdict: Verdict; count: number }[] {
  const counts = countVerdicts(entries);
  return VERDICTS.map((verdict) => ({ verdict, count: counts[COUNT_OF_VERDICT[verdict]] })).filter(
    ({ count }) => count > 0,
  );
}

/** The first answer after this one that needs a person, otherwise the first of all. Null if there is none. */
export function nextOpen(
  entries: readonly Pick<QuestionnaireEntry, 'answerStatus'>[],
  after: number,
): number | null {
  const open = entries.flatMap(({ answerStatus }, index) => (answerStatus === 'Needs Review' ? [index] : []));
  return open.find((index) => index > after) ?? open[0] ?? null;
}

type Headed = Pick<Report, 'application' | 'questionnaireReport' | 'summarySentences'>;

/** The line a reader sees first: what was found, or, without a score, what a person must do. */
export function headline(report: Headed, canMark: boolean): string {
  const settled = settledOf(countVerdicts(report.questionnaireReport));
  if (report.application.scorePercent !== null || settled.total === 0)
    return report.summarySentences[0]?.text ?? '';
  if (canMark)
    return said.marksToScore({ settled: settledInWords(settled), count: marksUntilScore(settled) });
  return `${said.settledLine({ settled: settledInWords(settled) })} ${said.needReview({ count: settled.total - settled.settled })}`;
}

/** The lines below: who settled the answers, and how well the words were recognised. */
export function settledSentences({ application, questionnaireReport: entries }: Headed): string {
  const settled = settledOf(countVerdicts(entries));
  const open = settled.total - settled.settled;
  const byPeople = entries.filter(({ review }) => review?.verdict).length;
  const heard = heardPercent(entries.flatMap(({ words }) => words));
  const hasScore = application.scorePercent !== null;
  return [
    hasScore && settled.total > 0
      ? (byPeople === 0 ? said.settledLine : said.settledByPeople)({
          settled: settledInWords(settled),
          count: byPeople,
        })
      : '',
    hasScore && open > 0 ? said.needReview({ count: open }) : '',
    heard === null ? '' : said.confident({ percent: percent(heard / 100) }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Who settled an answer, in a few words. Null if the verdict says it, or the reader may not know. */
export function whoSettled(entry: QuestionnaireEntry, viewer: Report['viewer']): string | null {
  if (entry.review?.verdict) return said.markedBy({ name: entry.review.by });
  if (entry.kind !== 'skill' || viewer !== 'employer' || entry.answerStatus === 'Needs Review') return null;
  const { settledBy } = entry;
  if (settledBy === null || settledBy === 'silence') return null;
  if (settledBy === 'words') return said.byWords();
  if (settledBy === 'marks') return said.byMarks({ count: entry.marksUsed });
  return entry.answerStatus === 'Incorrect' ? said.modelContradiction() : said.modelAgrees();
}
