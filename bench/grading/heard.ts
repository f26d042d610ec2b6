/** What becomes of verdicts when a fifth of the words is misheard, and in a quiet room. */
import type { Model } from '#server/features/analysis/grading/compare/model.ts';
import { shippedModel } from '#server/features/analysis/grading/compare/model.ts';
import { type Grade, type GradeInput, gradeWith } from '#server/features/analysis/grading/judge/grade.ts';
import { skillBanks } from '#server/features/masters/data/banks.ts';
import { asHeard } from '#server/testing/answers/misheard.ts';
import { type FileName, type Row, fileNames } from './data.ts';
import { interval } from './interval.ts';
import { otherWords } from './other-words.ts';
import { seededRandom, shuffled } from './statistics.ts';

type Answered = Omit<GradeInput, 'transcript' | 'marks'> & { text: string };
const answersOfFile = 300;
const order: readonly Grade['verdict'][] = ['Not Answered', 'Incorrect', 'Partially Correct', 'Correct'];

interface Outcome {
  question: string;
  isLower: boolean;
  isReviewed: boolean;
  /** Whether the reasons of an answer that fell say that words were misheard. */
  isTold: boolean;
}

/** Prints it, and says whether right answers in the candidate's own words fall more often than recited ones. */
export function heardTable(rows: readonly Row[], models: ReadonlyMap<FileName, Model>): string[] {
  console.log(
    '\nMisheard words: verdicts that are lower, without a person; left to a person; told of, of those that fell\n',
  );
  const recited = skillBanks.flatMap(({ spoken }) =>
    spoken.map(({ question, answer }) => ({ question, reference: answer, text: answer })),
  );
  const inOtherWords = (half: string) =>
    otherWords()
      .filter((one) => one.half === half)
      .flatMap(({ question, reference, right }) => right.map((text) => ({ question, reference, text })));
  const sets: [name: string, model: Model, answers: Answered[]][] = [
    ['recited', shippedModel, recited],
    ['other words, seen', shippedModel, inOtherWords('seen')],
    ['other words, blind', shippedModel, inOtherWords('unseen')],
    ...fileNames.flatMap((file) => {
      const model = models.get(file);
      const full = shuffled(
        rows.filter((row) => row.file === file && row.score === 1),
        seededRandom(3),
      ).slice(0, answersOfFile);
      const answers = full.map((row) => ({ ...row, references: row.references ?? [], text: row.answer }));
      return model === undefined
        ? []
        : [[`${file}, full marks`, model, answers] as [string, Model, Answered[]]];
    }),
  ];
  const missed: string[] = [];
  for (const [room, share] of [
    ['quiet room', 0],
    ['a fifth misheard', 0.2],
  ] as const) {
    let ofRecited = 0;
    for (const [name, model, answers] of sets) {
      const lower = row(`${room}, ${name}`, answers, model, share);
      if (name === 'recited') ofRecited = lower;
      else if (lower > ofRecited + MOST_ABOVE) missed.push(`misheard: ${room}, ${name}`);
    }
  }
  return missed;
}

/** A lost word leaves nothing that could be marked, so a few verdicts fall unseen. */
const MOST_ABOVE = 0.02;

function row(name: string, answers: readonly Answered[], model: Model, share: number): number {
  const random = seededRandom(11);
  const outcomes = answers.flatMap(({ question, reference, references, text }): Outcome[] => {
    const asked = { question, reference, references: references ?? [] };
    const before = gradeWith(model, { ...asked, transcript: { text } });
    const after = gradeWith(model, { ...asked, transcript: asHeard(text, share, random) });
    if (before.verdict === 'Needs Review') return [];
    return [
      {
        question,
        isReviewed: after.verdict === 'Needs Review',
        isLower:
          after.verdict !== 'Needs Review' && order.indexOf(after.verdict) < order.indexOf(before.verdict),
        isTold: after.reasons.some((reason) => /misheard|low confidence|could not follow/.test(reason)),
      },
    ];
  });
  const part = (some: readonly Outcome[], holds: (one: Outcome) => boolean) =>
    some.length === 0 ? 0 : some.filter(holds).length / some.length;
  const lowered = (some: readonly Outcome[]) => part(some, ({ isLower }) => isLower);
  const fell = outcomes.filter(({ isLower, isReviewed }) => isLower || isReviewed);
  const questions = [...Map.groupBy(outcomes, ({ question }) => question).values()];
  console.log(
    `${name.padEnd(40)}${String(outcomes.length).padEnd(6)}lower ${lowered(outcomes).toFixed(3)} ${interval(questions, (some) => lowered(some.flat()))}` +
      `  to a person ${part(outcomes, ({ isReviewed }) => isReviewed).toFixed(3)}  told ${part(fell, ({ isTold }) => isTold).toFixed(3)}`,
  );
  return lowered(outcomes);
}
