import type { getRoundReport } from '#contract/interview/round-cards.ts';
import { CARD_WAIT_MS } from '#contract/interview/card-limits.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { type Round, endOf } from '../held-round-store.ts';
import type { Card } from './card-store.ts';

type CardShown = NonNullable<OutputOf<typeof getRoundReport>['rounds'][number]['people'][number]['card']>;

export const presentRound = (round: Round) => ({
  roundId: round.id,
  round: round.round,
  title: round.title,
  startsAt: round.startsAt?.toISOString() ?? null,
  minutes: round.minutes,
});

/** The levels of a card, in the order of the kit. */
export const presentCard = ({ kit }: Round, card: Card): CardShown => ({
  overall: card.overall,
  reason: card.reason,
  sentAt: card.sentAt.toISOString(),
  changedAt: card.changedAt?.toISOString() ?? null,
  levels: kit.criteria.flatMap(({ id, levels: words }) => {
    const given = card.levels.find(({ criterionId }) => criterionId === id);
    return given ? [{ ...given, words: given.level === null ? '' : words[given.level - 1]! }] : [];
  }),
});

/** Whether a card that was not sent counts as missing: a day after the round. */
export function isOverdue(round: Round, now: Date): boolean {
  const end = endOf(round);
  return end !== null && now.getTime() >= end.getTime() + CARD_WAIT_MS;
}
