import { useEffect, useState } from 'react';
import { needsEvidence } from '#contract/interview/card-limits.ts';
import type { CriterionLevel } from '#contract/interview/kit-limits.ts';
import type { Score } from '#contract/interview/scores.ts';
import type { getRoundInterview, sendRoundCard } from '#web/api/calls.ts';
import type { InputOf, OutputOf } from '#web/api/types.ts';
import { getSession } from '#web/session/session.ts';
import { draftIn } from '#web/ui/form/draft.ts';

export type Interview = OutputOf<typeof getRoundInterview>;
type Card = NonNullable<Interview['card']>;

/** A level as the form has it: not chosen yet, or that it did not come up. */
export type Chosen = '' | 'none' | `${CriterionLevel}`;

export interface Quote {
  text: string;
  second: number | null;
}

export interface Judged {
  level: Chosen;
  reason: string;
  quotes: Quote[];
}

export interface CardValues {
  /** When the clock was started, in milliseconds since the epoch. */
  startedAt: number | null;
  /** By the id of the criterion. */
  criteria: Record<string, Judged>;
  overall: Score | null;
  reason: string;
}

export const NOT_JUDGED: Judged = { level: '', reason: '', quotes: [] };

export function valuesOf(card: Card | null): CardValues {
  return {
    startedAt: null,
    criteria: Object.fromEntries(
      (card?.levels ?? []).map(({ criterionId, level, reason, quotes }) => [
        criterionId,
        { level: level === null ? 'none' : (String(level) as Chosen), reason, quotes },
      ]),
    ),
    overall: card?.overall ?? null,
    reason: card?.reason ?? '',
  };
}

/**
 * What is typed into a card. It is stored on this device at each key, so that a reload, a crash or a lost connection takes
 * nothing away, until it is sent or the person logs out. A second window of the same round shows the same.
 */
export function useCardDraft(roundId: string, card: Card | null) {
  const [draft] = useState(() => draftIn('device', `round-card:${getSession().userId}:${roundId}`));
  const [values, setValues] = useState(() => (draft.read() as CardValues | null) ?? valuesOf(card));
  const [isKept, setIsKept] = useState(() => draft.read() !== null);
  useEffect(() => {
    const onStorage = () => {
      const kept = draft.read() as CardValues | null;
      if (kept !== null) setValues(kept);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [draft]);
  return {
    values,
    /** Something is typed that was not sent. */
    isKept,
    change: (change: Partial<CardValues>) => {
      const next = { ...values, ...change };
      setValues(next);
      setIsKept(true);
      draft.write(next);
    },
    forget: (next: Card | null) => {
      draft.forget();
      setIsKept(false);
      setValues(valuesOf(next));
    },
  };
}

const written = ({ quotes }: Judged): Quote[] => quotes.filter(({ text }) => text.trim() !== '');
export const levelOf = ({ level }: Judged): CriterionLevel | null =>
  level === '' || level === 'none' ? null : (Number(level) as CriterionLevel);

export const lacksEvidence = (judged: Judged): boolean =>
  needsEvidence(levelOf(judged)) && judged.reason.trim() === '' && written(judged).length === 0;

/** The card as it is sent; null while something is missing. */
export function cardOf(
  { roundId, criteria }: Pick<Interview, 'roundId' | 'criteria'>,
  { criteria: judged, overall, reason }: CardValues,
): InputOf<typeof sendRoundCard> | null {
  const levels = criteria.map(({ id }) => ({ id, ...(judged[id] ?? NOT_JUDGED) }));
  if (overall === null || reason.trim() === '') return null;
  if (levels.some((one) => one.level === '' || lacksEvidence(one))) return null;
  return {
    roundId,
    overall,
    reason,
    levels: levels.map((one) => ({
      criterionId: one.id,
      level: levelOf(one),
      reason: one.reason,
      quotes: written(one),
    })),
  };
}
