import type { getInterviewQuestions } from '#web/api/calls.ts';
import type { Job, OutputOf } from '#web/api/types.ts';
import { countMentions, textOfHtml } from '../skills/extract-skills.ts';
import { bankRows, type BankRow } from './bank-rows.ts';
import { stems } from './nearest-question.ts';
import type { QuestionRow, QuestionTab } from './question-values.ts';

type Bank = OutputOf<typeof getInterviewQuestions>;
type Skills = readonly { id: string; value: string }[];
type JobText = Pick<Job, 'role' | 'description'>;

/** So that an interview takes about a quarter of an hour. */
const PROPOSED: Record<QuestionTab, number> = { personal: 2, skill: 4, mcq: 4 };
/** What a job is called says more of it than a mention in its description. */
const TITLE_WEIGHT = 3;
/** Many mentions of one skill don't crowd out the others. */
const MENTIONS_MAX = 4;

/** Questions of the bank for a job, of each kind those that fit its text best; null if a kind has none. */
export function proposedQuestions(
  bank: Bank,
  skills: Skills,
  job: JobText,
): Record<QuestionTab, BankRow[]> | null {
  const propose = (tab: QuestionTab) => fittingRows(tab, bank, skills, [], job).slice(0, PROPOSED[tab]);
  const proposed = { personal: propose('personal'), skill: propose('skill'), mcq: propose('mcq') };
  return Object.values(proposed).some((rows) => rows.length === 0) ? null : proposed;
}

/** The rows of a tab, those that fit the job best first, flagged ones last. Personal questions fit every job. */
export function fittingRows(
  tab: QuestionTab,
  bank: Bank,
  skills: Skills,
  chosen: readonly QuestionRow[],
  job: JobText,
): BankRow[] {
  const rows = bankRows(tab, bank, skills, chosen);
  if (tab === 'personal') return rows;
  const isFlagged = ({ isGood }: BankRow) => isGood === false;
  return [
    ...rankedFor(
      job,
      rows.filter((row) => !isFlagged(row)),
    ),
    ...rankedFor(job, rows.filter(isFlagged)),
  ];
}

/**
 * The best question of each skill, then the second of each, and so on. The skills come in the order in which the text of
 * the job speaks of them most, and the questions of one in the order of the rare words that they share with it, after those
 * that have proven themselves in the company or on the server.
 */
function rankedFor({ role, description }: JobText, rows: readonly BankRow[]): BankRow[] {
  const text = textOfHtml(description);
  const words = stems(`${role} ${text}`);
  const stemsOf = new Map(rows.map((row) => [row, stems(`${row.question} ${row.answer}`)]));
  const count = Map.groupBy(
    [...stemsOf.values()].flatMap((of) => [...of]),
    (word) => word,
  );
  const fit = (row: BankRow) =>
    [...stemsOf.get(row)!]
      .filter((word) => words.has(word))
      .reduce((sum, word) => sum + Math.log(1 + rows.length / count.get(word)!.length), 0);
  const weight = (skill: string) =>
    Math.min(countMentions(text, skill), MENTIONS_MAX) +
    TITLE_WEIGHT * Math.min(countMentions(role, skill), 1);
  const bySkill = [...Map.groupBy(rows, ({ skillName }) => skillName)]
    .map(([skill, of]) => ({
      weight: weight(skill),
      rows: of.toSorted((one, other) => proven(other) - proven(one) || fit(other) - fit(one)),
    }))
    .toSorted((one, other) => other.weight - one.weight);
  // What is mentioned in passing, beside two skills that the text dwells on, comes after all of theirs.
  const dwelt = bySkill.filter((skill) => skill.weight > 1);
  const passing = bySkill.filter((skill) => skill.weight <= 1);
  return dwelt.length > 1 ? [...spread(dwelt), ...spread(passing)] : spread(bySkill);
}

const proven = ({ isGood }: BankRow) => Number(isGood === true);

const spread = (skills: readonly { rows: BankRow[] }[]): BankRow[] =>
  Array.from({ length: Math.max(0, ...skills.map(({ rows }) => rows.length)) }, (_, turn) =>
    skills.flatMap(({ rows }) => rows.slice(turn, turn + 1)),
  ).flat();
