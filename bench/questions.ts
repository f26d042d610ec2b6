import { AGES, DISABILITIES, NOT_SAID, RACES, SEXES } from '#contract/company/fairness-groups.ts';
import { QUESTION_FLAGS, type QuestionFlag } from '#contract/company/question-limits.ts';
import { POINTS_OF_VERDICT, type Verdict } from '#contract/interview/verdicts.ts';
import { type Answered, figuresOf } from '#server/features/pipeline/questions/figures.ts';
import { mean } from '#server/features/reviews/statistics.ts';
import type { Figure } from './figures.ts';
import { seededRandom, shuffled } from './grading/statistics.ts';

/**
 * A simulated year: 40 companies with five questions each hold 6,000 interviews, and 20 of the 200 questions are bad.
 * The figures see what a company's figures see: answers, the rest of each interview, some scorecards, and what people
 * say about themselves.
 */

const COMPANIES = 40;
const QUESTIONS_EACH = 5;
const INTERVIEWS = 6_000;
const SEED = 41;
/** One year could be lucky, so years with these seeds are simulated too. */
const FURTHER_SEEDS = 10;

/** How many of each kind are planted, and what the figures should say about them. */
const KINDS = {
  trivial: { planted: 4, flag: 'too-easy' },
  impossible: { planted: 3, flag: 'too-hard' },
  ambiguous: { planted: 3, flag: 'disagreement' },
  'off the skill': { planted: 4, flag: 'not-apart' },
  leaking: { planted: 3, flag: 'changed' },
  unfair: { planted: 3, flag: 'unfair' },
} as const satisfies Record<string, { planted: number; flag: QuestionFlag }>;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

interface Question {
  kind: Kind | null;
  difficulty: number;
  /** How much skill counts compared with chance. */
  slope: number;
}

interface Person {
  skill: number;
  /** Another trait that people have more or less of. */
  other: number;
  /** 1 to 12. */
  month: number;
  isJudged: boolean;
  said: Required<Answered['said']>;
}

const MONTH_OF_LEAK = 7;
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const logistic = (random: () => number) => {
  const share = random();
  return Math.log((share + 1e-9) / (1 - share + 1e-9));
};
const oneOf = <T>(values: readonly T[], random: () => number) =>
  values[Math.floor(random() * values.length)]!;

function personOf(random: () => number): Person {
  const says = (value: string) => (random() < 0.8 ? value : NOT_SAID);
  return {
    skill: normal(random),
    other: normal(random),
    month: 1 + Math.floor(random() * 12),
    isJudged: random() < 0.4,
    said: {
      sex: says(random() < 0.45 ? SEXES[0] : SEXES[1]),
      race: says(random() < 0.5 ? 'white' : oneOf(RACES.slice(0, 5), random)),
      age: says(random() < 0.35 ? AGES[0] : AGES[1]),
      disability: says(random() < 0.1 ? DISABILITIES[0] : DISABILITIES[1]),
    },
  };
}

/** Women know as much as men in this year. A few percent of all answers await a person's review. */
function answerOf({ kind, slope, difficulty }: Question, person: Person, random: () => number) {
  const trait = kind === 'off the skill' ? person.other : person.skill;
  let quality = slope * (trait - difficulty) + logistic(random);
  if (kind === 'trivial') quality += 7;
  if (kind === 'impossible') quality -= 7;
  if (kind === 'unfair' && person.said.sex === SEXES[0]) quality -= 1.8;
  if (kind === 'leaking' && person.month >= MONTH_OF_LEAK && random() < 0.85) quality += 4;
  // Half of the people understand it differently from the key, as do those who review the answer.
  const isOther = () => kind === 'ambiguous' && random() < 0.5;
  const asMeant = isOther();
  const judged = (isOther() === asMeant ? quality : quality - 3) + normal(random) * 0.9;
  const scored = asMeant ? quality - 3 : quality;
  const again = (isOther() === asMeant ? quality : quality - 3) + normal(random) * 0.9;
  const verdict: Verdict =
    random() < 0.06
      ? 'Needs Review'
      : scored > 0
        ? 'Correct'
        : scored > -1
          ? 'Partially Correct'
          : 'Incorrect';
  const levelOf = (heard: number) => 1 + [-1, 0, 1.5].filter((limit) => heard > limit).length;
  return { verdict, judgements: person.isJudged ? [levelOf(judged), levelOf(again)] : [] };
}

interface Interview {
  person: Person;
  company: number;
  given: ReturnType<typeof answerOf>[];
}

interface Year {
  questions: Question[];
  interviews: Interview[];
}

function simulatedYear(seed: number): Year {
  const random = seededRandom(seed);
  const bad = KIND_NAMES.flatMap((kind) => Array<Kind>(KINDS[kind].planted).fill(kind));
  const total = COMPANIES * QUESTIONS_EACH;
  const kinds = shuffled([...bad, ...Array<null>(total - bad.length).fill(null)], random);
  const questions = kinds.map((kind) => ({
    kind,
    difficulty: -1.2 + 2.2 * random(),
    slope: 1 + 1.2 * random(),
  }));
  const interviews = Array.from({ length: INTERVIEWS }, () => {
    const person = personOf(random);
    const company = Math.floor(random() * COMPANIES);
    const asked = questions.slice(company * QUESTIONS_EACH, (company + 1) * QUESTIONS_EACH);
    return { person, company, given: asked.map((question) => answerOf(question, person, random)) };
  });
  return { questions, interviews };
}

function answersTo(interviews: readonly Interview[], at: number): Answered[] {
  return interviews.map(({ person, given }) => {
    const others = given.flatMap(({ verdict }, other) =>
      other === at || verdict === 'Needs Review' ? [] : [POINTS_OF_VERDICT[verdict]],
    );
    return {
      ...given[at]!,
      rest: others.length === 0 ? null : mean(others),
      month: `2026-${String(person.month).padStart(2, '0')}`,
      isMarked: false,
      later: null,
      seconds: null,
      isAgain: false,
      isCorrected: false,
      said: person.said,
    };
  });
}

function judgedOf({ questions, interviews }: Year) {
  const byCompany = Map.groupBy(interviews, ({ company }) => company);
  return questions.map(({ kind }, index) => {
    const own = byCompany.get(Math.floor(index / QUESTIONS_EACH)) ?? [];
    return { kind, ...figuresOf(answersTo(own, index % QUESTIONS_EACH)) };
  });
}

interface Result {
  leastAnswers: number;
  found: number;
  falseAlarms: number;
  byKind: Record<string, number>;
  named: number;
  /** For questions that were flagged wrongly, what they were flagged for. */
  alarms: Partial<Record<QuestionFlag, number>>;
}

function resultOf(year: Year): Result {
  const judged = judgedOf(year);
  const bad = judged.filter(({ kind }) => kind !== null);
  const good = judged.filter(({ kind }) => kind === null);
  const flagged = good.filter(({ flags }) => flags.length > 0);
  return {
    leastAnswers: Math.min(...judged.map(({ answers }) => answers)),
    found: bad.filter(({ flags }) => flags.length > 0).length,
    named: bad.filter(({ kind, flags }) => flags.includes(KINDS[kind!].flag)).length,
    falseAlarms: (100 * flagged.length) / good.length,
    byKind: Object.fromEntries(
      KIND_NAMES.map((name) => [
        name,
        bad.filter(({ kind, flags }) => kind === name && flags.length > 0).length,
      ]),
    ),
    alarms: Object.fromEntries(
      QUESTION_FLAGS.map((flag) => [flag, flagged.filter(({ flags }) => flags.includes(flag)).length]),
    ),
  };
}

const halfOf = ({ questions, interviews }: Year): Year => ({
  questions,
  interviews: interviews.filter((_, index) => index % 2 === 0),
});

export async function measureQuestions(): Promise<Figure[]> {
  const [wholes, halves]: [Result[], Result[]] = [[], []];
  for (let seed = SEED; seed <= SEED + FURTHER_SEEDS; seed += 1) {
    const year = simulatedYear(seed);
    wholes.push(resultOf(year));
    halves.push(resultOf(halfOf(year)));
  }
  const [whole, half] = [wholes.shift()!, halves.shift()!];
  const over = (results: readonly Result[], value: (one: Result) => number) =>
    `in ${results.length} further years ${mean(results.map(value)).toFixed(1)} on average`;
  const kindsOf = (result: Result, results: readonly Result[]) =>
    KIND_NAMES.map(
      (name) =>
        `${name} ${result.byKind[name]} of ${KINDS[name].planted} (${mean(results.map(({ byKind }) => byKind[name]!)).toFixed(1)})`,
    ).join(', ');
  const alarmsOf = ({ alarms }: Result) =>
    QUESTION_FLAGS.filter((flag) => alarms[flag]! > 0)
      .map((flag) => `${flag} ${alarms[flag]}`)
      .join(', ') || 'none';
  return [
    {
      what: 'bad questions found, of 20 in a simulated year',
      value: whole.found,
      unit: '',
      aim: 18,
      isShare: true,
      beside: `${kindsOf(whole, wholes)}; ${over(wholes, ({ found }) => found)}; the right reason for ${whole.named}; ${whole.leastAnswers} answers and more to each question`,
    },
    {
      what: 'other questions flagged in the year',
      value: whole.falseAlarms,
      unit: '%',
      aim: 5,
      beside: `${alarmsOf(whole)}; ${over(wholes, ({ falseAlarms }) => falseAlarms)}`,
    },
    {
      what: 'bad questions found with half of the answers',
      value: half.found,
      unit: '',
      aim: 10,
      isShare: true,
      beside: `${kindsOf(half, halves)}; ${over(halves, ({ found }) => found)}`,
    },
    {
      what: 'other questions flagged with half of the answers',
      value: half.falseAlarms,
      unit: '%',
      aim: 5,
      beside: `${alarmsOf(half)}; ${over(halves, ({ falseAlarms }) => falseAlarms)}`,
    },
  ];
}
