import { useEffect, useState } from 'react';
import { needsEvidence } from '#contract/interview/card-limits.ts';
import type { getRoundInterview, sendRoundCard } from '#web/api/calls.ts';
import type { InputOf, OutputOf } from '#web/api/types.ts';
import { type Judgement, NO_JUDGEMENT, isComplete } from './judgement-fields.tsx';
import { getSession } from '#web/session/session.ts';
import { draftIn } from '#web/ui/form/draft.ts';

export type Interview = OutputOf<typeof getRoundInterview>;
export type Card = NonNullable<Interview['card']>;
export type Level = Card['levels'][number];
export type Quote = Level['quotes'][number];

export interface Judged extends Pick<Level, 'reason' | 'quotes'> {
  /** Null if it did not come up. Missing if not chosen yet. */
  level?: Level['level'];
}

export interface CardValues {
  /** When the clock was started, in milliseconds since the epoch. */
  startedAt: number | null;
  /** By criterion id. */
  criteria: Record<string, Judged>;
  overall: Judgement;
}

const NOT_JUDGED: Judged = { reason: '', quotes: [] };
export const judgedOf = ({ criteria }: CardValues, id: string): Judged => criteria[id] ?? NOT_JUDGED;

const valuesOf = (card: Card | null): CardValues => ({
  startedAt: null,
  criteria: Object.fromEntries(card?.levels.map((level) => [level.criterionId, level]) ?? []),
  overall: card ? { score: card.overall, reason: card.reason } : NO_JUDGEMENT,
});

/**
 * The values typed into a card. They are stored on this device with each keystroke until the card is sent or the person
 * logs out, so that a reload, a crash or a lost connection loses nothing. A second window of the same round shows the
 * same values.
 */
export function useCardDraft(roundId: string, card: Card | null) {
  const [draft] = useState(() => draftIn('device', `round-card:${getSession().userId}:${roundId}`));
  /** Null if nothing unsent was typed. */
  const [kept, setKept] = useState(() => draft.read() as CardValues | null);
  useEffect(() => {
    const onStorage = () => setKept((before) => (draft.read() as CardValues | null) ?? before);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [draft]);
  const values = kept ?? valuesOf(card);
  return {
    values,
    isKept: kept !== null,
    change: (change: Partial<CardValues>) => {
      const next = { ...values, ...change };
      setKept(next);
      draft.write(next);
    },
    forget: () => {
      draft.forget();
      setKept(null);
    },
  };
}

const written = ({ quotes }: Judged): Quote[] => quotes.filter(({ text }) => text.trim() !== '');

export const lacksEvidence = (judged: Judged): boolean =>
  needsEvidence(judged.level ?? null) && judged.reason.trim() === '' && written(judged).length === 0;

/** The card in the form that is sent. Null while something is missing. */
export function cardOf(
  { roundId, criteria }: Interview,
  values: CardValues,
): InputOf<typeof sendRoundCard> | null {
  const { score, reason } = values.overall;
  const levels = criteria.flatMap(({ id: criterionId }) => {
    const judged = judgedOf(values, criterionId);
    if (judged.level === undefined || lacksEvidence(judged)) return [];
    return [{ criterionId, level: judged.level, reason: judged.reason, quotes: written(judged) }];
  });
  if (score === null || !isComplete(values.overall) || levels.length < criteria.length) return null;
  return { roundId, overall: score, reason, levels };
}
