/** What the words alone show on marked answers. */
import { BANDS } from '#contract/verdicts.ts';
import { type FileName, fileNames } from './data.ts';
import type { GradedRow } from './graded.ts';
import { interval, shareOf } from './interval.ts';
import { numberLine, line, shareLine, title } from './print.ts';
import { mean, pearson } from './statistics.ts';

/**
 * On 28 November 2026, when words alone gave every verdict, with the weights that shipped (fitted on the first three sets):
 * r, the share with a verdict, how many of these were right, and of the full marks how many were Incorrect.
 */
const BEFORE: Record<FileName, readonly [r: number, settled: string, right: string, accused: string]> = {
  mohler: [0.587, '63.8 %', '62.9 %', '2.1 %'],
  engsaf: [0.642, '65.3 %', '67.7 %', '0.8 %'],
  beetle: [0.563, '73.1 %', '61.8 %', '0.4 %'],
  asap: [0.515, '74.8 %', '48.8 %', '1.6 %'],
  cunlp: [0.372, '71.9 %', '37.4 %', '0.0 %'],
  stita: [0.302, '38.1 %', '66.1 %', '0.0 %'],
};

/** Names and schools count for nothing in the score. That may cost so much. */
const NAMES = 0.005;

export function agreementTable(graded: readonly GradedRow[]): void {
  const agreement: Record<'own' | 'plain', number[]> = { own: [], plain: [] };
  for (const file of fileNames) {
    const own = graded.filter(({ row }) => row.file === file);
    const questions = [...Map.groupBy(own, ({ row }) => row.qid).values()];
    title(`${file}: words alone, ${own.length} answers to ${questions.length} questions`);
    const agrees = (some: readonly GradedRow[], scoreOf: (one: GradedRow) => number) =>
      pearson(
        some.map(scoreOf),
        some.map(({ row }) => row.score),
      );
    const bounds = interval(questions, (some) => agrees(some.flat(), ({ grade }) => grade.score));
    const plain = agrees(own, (one) => one.plain);
    const r = agrees(own, ({ grade }) => grade.score);
    agreement.own.push(r);
    agreement.plain.push(plain);
    numberLine('r of the score with the marks', r, {
      bounds,
      aim: { atLeast: plain - NAMES },
    });
    numberLine('the three features alone', plain);
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
    const [before, ...verdicts] = BEFORE[file];
    numberLine('before: r', before);
    line(['before: with a verdict, right of these, accused', ...verdicts]);
  }
  title('All sets');
  numberLine('mean r of the score', mean(agreement.own));
  numberLine('mean r of the three features alone', mean(agreement.plain));
  numberLine('mean r before', mean(Object.values(BEFORE).map(([r]) => r)));
}
