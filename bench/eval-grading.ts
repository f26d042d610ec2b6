/**
 * How good the built-in grader is: agreement with human marks, each file graded by a model fitted on the other two, and answers meant to fool
 * it. Run: npm run eval:grading [-- folder of the marked answers] [--failures]
 */
import { gradeWith } from '#server/features/analysis/grading/grade.ts';
import { weightedRecall } from '#server/features/analysis/grading/features.ts';
import type { Model } from '#server/features/analysis/grading/model.ts';
import { tokensOfText } from '#server/features/analysis/grading/words.ts';
import { type KindName, kinds, trialsOf } from './grading/adversarial.ts';
import { type FileName, type Row, defaultFolder, fileNames, loadRows } from './grading/data.ts';
import { type PreparedRow, assessRows, fitWithout, prepareRows, withMarks } from './grading/fit.ts';
import { centredWithin, mean, pearson, rootMeanSquare } from './grading/statistics.ts';

const targets: Record<FileName, { heldOut: number; marked: number }> = {
  mohler: { heldOut: 0.57, marked: 0.67 },
  engsaf: { heldOut: 0.51, marked: 0.68 },
  beetle: { heldOut: 0.44, marked: 0.52 },
};
const draws = 10;

interface Figures {
  r: number;
  within: number;
  error: number;
}

function figuresOf(results: readonly { row: Row; score: number }[]): Figures {
  const scores = results.map(({ score }) => score);
  const marks = results.map(({ row }) => row.score);
  const questions = results.map(({ row }) => row.qid);
  return {
    r: pearson(scores, marks),
    within: pearson(centredWithin(scores, questions), centredWithin(marks, questions)),
    error: rootMeanSquare(scores, marks),
  };
}

function average(figures: readonly Figures[]): Figures {
  return {
    r: mean(figures.map((one) => one.r)),
    within: mean(figures.map((one) => one.within)),
    error: mean(figures.map((one) => one.error)),
  };
}

function line(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, index) =>
      (typeof cell === 'number' ? cell.toFixed(3) : cell).padEnd(index < 2 ? ([10, 34][index] ?? 10) : 10),
    )
    .join('');
}

/** The scorer that the grader must beat: the share of the reference's content words that the answer has. */
function keywordRecall(row: PreparedRow): number {
  const answer = tokensOfText(row.answer);
  const stems = new Set(answer.map((token) => token.stem));
  return Math.max(
    ...row.prepared.references.map(({ tokens }) => {
      const found = tokens.map((token) => (stems.has(token.stem) ? 1 : 0));
      return weightedRecall(
        tokens,
        found,
        tokens.map((token) => (token.weight > 0 ? 1 : 0)),
      );
    }),
    0,
  );
}

function marksTable(rows: readonly PreparedRow[], models: ReadonlyMap<FileName, Model>): string[] {
  const missed: string[] = [];
  console.log('Agreement with human marks (whole file held out from fitting)\n');
  console.log(line(['file', 'scorer', 'r', 'target', 'within', 'RMSE']));
  for (const file of fileNames) {
    const own = rows.filter((row) => row.file === file);
    const model = models.get(file);
    if (model === undefined) continue;
    const recall = figuresOf(own.map((row) => ({ row, score: keywordRecall(row) })));
    console.log(line([file, 'keyword recall', recall.r, '', recall.within, recall.error]));
    const assessed = assessRows(own, model);
    const heldOut = figuresOf(assessed.map(({ row, own: { score } }) => ({ row, score })));
    console.log(line([file, 'grader', heldOut.r, targets[file].heldOut, heldOut.within, heldOut.error]));
    const seeds = Array.from({ length: draws }, (_, index) => index + 100);
    const marked = average(seeds.map((seed) => figuresOf(withMarks(assessed, 5, seed))));
    console.log(
      line([
        file,
        'grader, 5 marks per question',
        marked.r,
        targets[file].marked,
        marked.within,
        marked.error,
      ]),
    );
    if (heldOut.r < targets[file].heldOut) missed.push(`${file} held out`);
    if (marked.r < targets[file].marked) missed.push(`${file} with 5 marks per question`);
  }
  return missed;
}

function adversarialTable(
  rows: readonly PreparedRow[],
  models: ReadonlyMap<FileName, Model>,
  showFailures: boolean,
): string[] {
  const counts = new Map<string, { n: number; hit: number }>();
  for (const file of fileNames) {
    const model = models.get(file);
    if (model === undefined) continue;
    for (const { kind, row, answer } of trialsOf(rows, file)) {
      const { question, reference, references } = row;
      const { score } = gradeWith(model, {
        question,
        reference,
        references: references ?? [],
        transcript: { text: answer },
      });
      const good = score >= kinds[kind].least && score <= kinds[kind].most;
      for (const key of [kind, `${kind} ${file}`]) {
        const count = counts.get(key) ?? { n: 0, hit: 0 };
        counts.set(key, { n: count.n + 1, hit: count.hit + (good ? 1 : 0) });
      }
      if (!good && showFailures)
        console.log(`${kinds[kind].name} ${score}\n  Q ${question}\n  R ${reference}\n  A ${answer}`);
    }
  }
  console.log('\nAnswers meant to fool the grader: share within the range\n');
  console.log(line(['n', 'kind', 'range', 'in range', ...fileNames]));
  const missed: string[] = [];
  for (const kind of Object.keys(kinds) as KindName[]) {
    const share = (key: string) => {
      const count = counts.get(key);
      return count === undefined ? 0 : count.hit / count.n;
    };
    const { name, least, most, target } = kinds[kind];
    const label = target ? name : `(${name})`;
    console.log(
      line([
        String(counts.get(kind)?.n ?? 0),
        label,
        `${least}-${most}`,
        share(kind),
        ...fileNames.map((file) => share(`${kind} ${file}`)),
      ]),
    );
    if (target && share(kind) < 0.9) missed.push(name);
  }
  console.log('\nKinds in brackets have no target.');
  return missed;
}

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? defaultFolder;
const loaded = loadRows(folder);
if (typeof loaded === 'string') {
  console.error(loaded);
  process.exitCode = 1;
} else {
  const rows = prepareRows(loaded);
  for (const file of fileNames) {
    const own = rows.filter((row) => row.file === file);
    const count = (key: (row: Row) => unknown) => new Set(own.map(key)).size;
    console.log(
      `${file}: ${own.length} answers, ${count((row) => row.qid)} questions in ${count((row) => row.group)} groups of near-duplicates`,
    );
  }
  console.log('');
  const models = new Map(fileNames.map((file) => [file, fitWithout(rows, file)]));
  const missed = [
    ...marksTable(rows, models),
    ...adversarialTable(rows, models, process.argv.includes('--failures')),
  ];
  console.log(missed.length === 0 ? '\nAll targets are reached.' : `\nNot reached: ${missed.join(', ')}.`);
}
