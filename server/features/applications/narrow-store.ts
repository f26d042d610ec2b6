import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import type { OutcomeFilter } from '#contract/interview/listed-figures.ts';
import { NO_SOURCE } from '#contract/job/source.ts';
import type { Stage } from '#contract/interview/stages.ts';
import type { Certainty } from '#contract/interview/verdicts.ts';
import { containing } from '#server/features/jobs/store.ts';

/**
 * The list joins `jobs`, `reports`, `candidate` (the person), `own_card` (the reader's scorecard) and `held_blind`
 * (applications for which the reader must first send a card on a round).
 */

export interface Narrowing {
  stage?: Stage | undefined;
  outcome?: OutcomeFilter | undefined;
  /** Part of the name or, for a member who sees contact data, of the email. */
  named?: { text: string; inContacts: boolean } | undefined;
  /** Percent. */
  minScore?: number | undefined;
  maxScore?: number | undefined;
  certainty?: Certainty | undefined;
  /** Whether the interview has a score. An interview without a report matches neither value. */
  settled?: 'yes' | 'no' | undefined;
  /** NO_SOURCE for applications whose source is unknown. */
  source?: string | undefined;
  skillId?: string | undefined;
  isReviewed?: boolean | undefined;
  /** Those that have been in their stage since before this time. */
  waitingSince?: Date | undefined;
  ids?: readonly string[] | undefined;
  /** Only applications whose ids are rows of this query. */
  among?: RawBuilder<unknown> | undefined;
}

/** Whether this member must judge before seeing what others and the analysis say. Candidates are never blind. */
export const isBlind = (readBy: string | undefined): RawBuilder<boolean> =>
  readBy === undefined
    ? sql`false`
    : sql`((jobs.blind_review AND own_card.id IS NULL) OR held_blind.application_id IS NOT NULL)`;

/** A value that reveals a judgement. Null for a member who must judge first. */
export const unlessBlind = <T>(readBy: string | undefined, value: RawBuilder<T>): RawBuilder<T | null> =>
  readBy === undefined ? value : sql`CASE WHEN ${isBlind(readBy)} THEN NULL ELSE ${value} END`;

const JUDGEMENTS = {
  certainty: sql<Certainty | null>`reports.certainty`,
  flags: sql<number | null>`reports.flags`,
  correct: sql<number | null>`reports.correct`,
  partial: sql<number | null>`reports.partial`,
  incorrect: sql<number | null>`reports.incorrect`,
  not_answered: sql<number | null>`reports.not_answered`,
  needs_review: sql<number | null>`reports.needs_review`,
};

const HAS_SCORE = sql<boolean>`reports.percent IS NOT NULL`;
const IS_REVIEW_FIRST = sql<boolean>`(reports.percent IS NULL AND reports.needs_review > 0)`;

/** What the analysis and people say about an interview, for a reader who may see it. */
export function judgementColumns(readBy: string | undefined) {
  const shown = <T, Alias extends string>(
    value: RawBuilder<T>,
    alias: Alias,
  ): AliasedRawBuilder<T | null, Alias> => unlessBlind(readBy, value).as(alias);
  return [
    shown(JUDGEMENTS.certainty, 'certainty'),
    shown(JUDGEMENTS.flags, 'flags'),
    shown(JUDGEMENTS.correct, 'correct'),
    shown(JUDGEMENTS.partial, 'partial'),
    shown(JUDGEMENTS.incorrect, 'incorrect'),
    shown(JUDGEMENTS.not_answered, 'not_answered'),
    shown(JUDGEMENTS.needs_review, 'needs_review'),
  ] as const;
}

function hasOutcome(outcome: OutcomeFilter): RawBuilder<boolean> | null {
  if (outcome === 'all') return null;
  if (outcome === 'open') return sql`applications.outcome IS NULL`;
  if (outcome === 'closed') return sql`applications.outcome IS NOT NULL`;
  return sql`applications.outcome = ${outcome}`;
}

const hasSource = (source: string): RawBuilder<boolean> =>
  source === NO_SOURCE
    ? sql<boolean>`applications.source IS NULL`
    : sql<boolean>`applications.source = ${source}`;

function isNamed({ text, inContacts }: NonNullable<Narrowing['named']>): RawBuilder<boolean> {
  const pattern = containing(text);
  return inContacts
    ? sql<boolean>`(candidate.name ILIKE ${pattern} OR candidate.email ILIKE ${pattern})`
    : sql<boolean>`candidate.name ILIKE ${pattern}`;
}

/** WHERE: the applications that a member asks for. A value that the member may not see yet never matches a range. */
export function isWithin(asked: Narrowing, readBy: string | undefined): RawBuilder<boolean> {
  const score = unlessBlind(readBy, sql<number | null>`reports.percent`);
  const conditions = [
    asked.stage === undefined ? null : sql<boolean>`applications.stage = ${asked.stage}`,
    asked.outcome === undefined ? null : hasOutcome(asked.outcome),
    asked.named === undefined ? null : isNamed(asked.named),
    asked.minScore === undefined ? null : sql<boolean>`${score} >= ${asked.minScore}`,
    asked.maxScore === undefined ? null : sql<boolean>`${score} <= ${asked.maxScore}`,
    asked.certainty === undefined
      ? null
      : sql<boolean>`${unlessBlind(readBy, JUDGEMENTS.certainty)} = ${asked.certainty}`,
    asked.settled === undefined
      ? null
      : sql<boolean>`${unlessBlind(readBy, asked.settled === 'yes' ? HAS_SCORE : IS_REVIEW_FIRST)}`,
    asked.source === undefined ? null : hasSource(asked.source),
    asked.skillId === undefined
      ? null
      : sql<boolean>`EXISTS (SELECT 1 FROM candidate_skills
          WHERE candidate_skills.candidate_id = applications.candidate_id
            AND candidate_skills.skill_id = ${asked.skillId}::uuid)`,
    asked.isReviewed === undefined ? null : sql<boolean>`(own_card.id IS NOT NULL) = ${asked.isReviewed}`,
    asked.waitingSince === undefined ? null : sql<boolean>`applications.stage_since < ${asked.waitingSince}`,
    asked.ids === undefined ? null : sql<boolean>`applications.id = ANY(${[...asked.ids]}::text[])`,
    asked.among === undefined ? null : sql<boolean>`applications.id IN (${asked.among})`,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`;
}
