import { type OrderByItemBuilder, type RawBuilder, sql } from 'kysely';
import type { SortedPosition } from '#server/platform/paging.ts';

type Kind = 'text' | 'number' | 'moment';

interface Key {
  kind: Kind;
  value: RawBuilder<string | number | Date | null>;
  /** Whether every application has a value. */
  always: boolean;
}

/**
 * The keys by which lists of applications can be ordered. The candidate and the job are joined under these
 * names.
 */
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
} as const satisfies Record<string, Key>;

/** Descending (newest or greatest first) unless `ascending`. */
export interface Order {
  by: keyof typeof KEYS;
  ascending?: boolean;
}

export const keyOf = ({ by }: Order): RawBuilder<string | number | Date | null> => KEYS[by].value;

/** The name of an order and the kind of value in its cursors. */
export function nameOf({ by, ascending = false }: Order): { name: string; kind: Kind } {
  return { name: ascending ? by : `-${by}`, kind: KEYS[by].kind };
}

/**
 * ORDER BY of the key: rows without a value are last in both directions. Applications with the same key are
 * ordered by id.
 */
export function directionOf({ by, ascending = false }: Order) {
  return (item: OrderByItemBuilder): OrderByItemBuilder => {
    const directed = ascending ? item.asc() : item.desc();
    return KEYS[by].always ? directed : directed.nullsLast();
  };
}

/** WHERE: the rows after this position in the order. */
export function comesAfter({ by, ascending = false }: Order, { key, id }: SortedPosition) {
  const { kind, value, always } = KEYS[by];
  const beyond = ascending ? sql`>` : sql`<`;
  if (key === null) return sql<boolean>`(${value} IS NULL AND applications.id ${beyond} ${id})`;
  const last = kind === 'moment' ? new Date(key) : key;
  const later = sql`(${value}, applications.id) ${beyond} (${last}, ${id})`;
  return always ? sql<boolean>`${later}` : sql<boolean>`(${later} OR ${value} IS NULL)`;
}
