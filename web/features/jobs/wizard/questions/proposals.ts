import type { getInterviewQuestions } from '#web/api/calls.ts';
import type { Job, OutputOf } from '#web/api/types.ts';
import { countMentions, textOfHtml } from '../skills/extract-skills.ts';
import { bankRows, type BankRow } from './bank-rows.ts';
import { stems } from './nearest-question.ts';
import type { QuestionRow, QuestionTab } from './question-values.ts';

type Bank = OutputOf<typeof getInterviewQuestions>;
type Skills = readonly { id: string; value: string }[];
type JobText = Pick<Job, 'role' | 'description'>;

/** With these numbers, an interview takes about a quarter of an hour. */
const PROPOSED: Record<QuestionTab, number> = { personal: 2, skill: 4, mcq: 4 };
/** The job's title says more about it than a mention in the description. */
const TITLE_WEIGHT = 3;
/** The most mentions counted for one skill, so that it doesn't crowd out the others. */
const MENTIONS_MAX = 4;

/** The bank questions of each kind that fit the job's text best. Null if a kind has none. */
export function proposedQuestions(
  bank: Bank,
  skills: Skills,
  job: JobText,
): Record<QuestionTab, BankRow[]> | null {
  const propose = (tab: QuestionTab) => fittingRows(tab, bank, skills, [], job).slice(0, PROPOSED[tab]);
  const proposed = { personal: propose('personal'), skill: propose('skill'), mcq: propose('mcq') };
  return Object.values(proposed).some((rows) => rows.length === 0) ? null : proposed;
}

/** The rows of a tab, best fit first and flagged ones last. Personal questions fit every job. */
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
 * The best question of each skill, then the second of each, and so on. Skills are ordered by how much the job's text
 * mentions them. Within a skill, questions that have proved themselves in the company or on the server come first, then
 * those that share the most rare words with the text.
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
  // If the text dwells on at least two skills, those mentioned only in passing come after all of their questions.
  const dwelt = bySkill.filter((skill) => skill.weight > 1);
  const passing = bySkill.filter((skill) => skill.weight <= 1);
  return dwelt.length > 1 ? [...spread(dwelt), ...spread(passing)] : spread(bySkill);
}

const proven = ({ isGood }: BankRow) => Number(isGood === true);

const spread = (skills: readonly { rows: BankRow[] }[]): BankRow[] =>
  Array.from({ length: Math.max(0, ...skills.map(({ rows }) => rows.length)) }, (_, turn) =>
    skills.flatMap(({ rows }) => rows.slice(turn, turn + 1)),
  ).flat();
