/**
 * Measures the built-in grader: its agreement with human marks, where each file is graded
 * with a model fitted on the other two, and answers made to fool it. Run: npm run
 * eval:grading [-- folder of the marked answers] [--failures]
 *
 * With marks: for each question five answers are drawn at random, the grader gets their marks, and the other
 * answers are graded. The figures are means over the draws. Nothing else of the file is used.
 *
 * How independent the figures are: the weights for a file come from the other two files alone. The
 * rules around the weights are the same for all files, and were made by people who saw these figures.
 * One example: if a question asks for a verdict ("true or false"), the verdict is half of the answer.
 * This rule was made after reading engsaf's questions, the only ones of this kind. Credits of 0.3 to
 * 0.6 were tried on them, and also a reason of two or three words. All of these reach the target; 0.5
 * and two words were kept. The share of words from which marks may lift an answer was set with the
 * adversarial tables and mohler's figure in view. So the figures are a little too good. The lines
 * without the verdict questions show engsaf without that rule.
 */
import { gradeWith } from '#server/features/analysis/grading/judge/grade.ts';
import { weightedRecall } from '#server/features/analysis/grading/compare/features.ts';
import { loadConfig } from '#server/platform/config.ts';
import { createLlm } from '#server/platform/llm/llm.ts';
import { type BankTrial, bankTrials } from '#server/testing/answers/bank-answers.ts';
import type { Model } from '#server/features/analysis/grading/compare/model.ts';
import { tokensOfText } from '#server/features/analysis/grading/text/words.ts';
import { changedFiles, folderOf } from './evaluation-data.ts';
import { type KindName, kinds, trialsOf } from './grading/adversarial.ts';
import { type FileName, type Row, fileNames, loadRows } from './grading/data.ts';
import { heardTable } from './grading/heard.ts';
import { llmTable } from './grading/llm.ts';
import { interval } from './grading/interval.ts';
import { oneErrorTable } from './grading/one-error.ts';
import { otherWordsTable } from './grading/other-words.ts';
import { verdictsTable } from './grading/verdicts.ts';
import { type PreparedRow, assessRows, fitWithout, prepareRows, withMarks } from './grading/fit.ts';
import {
  centredWithin,
  mean,
  pearson,
  rootMeanSquare,
  seededRandom,
  shuffled,
} from './grading/statistics.ts';

const targets: Record<FileName, { heldOut: number; marked: number }> = {
  mohler: { heldOut: 0.57, marked: 0.67 },
  engsaf: { heldOut: 0.51, marked: 0.68 },
  beetle: { heldOut: 0.44, marked: 0.52 },
};
const draws = 20;

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
    .map((cell, index) => (typeof cell === 'number' ? cell.toFixed(3) : cell).padEnd([8, 40][index] ?? 10))
    .join('');
}

/** The baseline that the grader must beat: the share of the reference's content words that the answer has. */
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

function asksVerdict({ prepared }: PreparedRow): boolean {
  return prepared.references.some(({ opensWithVerdict }) => opensWithVerdict);
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
    const byQuestion = [...Map.groupBy(assessed, ({ row }) => row.qid).values()];
    const bounds = interval(byQuestion, (some) =>
      pearson(
        some.flat().map(({ own: { score } }) => score),
        some.flat().map(({ row }) => row.score),
      ),
    );
    console.log(`        95 % interval of r: ${bounds}`);
    const seeds = Array.from({ length: draws }, (_, index) => index + 100);
    const drawn = seeds.map((seed) => withMarks(assessed, 5, seed));
    const each = drawn.map(figuresOf);
    const marked = average(each);
    const spread = `±${rootMeanSquare(
      each.map(({ r }) => r),
      each.map(() => marked.r),
    ).toFixed(3)} over ${draws} draws`;
    const figures = [marked.r, targets[file].marked, marked.within, marked.error, spread];
    console.log(line([file, 'grader, 5 marks per question', ...figures]));
    const verdicts = new Set(own.filter(asksVerdict).map(({ qid }) => qid));
    if (verdicts.size > 0) {
      const plain = <T extends { row: Row }>(all: readonly T[]) =>
        all.filter(({ row }) => !verdicts.has(row.qid));
      const alone = figuresOf(plain(assessed).map(({ row, own: { score } }) => ({ row, score })));
      console.log(line([file, 'no verdict asked, grader', alone.r, '', alone.within, alone.error]));
      const withFive = average(drawn.map((one) => figuresOf(plain(one))));
      console.log(line([file, 'no verdict asked, 5 marks', withFive.r, '', withFive.within, withFive.error]));
    }
    if (heldOut.r < targets[file].heldOut) missed.push(`${file} held out`);
    if (marked.r < targets[file].marked) missed.push(`${file} with 5 marks per question`);
  }
  return missed;
}

/**
 * The marks that an employer may have given for a question: five of its answers,
 * with the marks of the data, or all marked as right.
 */
const markings = {
  'no marks': () => [],
  '5 marks': (drawn: readonly Row[]) => drawn.map(({ answer, score }) => ({ text: answer, score })),
  '5 marks, all of them 1': (drawn: readonly Row[]) =>
    drawn.map(({ answer }) => ({ text: answer, score: 1 })),
} satisfies Record<string, (drawn: readonly Row[]) => { text: string; score: number }[]>;

function adversarialTable(
  rows: readonly PreparedRow[],
  models: ReadonlyMap<FileName, Model>,
  marking: keyof typeof markings,
  showFailures: boolean,
): string[] {
  const counts = new Map<string, { n: number; hit: number }>();
  for (const file of fileNames) {
    const model = models.get(file);
    if (model === undefined) continue;
    const random = seededRandom(5);
    const byQuestion = Map.groupBy(
      rows.filter((row) => row.file === file),
      (row) => row.qid,
    );
    const drawn = new Map(
      [...byQuestion].map(([qid, answers]) => [qid, shuffled(answers, random).slice(0, 5)]),
    );
    for (const { kind, row, references, answer } of trialsOf(rows, file)) {
      const { question } = row;
      const [reference = '', ...others] = references;
      const marks = markings[marking](drawn.get(row.qid) ?? []);
      const { score, verdict } = gradeWith(model, {
        question,
        reference,
        references: others,
        transcript: { text: answer },
        marks,
      });
      // An answer that a check holds back gets no verdict: a person decides, so it fools nobody.
      const { least, most } = kinds[kind];
      const good = verdict === 'Needs Review' ? least === 0 : score >= least && score <= most;
      for (const key of [kind, `${kind} ${file}`]) {
        const count = counts.get(key) ?? { n: 0, hit: 0 };
        counts.set(key, { n: count.n + 1, hit: count.hit + (good ? 1 : 0) });
      }
      if (!good && showFailures)
        console.log(`${kinds[kind].name} ${score}\n  Q ${question}\n  R ${reference}\n  A ${answer}`);
    }
  }
  console.log(
    `\nAnswers meant to fool the grader, ${marking}: share within the range, or held back for a person where the range is low\n`,
  );
  console.log(line(['n', 'kind', 'range', 'in range', ...fileNames]));
  const missed: string[] = [];
  for (const kind of Object.keys(kinds) as KindName[]) {
    const share = (key: string) => {
      const count = counts.get(key);
      return count === undefined ? '-' : count.hit / count.n;
    };
    const { name, least, most, target } = kinds[kind];
    const cells = [share(kind), ...fileNames.map((file) => share(`${kind} ${file}`))];
    console.log(
      line([String(counts.get(kind)?.n ?? 0), target ? name : `(${name})`, `${least}-${most}`, ...cells]),
    );
    if (target && Number(cells[0]) < 0.9) missed.push(`${name}, ${marking}`);
  }
  return missed;
}

/** How many real answers the checks hold back. Each of them costs a person's time. */
function reviewTable(rows: readonly PreparedRow[], models: ReadonlyMap<FileName, Model>): string[] {
  console.log(
    '\nReal answers that a check holds back for a person: of all, of those with full marks, of those with none\n',
  );
  console.log(line(['file', '', 'all', 'full', 'none']));
  for (const file of fileNames) {
    const model = models.get(file);
    if (model === undefined) continue;
    const held = rows
      .filter((row) => row.file === file)
      .map(({ question, reference, references, answer, score }) => ({
        score,
        isHeld:
          gradeWith(model, {
            question,
            reference,
            references: references ?? [],
            transcript: { text: answer },
          }).verdict === 'Needs Review',
      }));
    const share = (some: typeof held) =>
      some.filter(({ isHeld }) => isHeld).length / Math.max(1, some.length);
    const full = share(held.filter(({ score }) => score === 1));
    console.log(line([file, '', share(held), full, share(held.filter(({ score }) => score === 0))]));
  }
  return [];
}

/** The answers of the project's own question bank, so this table needs no other data. */
function bankTable(): string[] {
  const missed: string[] = [];
  console.log(
    '\nThe question bank’s answers said otherwise and turned round: share that keeps its verdict, or is not Correct\n',
  );
  console.log(line(['n', 'kind', 'seen', 'held out', 'review', 'Incorrect']));
  for (const made of ['said otherwise', 'turned'] as const) {
    const trials = bankTrials(made);
    const share = (some: readonly BankTrial[], holds: (trial: BankTrial) => boolean) =>
      some.length === 0 ? '-' : some.filter(holds).length / some.length;
    const holds = ({ grade, plain, isTurned }: BankTrial) =>
      isTurned ? grade.verdict !== 'Correct' : grade.verdict === plain;
    const row = (name: string, some: readonly BankTrial[]) => {
      const [seen, heldOut] = [false, true].map((blind) =>
        share(
          some.filter((one) => one.heldOut === blind),
          holds,
        ),
      );
      const review = share(some, ({ grade }) => grade.verdict === 'Needs Review');
      const incorrect = share(some, ({ grade }) => grade.verdict === 'Incorrect');
      console.log(line([String(some.length), name, seen ?? '-', heldOut ?? '-', review, incorrect]));
      return { seen, heldOut, incorrect };
    };
    for (const [kind, some] of Map.groupBy(trials, ({ kind: name }) => name)) row(kind, some);
    const all = row(`all ${made}`, trials);
    for (const blind of [false, true]) {
      const own = trials.filter((one) => one.heldOut === blind);
      const byQuestion = [...Map.groupBy(own, ({ question }) => question).values()];
      const bounds = interval(byQuestion, (some) => Number(share(some.flat(), holds)));
      console.log(`        95 % interval, ${blind ? 'held out' : 'seen'}: ${bounds}`);
    }
    const least = made === 'turned' ? 0.9 : 0.95;
    if (Number(all.seen) < least || Number(all.heldOut) < least) missed.push(`the bank, ${made}`);
    if (made === 'said otherwise' && Number(all.incorrect) > 0.01) missed.push('the bank, Incorrect');
  }
  return missed;
}

const asked = process.argv.slice(2).find((argument) => /^--llm(?:=\d+)?$/.test(argument));
if (asked !== undefined) await evaluateLlm(Number(asked.split('=')[1] ?? Infinity));
else evaluateFiles();

async function evaluateLlm(most: number): Promise<void> {
  const llm = createLlm(loadConfig().llm);
  if (llm !== null) return llmTable(llm, most);
  console.error('No language model is configured: set LLM_BASE_URL and LLM_MODEL (docs/language-models.md).');
  process.exitCode = 1;
}

function evaluateFiles(): void {
  const folder = folderOf(
    'grading',
    process.argv.slice(2).find((argument) => !argument.startsWith('--')),
  );
  const loaded = loadRows(folder);
  if (typeof loaded === 'string') {
    console.error(loaded);
    process.exitCode = 1;
  } else {
    const changed = changedFiles('grading', folder);
    if (changed.length > 0)
      console.log(`Not the files that docs/figures.md was measured on: ${changed.join(', ')}.`);
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
    verdictsTable(rows, models);
    oneErrorTable();
    const missed = [
      ...otherWordsTable(),
      ...marksTable(rows, models),
      ...bankTable(),
      ...heardTable(rows, models),
      ...reviewTable(rows, models),
      ...Object.keys(markings).flatMap((marking) =>
        adversarialTable(rows, models, marking as keyof typeof markings, process.argv.includes('--failures')),
      ),
    ];
    console.log('\nKinds in brackets have no target.');
    console.log(missed.length === 0 ? '\nAll targets are reached.' : `\nNot reached: ${missed.join(', ')}.`);
  }
}
