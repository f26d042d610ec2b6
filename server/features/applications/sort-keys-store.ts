import { type OrderByItemBuilder, type RawBuilder, sql } from 'kysely';
import { STAGES } from '#contract/interview/stages.ts';
import { CERTAINTIES } from '#contract/interview/verdicts.ts';
import type { SortedPosition } from '#server/platform/paging.ts';
import { unlessBlind } from './narrow-store.ts';

type Kind = 'text' | 'number' | 'moment';

interface Key {
  kind: Kind;
  value: RawBuilder<string | number | Date | null>;
  /** Its value in ascending order, if that is different. */
  ascending?: RawBuilder<string | number | Date | null>;
  /** Whether every application has a value. */
  always: boolean;
  /** The key reveals what the analysis says, so it is null for a member who must judge first. */
  isJudgement?: boolean;
}

const listOf = (values: readonly string[]) => sql`ARRAY[${sql.join(values.map((value) => sql.lit(value)))}]`;
const STAGE_LIST = listOf(STAGES);
const CERTAINTY_LIST = listOf(CERTAINTIES);

/** The keys by which lists of applications can be sorted, using the names that the list joins. */
const KEYS = {
  applied_at: { kind: 'moment', value: sql`applications.applied_at`, always: true },
  interview_at: { kind: 'moment', value: sql`applications.interview_at`, always: false },
  decided_at: { kind: 'moment', value: sql`applications.decided_at`, always: false },
  // Lists show 0 and a failed comparison as a dash, like a missing comparison.
  criteria_percent: {
    kind: 'number',
    value: sql`CASE WHEN applications.criteria_failed THEN NULL ELSE nullif(applications.criteria_percent, 0) END`,
    always: false,
  },
  candidate_name: { kind: 'text', value: sql`lower(candidate.name)`, always: true },
  candidate_email: { kind: 'text', value: sql`lower(candidate.email)`, always: true },
  designation: { kind: 'text', value: sql`lower(jobs.designation)`, always: true },
  alternate_id: { kind: 'text', value: sql`jobs.alternate_id`, always: true },
  submitted_at: { kind: 'moment', value: sql`interviews.submitted_at`, always: false },
  stage: { kind: 'number', value: sql`array_position(${STAGE_LIST}, applications.stage)`, always: true },
  stage_since: { kind: 'moment', value: sql`applications.stage_since`, always: true },
  heard: { kind: 'number', value: sql`reports.heard`, always: false },
  // Interviews to review first come before all scores in both directions, those with the most ideas found first.
  score: {
    kind: 'number',
    value: sql`coalesce(reports.percent, 1000 + reports.found)`,
    ascending: sql`coalesce(reports.percent, -1 - reports.found)`,
    always: false,
    isJudgement: true,
  },
  certainty: {
    kind: 'number',
    value: sql`array_position(${CERTAINTY_LIST}, reports.certainty)`,
    always: false,
    isJudgement: true,
  },
  flags: { kind: 'number', value: sql`reports.flags`, always: false, isJudgement: true },
} as const satisfies Record<string, Key>;

/** Descending (newest or highest first) unless `ascending`. */
export interface Order {
  by: keyof typeof KEYS;
  ascending?: boolean;
  readBy?: string;
}

export function keyOf({ by, ascending, readBy }: Order): RawBuilder<string | number | Date | null> {
  const key: Key = KEYS[by];
  const value = ascending ? (key.ascending ?? key.value) : key.value;
  return key.isJudgement ? unlessBlind(readBy, value) : value;
}

export function nameOf({ by, ascending = false }: Order): { name: string; kind: Kind } {
  return { name: ascending ? by : `-${by}`, kind: KEYS[by].kind };
}

/** ORDER BY the key. Rows without a value are last in both directions. */
export function directionOf({ by, ascending = false }: Order) {
  return (item: OrderByItemBuilder): OrderByItemBuilder => {
    const directed = ascending ? item.asc() : item.desc();
    return KEYS[by].always ? directed : directed.nullsLast();
  };
}

/** WHERE: the rows after this position in the order. */
export function comesAfter(order: Order, { key, id }: SortedPosition) {
  const { by, ascending = false } = order;
  const { kind, always } = KEYS[by];
  const value = keyOf(order);
  const beyond = ascending ? sql`>` : sql`<`;
  if (key === null) return sql<boolean>`(${value} IS NULL AND applications.id ${beyond} ${id})`;
  const last = kind === 'moment' ? new Date(key) : key;
  const later = sql`(${value}, applications.id) ${beyond} (${last}, ${id})`;
  return always ? sql<boolean>`${later}` : sql<boolean>`(${later} OR ${value} IS NULL)`;
}
