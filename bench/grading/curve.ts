/** What marks settle: simulated people mark what the grader asks for, with the marks from the data. */
import { mean, pearson } from '#server/features/reviews/statistics.ts';
import { BANDS, type BandVerdict } from '#contract/interview/verdicts.ts';
import type { Model } from '#server/features/analysis/grading/compare/model.ts';
import type { Assessment, Grade } from '#server/features/analysis/grading/judge/grade.ts';
import { type AnswerToGrade, gradeTogether } from '#server/features/analysis/grading/judge/together.ts';
import type { FileName, Row } from './data.ts';
import { shareOf } from './interval.ts';
import { numberLine, line, shareLine, title } from './print.ts';
import { seededRandom, shuffled } from './statistics.ts';

const LEAST_ANSWERS = 10;
/** This many answers are drawn for a question with more, so that the evaluation takes only minutes. */
const MOST_ANSWERS = 60;
const FIFTH = 'a fifth marked';
const STEPS = ['0 marks', '5 marks', '10 marks', FIFTH] as const;
type Step = (typeof STEPS)[number];

interface Unmarked {
  qid: string;
  mark: number;
  grade: Grade;
}

/** The questions that have enough answers, with the answers in random order. */
export function byQuestion(rows: readonly Row[]): Row[][] {
  const random = seededRandom(36);
  return [...Map.groupBy(rows, ({ file, qid }) => `${file} ${qid}`).values()]
    .filter(({ length }) => length >= LEAST_ANSWERS)
    .map((answers) => shuffled(answers, random).slice(0, MOST_ANSWERS));
}

export function curveTable(rows: readonly Row[], models: ReadonlyMap<FileName, Model>): void {
  const questions = byQuestion(rows);
  for (const [file, model] of models) {
    const own = questions.filter(([first]) => first?.file === file);
    const unmarked: Record<Step, Unmarked[]> = { '0 marks': [], '5 marks': [], '10 marks': [], [FIFTH]: [] };
    for (const answers of own)
      for (const [step, some] of markOneByOne(answers, model)) unmarked[step].push(...some);
    title(
      `${file}: with marks, ${own.length} questions of at least ${LEAST_ANSWERS} answers, at most ${MOST_ANSWERS} drawn of each`,
    );
    const { correct, incorrect } = model.sure;
    line([`settles Correct from ${correct} and Incorrect from ${incorrect}, fitted on the other sets`]);
    for (const step of STEPS) printStep(step, unmarked[step]);
  }
}

/** The answers to one question, marked one after another in the order in which the grader asks for them. */
function* markOneByOne(rows: readonly Row[], model: Model): Generator<[Step, Unmarked[]]> {
  const { question, reference, references = [] } = rows[0]!;
  const answers: AnswerToGrade[] = rows.map(({ answer }, index) => ({
    id: String(index),
    transcript: { text: answer },
    mark: null,
  }));
  const marksOf: Record<Step, number> = {
    '0 marks': 0,
    '5 marks': 5,
    '10 marks': 10,
    [FIFTH]: Math.ceil(rows.length / 5),
  };
  const assessments = new Map<string, Assessment>();
  for (let marked = 0; ; marked += 1) {
    const { grades, order } = gradeTogether({ question, reference, references }, answers, {
      model,
      assessments,
    });
    const rest = [...grades].map(([id, grade]) => ({
      grade,
      mark: rows[Number(id)]!.score,
      qid: rows[0]!.qid,
    }));
    // A person stops once nothing more is asked for, so the later steps are the same.
    const isDone = order.length === 0;
    for (const step of STEPS)
      if (marksOf[step] === marked || (isDone && marksOf[step] > marked)) yield [step, rest];
    if (isDone || marked === Math.max(...Object.values(marksOf))) return;
    answers[Number(order[0])]!.mark = rows[Number(order[0])]!.score;
  }
}

function printStep(step: Step, unmarked: readonly Unmarked[]): void {
  line([step]);
  const isSettled = ({ grade }: Unmarked) => grade.settledBy !== null;
  const settled = unmarked.filter(isSettled);
  const isFifth = step === FIFTH;
  shareLine('  settled of the rest', shareOf(unmarked, isSettled), isFifth ? { atLeast: 0.5 } : undefined);
  shareLine('  right of the settled', shareOf(settled, isRight), { atLeast: 0.9 });
  for (const verdict of ['Correct', 'Partially Correct', 'Incorrect', 'Not Answered'])
    shareLine(
      `    right of ${verdict}`,
      shareOf(
        settled.filter(({ grade }) => grade.verdict === verdict),
        isRight,
      ),
    );
  shareLine(
    '  full marks called Incorrect',
    shareOf(
      unmarked.filter(({ mark }) => mark >= 1),
      ({ grade }) => grade.verdict === 'Incorrect',
    ),
    { atMost: step === '0 marks' ? 0 : 0.03 },
  );
  // Within a question, because that is what a list of its answers shows.
  const within = [...Map.groupBy(unmarked, ({ qid }) => qid).values()].filter(({ length }) => length >= 5);
  numberLine(
    '  mean r within a question',
    mean(
      within.map((some) =>
        pearson(
          some.map(({ grade }) => grade.score),
          some.map(({ mark }) => mark),
        ),
      ),
    ),
  );
}

function bandOf(mark: number): BandVerdict {
  if (mark >= BANDS.correct) return 'Correct';
  return mark >= BANDS.partial ? 'Partially Correct' : 'Incorrect';
}

/** Whether a person's mark is in the band of the verdict. */
export const isRight = ({ grade: { verdict }, mark }: Pick<Unmarked, 'grade' | 'mark'>): boolean =>
  verdict === 'Not Answered' ? mark < BANDS.partial : verdict === bandOf(mark);

const REFIT_ANSWERS = 500;
const REFIT_MARKS = [5, 25, 100];

/** How long a page waits after a mark. */
export function refitTable(rows: readonly Row[], model: Model): void {
  const some = rows.filter(({ file }) => file === 'asap').slice(0, REFIT_ANSWERS);
  const { question, reference } = some[0]!;
  title(`Refit after a mark, ${some.length} answers to one question`);
  const assessments = new Map<string, Assessment>();
  const refit = (marks: number) => {
    const answers = some.map(({ answer, score }, index) => ({
      id: String(index),
      transcript: { text: answer },
      mark: index < marks ? score : null,
    }));
    const start = performance.now();
    gradeTogether({ question, reference }, answers, { model, assessments });
    return performance.now() - start;
  };
  refit(1);
  for (const marks of REFIT_MARKS) {
    const [, , median = 0] = [1, 2, 3, 4, 5].map(() => refit(marks)).toSorted((a, b) => a - b);
    numberLine(`${marks} marks, seconds, the median of five`, median / 1000, { aim: { atMost: 0.1 } });
  }
}
