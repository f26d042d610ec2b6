import { CARD_WAIT_MS } from '#contract/interview/card-limits.ts';
import type * as contract from '#contract/interview/round-times.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { applicationInReach } from '#server/features/applications/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { spanFrom } from './free-times.ts';
import * as store from './round-store.ts';
import { stateOf } from './state.ts';

/** The rounds of a company, as its members see them. */

export const factsOf = (round: store.RoundRow, now: Date) => ({
  roundId: round.id,
  applicationId: round.applicationId,
  round: round.round,
  title: round.title,
  role: round.designation,
  minutes: round.minutes,
  place: round.place,
  state: stateOf(round, now),
  startsAt: round.startsAt?.toISOString() ?? null,
  timesAreOver:
    stateOf(round, now) === 'to-choose' && round.lastOfferedAt !== null && round.lastOfferedAt <= now,
  cancelled:
    round.cancelledAt === null || round.cancelledBy === null
      ? null
      : {
          by: round.cancelledBy,
          reason: round.cancelReason ?? '',
          at: round.cancelledAt.toISOString(),
        },
});

const present = (
  round: store.RoundRow,
  members: readonly store.RoundMember[],
  caller: EmployerCaller,
  now: Date,
) => {
  const own = members.filter(({ roundId }) => roundId === round.id);
  return {
    ...factsOf(round, now),
    jobId: round.jobId,
    candidateId: round.candidateId,
    candidateName: round.candidateName,
    members: own.map(({ memberId, name }) => ({ memberId, name })),
    isOwn: own.some(({ memberId }) => memberId === caller.id),
  };
};

/**
 * The rounds of an application: all of them if the caller can see the application, otherwise those in which the caller
 * takes part.
 */
export async function listRounds(
  ctx: Context,
  caller: EmployerCaller,
  applicationId: string,
): Promise<OutputOf<typeof contract.getRounds>> {
  const isSeen = (await applicationInReach(ctx.db, reachOf(caller), applicationId)) !== null;
  const rounds = (await store.roundsOfApplication(ctx.db, applicationId)).filter(
    ({ companyId }) => companyId === caller.companyId,
  );
  const shown = await inFull(ctx, caller, rounds);
  const readable = isSeen ? shown : shown.filter(({ isOwn }) => isOwn);
  if (!isSeen && readable.length === 0) throw notFound();
  return { rounds: readable };
}

async function inFull(ctx: Context, caller: EmployerCaller, rounds: readonly store.RoundRow[]) {
  const ids = rounds.map(({ id }) => id);
  const now = ctx.clock.now();
  const members = await store.membersOfRounds(ctx.db, ids);
  return Promise.all(
    rounds.map(async (round) => {
      const offered = await store.offeredTimes(ctx.db, round.id);
      return {
        ...present(round, members, caller, now),
        invitedDate: round.invitedAt.toISOString(),
        offered: offered.length === 0 ? null : offered.map((at) => at.toISOString()),
      };
    }),
  );
}

export async function showRound(
  ctx: Context,
  caller: EmployerCaller,
  roundId: string,
): Promise<contract.CompanysRound> {
  const [shown] = await inFull(ctx, caller, [await companysRound(ctx, caller, roundId)]);
  return shown!;
}

/** Throws a Failure unless it is a round of the caller's company. */
export async function companysRound(
  ctx: Context,
  { companyId }: EmployerCaller,
  roundId: string,
): Promise<store.RoundRow> {
  const round = await store.roundById(ctx.db, roundId);
  if (round?.companyId !== companyId) throw notFound();
  return round;
}

export async function listUpcoming(
  ctx: Context,
  caller: EmployerCaller,
  input: RequestOf<typeof contract.getUpcomingRounds>,
): Promise<OutputOf<typeof contract.getUpcomingRounds>> {
  const now = ctx.clock.now();
  const rounds = await store.upcomingRounds(ctx.db, {
    own: input.own,
    jobId: input.jobId,
    reach: reachOf(caller),
    memberId: caller.id,
    now,
  });
  const members = await store.membersOfRounds(
    ctx.db,
    rounds.map(({ id }) => id),
  );
  return {
    rounds: rounds.map((round) => ({ ...present(round, members, caller, now), card: cardState(round, now) })),
  };
}

function cardState(round: store.RoundRow & { isSent: boolean }, now: Date) {
  if (round.isSent) return 'sent';
  if (round.startsAt === null || round.startsAt > now) return 'later';
  return spanFrom(round.startsAt, round.minutes).until + CARD_WAIT_MS <= now.getTime() ? 'missing' : 'open';
}
