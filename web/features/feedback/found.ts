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

/** What the folded report says: figures that are made of its answers. */

/** Whether the reasons of an unscored answer are its own sentences. Others say why there is nothing to quote. */
export function quotesItself({ answer, reasons }: { answer: string; reasons: readonly string[] }): boolean {
  const spoken = answer.replace(/\s+/g, ' ');
  return reasons.length > 0 && reasons.every((reason) => spoken.includes(reason));
}

/** Which points were found says nothing of an answer: nothing was said, or the words may not be those that were said. */
export const saysNothing = (entry: QuestionnaireEntry): boolean =>
  entry.settledBy === 'silence' || (entry.isHardToHear === true && !isCorrectionTaken(entry));

/**
 * The verdict of the analysis on the text that counts: the correction if it was accepted, otherwise the
 * recognised text.
 */
export function ownVerdict(entry: QuestionnaireEntry): string {
  return isCorrectionTaken(entry) && entry.correction ? entry.correction.answerStatus : entry.analysisVerdict;
}

/** What a person's mark changes: the verdict that marks on other answers settled, or else that of the analysis. */
export const settledVerdict = (entry: QuestionnaireEntry): string =>
  entry.review === null ? entry.answerStatus : ownVerdict(entry);

/**
 * How much of the expected answer was said; null if the answer has none, its words cannot be relied on, or its reader may
 * not see the points.
 */
export function coverageOf(entry: QuestionnaireEntry, viewer: Report['viewer']): Coverage | null {
  if (viewer !== 'employer' || entry.kind !== 'skill' || saysNothing(entry)) return null;
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

/** The first answer after this one that needs a person, or the first of all; null if there is none. */
export function nextOpen(
  entries: readonly Pick<QuestionnaireEntry, 'answerStatus'>[],
  after: number,
): number | null {
  const open = entries.flatMap(({ answerStatus }, index) => (answerStatus === 'Needs Review' ? [index] : []));
  return open.find((index) => index > after) ?? open[0] ?? null;
}

type Headed = Pick<Report, 'application' | 'questionnaireReport' | 'summarySentences'>;

/** The line that a reader sees first: without a score what a person must do, otherwise what was found. */
export function headline(report: Headed, canMark: boolean): string {
  const settled = settledOf(countVerdicts(report.questionnaireReport));
  if (report.application.scorePercent !== null || settled.total === 0)
    return report.summarySentences[0]?.text ?? '';
  if (canMark)
    return said.marksToScore({ settled: settledInWords(settled), count: marksUntilScore(settled) });
  return `${said.settledLine({ settled: settledInWords(settled) })} ${said.needReview({ count: settled.total - settled.settled })}`;
}

/** Below that: who settled the answers, and how well their words were heard. */
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
    heard === null ? '' : said.confident({ percent: heard }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Who settled an answer, in a few words; null where the verdict says it, or the reader is not told. */
export function whoSettled(entry: QuestionnaireEntry, viewer: Report['viewer']): string | null {
  if (entry.review?.verdict) return said.markedBy({ name: entry.review.by });
  if (entry.kind !== 'skill' || viewer !== 'employer' || entry.answerStatus === 'Needs Review') return null;
  const { settledBy } = entry;
  if (settledBy === null) return said.byEarlier();
  if (settledBy === 'silence') return null;
  if (settledBy === 'words') return said.byWords();
  if (settledBy === 'marks') return said.byMarks({ count: entry.marksUsed });
  return entry.answerStatus === 'Incorrect' ? said.modelContradiction() : said.modelAgrees();
}
