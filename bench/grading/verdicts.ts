/** How often verdicts and their certainty are right, on sets that the model was not fitted on. */
import { BANDS } from '#contract/verdicts.ts';
import type { Model } from '#server/features/analysis/grading/compare/model.ts';
import { type Grade, gradeWith } from '#server/features/analysis/grading/judge/grade.ts';
import { type FileName, type Row, fileNames } from './data.ts';
import { interval } from './interval.ts';

type Graded = Pick<Grade, 'verdict' | 'certainty' | 'score'> & { mark: number; qid: string };

const isRight = ({ verdict, mark }: Graded): boolean => {
  if (verdict === 'Correct') return mark >= BANDS.correct;
  return verdict === 'Partially Correct'
    ? mark >= BANDS.partial && mark < BANDS.correct
    : mark < BANDS.partial;
};

const share = (some: readonly Graded[], holds: (one: Graded) => boolean): number =>
  some.length === 0 ? 0 : some.filter(holds).length / some.length;

function line(name: string, some: readonly Graded[], holds: (one: Graded) => boolean): void {
  const questions = [...Map.groupBy(some, ({ qid }) => qid).values()];
  const bounds = some.length === 0 ? '' : interval(questions, (drawn) => share(drawn.flat(), holds));
  console.log(
    `  ${name.padEnd(44)}${String(some.length).padEnd(7)}${share(some, holds).toFixed(3)} ${bounds}`,
  );
}

const thresholds = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];

/** What another threshold for Correct would give, with all that is held back for a person still held back. */
function tradeOff(full: readonly Graded[], none: readonly Graded[]): void {
  const passes = (threshold: number) => (one: Graded) =>
    one.verdict !== 'Needs Review' && one.score >= threshold;
  for (const threshold of thresholds)
    console.log(
      `  Correct from ${threshold.toFixed(2)}: full marks ${share(full, passes(threshold)).toFixed(3)}, no marks ${share(none, passes(threshold)).toFixed(3)}`,
    );
}

/** Prints, without marks: the verdicts on answers with full marks and with none, and a reliability diagram. */
export function verdictsTable(rows: readonly Row[], models: ReadonlyMap<FileName, Model>): void {
  console.log(
    '\nVerdicts without marks (whole file held out from weights, bands and certainty): share, 95 % interval',
  );
  for (const file of fileNames) {
    const model = models.get(file);
    if (model === undefined) continue;
    const graded = rows
      .filter((row) => row.file === file)
      .map(({ question, reference, references, answer, score, qid }): Graded => ({
        ...gradeWith(model, {
          question,
          reference,
          references: references ?? [],
          transcript: { text: answer },
        }),
        mark: score,
        qid,
      }));
    const full = graded.filter(({ mark }) => mark >= 1);
    const none = graded.filter(({ mark }) => mark <= 0);
    console.log(`\n${file}`);
    line('full marks: Correct', full, ({ verdict }) => verdict === 'Correct');
    line('full marks: Incorrect', full, ({ verdict }) => verdict === 'Incorrect');
    line('full marks: left to a person', full, ({ verdict }) => verdict === 'Needs Review');
    line('no marks: Correct', none, ({ verdict }) => verdict === 'Correct');
    line('no marks: left to a person', none, ({ verdict }) => verdict === 'Needs Review');
    tradeOff(full, none);
    const decided = graded.filter(({ verdict }) => verdict !== 'Needs Review');
    for (const certainty of ['high', 'medium', 'low'] as const)
      line(
        `certainty ${certainty}: right`,
        decided.filter((one) => one.certainty === certainty),
        isRight,
      );
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const own = decided.filter(({ score }) => Math.min(9, Math.floor(score * 10)) === tenth);
      line(`score from ${tenth / 10}: people say Correct`, own, ({ mark }) => mark >= BANDS.correct);
    }
  }
}
