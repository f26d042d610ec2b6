/** What the words alone achieve on marked answers. */
import { mean, pearson } from '#server/features/reviews/statistics.ts';
import { BANDS } from '#contract/interview/verdicts.ts';
import { fileNames } from './data.ts';
import type { GradedRow } from './graded.ts';
import { interval, shareOf } from './interval.ts';
import { numberLine, shareLine, title } from './print.ts';

export function agreementTable(graded: readonly GradedRow[]): void {
  const agreement: number[] = [];
  for (const file of fileNames) {
    const own = graded.filter(({ row }) => row.file === file);
    const questions = [...Map.groupBy(own, ({ row }) => row.qid).values()];
    title(`${file}: words alone, ${own.length} answers to ${questions.length} questions`);
    const agrees = (some: readonly GradedRow[]) =>
      pearson(
        some.map(({ grade }) => grade.score),
        some.map(({ row }) => row.score),
      );
    agreement.push(agrees(own));
    const bounds = interval(questions, (some) => agrees(some.flat()));
    numberLine('r of the score with the marks', agrees(own), { bounds });
    const settled = own.filter(({ grade }) => grade.settledBy === 'words');
    shareLine(
      'settled',
      shareOf(own, ({ grade }) => grade.settledBy === 'words'),
    );
    shareLine(
      'settled and full marks',
      shareOf(settled, ({ row }) => row.score >= 1),
      { atLeast: 0.9 },
    );
    shareLine(
      `settled and a mark of at least ${BANDS.correct}`,
      shareOf(settled, ({ row }) => row.score >= BANDS.correct),
    );
    const full = own.filter(({ row }) => row.score >= 1);
    shareLine(
      'full marks called Incorrect',
      shareOf(full, ({ grade }) => grade.verdict === 'Incorrect'),
      { atMost: 0 },
    );
    shareLine(
      'full marks called Not Answered',
      shareOf(full, ({ grade }) => grade.verdict === 'Not Answered'),
      { atMost: 0 },
    );
  }
  title('All sets');
  numberLine('mean r of the score', mean(agreement));
}
