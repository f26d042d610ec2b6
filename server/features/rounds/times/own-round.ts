import type * as contract from '#contract/interview/round-times.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { ownRoundPath } from '#contract/shared/paths.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { Failure, notFound } from '#server/platform/outcome.ts';
import { hashToken } from '#server/platform/secrets/hash-token.ts';
import { roundEntry } from '../mail-data.ts';
import { choicesOf } from './choices.ts';
import { dataOf } from './mail-round.ts';
import { membersOfRounds, type RoundRow, roundById, roundOfLink, roundsOfCandidate } from './round-store.ts';
import { factsOf } from './show.ts';
import { movableUntil, stateOf } from './state.ts';

/** What the candidate of a round can read, with the link of an email or signed in. */

/** A link stops working this many days after its round. */
const LINK_DAYS = 30;

interface Which {
  token?: string | undefined;
  roundId?: string | undefined;
}

/** Throws a Failure unless the token belongs to a link, or the round is the calling candidate’s own. */
export async function ownRound(
  ctx: Context,
  caller: Caller | null,
  { token, roundId }: Which,
): Promise<RoundRow> {
  if (token === undefined) {
    const round = roundId === undefined ? null : await roundById(ctx.db, roundId);
    if (!round || caller?.role !== 'candidate' || round.candidateId !== caller.id) throw notFound();
    return round;
  }
  const id = await roundOfLink(ctx.db, hashToken(token));
  const round = id === null ? null : await roundById(ctx.db, id);
  if (!round || isLongOver(round, ctx.clock.now()))
    throw new Failure('link.expired', refusals.roundLinkEnded());
  return round;
}

function isLongOver({ startsAt, cancelledAt }: RoundRow, now: Date): boolean {
  const ended = startsAt ?? cancelledAt;
  return ended !== null && ended.getTime() + LINK_DAYS * DAY_MS < now.getTime();
}

export async function showOwnRound(ctx: Context, roundId: string): Promise<contract.CandidatesRound> {
  const round = await roundById(ctx.db, roundId);
  if (!round) throw notFound();
  const now = ctx.clock.now();
  const members = await membersOfRounds(ctx.db, [round.id]);
  const moveUntil = movableUntil(round, now);
  const mayChoose = stateOf(round, now) === 'to-choose' || moveUntil !== null;
  const memberIds = members.map(({ memberId }) => memberId);
  const choices = mayChoose ? await choicesOf(ctx.db, round, memberIds, now) : [];
  return {
    ...factsOf(round, now),
    companyName: round.companyName,
    candidateName: round.candidateName,
    with: members.map(({ name }) => name),
    times: choices.filter((at) => at.getTime() !== round.startsAt?.getTime()).map((at) => at.toISOString()),
    mayMove: moveUntil !== null,
    moveUntil: moveUntil?.toISOString() ?? null,
    calendarEntry: stateOf(round, now) === 'booked' ? await entryOf(ctx, round) : null,
  };
}

async function entryOf(ctx: Context, round: RoundRow): Promise<string | null> {
  const event = { act: 'booked', side: 'candidate' } as const;
  const data = await dataOf(ctx, ctx.db, round, { userId: round.candidateId, event });
  const url = `${ctx.config.publicUrl}${ownRoundPath(round.id)}`;
  return data && roundEntry({ ...data, url }, 'REQUEST', true).content;
}

export async function myRounds(
  ctx: Context,
  candidateId: string,
): Promise<OutputOf<typeof contract.getMyRounds>> {
  const now = ctx.clock.now();
  const rounds = await roundsOfCandidate(ctx.db, candidateId, now);
  return {
    rounds: rounds
      .map((round) => ({ ...factsOf(round, now), companyName: round.companyName }))
      .filter(({ state }) => state === 'to-choose' || state === 'booked'),
  };
}
