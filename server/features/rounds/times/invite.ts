import { randomUUID } from 'node:crypto';
import * as said from '#contract/messages/en/round-refusals.ts';
import type * as contract from '#contract/interview/round-times.ts';
import { areAtNight } from '#contract/interview/round-limits.ts';
import { placeOfRound } from '#contract/interview/kit-limits.ts';
import { STAGES, isAfterInterview, stagesOf } from '#contract/interview/stages.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { deciderOf } from '#server/features/applications/actor.ts';
import { interviewFirst } from '#server/features/applications/decisions/decide-one.ts';
import { tellItem } from '#server/features/applications/decisions/tell.ts';
import { queueStageChanged } from '#server/features/applications/events.ts';
import { waitingDecisions, waitingItem } from '#server/features/applications/stages/decision-store.ts';
import { moveTogether } from '#server/features/applications/stages/move-store.ts';
import {
  type ApplicationRow,
  existingApplications,
  lockApplications,
} from '#server/features/applications/store.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { type Plan, planOf } from '../plans/plan.ts';
import { assertComing } from './book.ts';
import { type NewRound, currentRounds, insertRounds } from './change-store.ts';
import { membersAmong, uniqueTimes } from './change.ts';
import { freeTimes } from './choices.ts';
import { timesOfMembers, zoneOfApplicant } from './member-times-store.ts';
import { stageOfRound } from './round-store.ts';
import { type By, tell } from './tell.ts';

type Input = RequestOf<typeof contract.inviteToRound>;
type Result = OutputOf<typeof contract.inviteToRound>['results'][number];

/** The participants: those named in the call, otherwise those in the plan, otherwise the member who invites. */
async function participants(
  db: Database,
  caller: EmployerCaller,
  plan: Plan,
  wanted: readonly string[] | undefined,
): Promise<string[]> {
  if (wanted !== undefined) return membersAmong(db, caller.companyId, wanted);
  const planned = await timesOfMembers(db, caller.companyId, plan.memberIds);
  if (planned.length > 0) return planned.map(({ memberId }) => memberId);
  if (caller.token) throw new Refusal('round.no-member', said.sayWho());
  return [caller.id];
}

export async function showFreeTimes(
  ctx: Context,
  caller: EmployerCaller,
  input: RequestOf<typeof contract.getFreeTimes>,
): Promise<OutputOf<typeof contract.getFreeTimes>> {
  const { jobId, round, minutes: wanted, memberIds, movedRoundId, applicationId } = input;
  const job = await jobById(ctx.db, jobId);
  if (job?.employer_id !== caller.companyId) throw notFound();
  const plan = await planOf(ctx.db, jobId, round);
  const minutes = wanted ?? plan.minutes;
  const ids = await participants(ctx.db, caller, plan, memberIds);
  const members = await timesOfMembers(ctx.db, caller.companyId, ids);
  const now = ctx.clock.now();
  const free = await freeTimes(ctx.db, members, { minutes, now, exceptRound: movedRoundId ?? null });
  const times = free.map((at) => at.toISOString());
  const zone =
    applicationId === undefined ? null : await zoneOfApplicant(ctx.db, caller.companyId, applicationId);
  return {
    minutes,
    place: plan.place,
    members: members.map(({ hours, calendar, ...member }) => ({
      ...member,
      hasHours: hours !== null,
      isCalendarRead: calendar !== null && calendar.readAt !== null && calendar.problem === null,
    })),
    times,
    areAtNight: zone !== null && areAtNight(zone, times),
  };
}

/** The number of people invited in one transaction, so that others don't wait long. */
const AT_ONCE = 50;

export async function inviteToRound(
  ctx: Context,
  caller: EmployerCaller,
  input: Input,
  address: string,
): Promise<OutputOf<typeof contract.inviteToRound>> {
  const ids = [...new Set(input.applicationIds)];
  if ((await existingApplications(ctx.db, caller.companyId, ids)).size === 0) throw notFound();
  assertComing('times', input.times ?? [], ctx.clock.now());
  if (input.memberIds) await membersAmong(ctx.db, caller.companyId, input.memberIds);
  const by: By = { actor: deciderOf(caller).actor, address };
  const results: Result[] = [];
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = ids.slice(first, first + AT_ONCE);
    results.push(...(await inTransaction(ctx.db, (tx) => inviteSome(ctx, tx, caller, some, input, by))));
  }
  return { invited: results.filter(({ isInvited }) => isInvited).length, results };
}

async function inviteSome(
  ctx: Context,
  tx: Database,
  caller: EmployerCaller,
  ids: readonly string[],
  input: Input,
  by: By,
): Promise<Result[]> {
  const { companyId } = caller;
  const { round, message } = input;
  const at = ctx.clock.now();
  const applications = await lockApplications(tx, companyId, ids);
  const current = await currentRounds(tx, ids, round);
  const held = new Map<string, Held | null>();
  for (const jobId of new Set([...applications.values()].map((one) => one.job_id)))
    held.set(jobId, await heldRound(tx, caller, jobId, input));

  const made: { application: ApplicationRow; row: NewRound }[] = [];
  const results = ids.map((applicationId): Result => {
    const application = applications.get(applicationId);
    const plan = held.get(application?.job_id ?? '') ?? null;
    const roundId = (application && current.get(applicationId)) ?? null;
    const problem = whyNot(application, roundId, plan);
    if (!application || !plan || problem !== null)
      return { applicationId, isInvited: false, roundId, message: problem ?? refusals.notFound() };
    const id = randomUUID();
    const row = {
      ...plan,
      id,
      application_id: applicationId,
      round,
      place: placeOfRound(plan.place, id),
      message,
      invited_at: at,
      invited_by: caller.token ? null : caller.id,
    };
    made.push({ application, row });
    return { applicationId, isInvited: true, roundId: id, message: said.invited() };
  });

  await insertRounds(
    tx,
    made.map(({ row }) => row),
    uniqueTimes(input.times ?? []),
  );
  await moveToRound(
    ctx,
    tx,
    made.map(({ application }) => application),
    round,
    { at, by },
  );
  for (const { application, row } of made) {
    const { id: applicationId, job_id: jobId, candidate_id: candidateId } = application;
    const about = { id: row.id, applicationId, jobId, candidateId, companyId };
    const invited = { ...about, round, startsAt: null, sequence: 0 };
    await tell(ctx, tx, invited, { act: 'invited', at, by, to: [candidateId] });
  }
  return results;
}

/** How the round is held: as the invitation says, or otherwise as planned. Null if the job does not have it. */
type Held = Pick<NewRound, 'minutes' | 'place' | 'kit' | 'memberIds'>;

async function heldRound(
  tx: Database,
  caller: EmployerCaller,
  jobId: string,
  { round, minutes, place, memberIds }: Input,
): Promise<Held | null> {
  const modes = (await jobById(tx, jobId))?.interview_process?.modes ?? [];
  if (!stagesOf(modes).some(({ key }) => key === stageOfRound(round))) return null;
  const plan = await planOf(tx, jobId, round);
  return {
    minutes: minutes ?? plan.minutes,
    place: place ?? plan.place,
    kit: plan.kit,
    memberIds: await participants(tx, caller, plan, memberIds),
  };
}

/** Why someone is not invited, as a sentence. */
function whyNot(
  application: ApplicationRow | undefined,
  current: string | null,
  held: Held | null,
): string | null {
  if (!application) return refusals.notFound();
  if (application.outcome !== null) return said.applicationClosed();
  if (current !== null) return said.alreadyInvited();
  if (held === null) return said.noSuchRound();
  return isAfterInterview(application.stage) ? null : interviewFirst(application.stage);
}

/**
 * Moves applications that have not reached the round yet. The invitation announces this move, and any earlier move that
 * was not announced yet.
 */
async function moveToRound(
  ctx: Context,
  tx: Database,
  applications: readonly ApplicationRow[],
  round: number,
  { at, by: { actor } }: { at: Date; by: By },
): Promise<void> {
  const to = { stage: stageOfRound(round), outcome: null };
  const place = STAGES.indexOf(to.stage);
  const waiting = await waitingDecisions(
    tx,
    applications.map(({ id }) => id),
  );
  for (const [stage, alike] of Map.groupBy(applications, (one) => one.stage)) {
    if (STAGES.indexOf(stage) > place) continue;
    for (const { id } of alike.filter((one) => waiting.has(one.id)))
      await tellItem(ctx, tx, { ...(await waitingItem(tx, id))!, mail: null });
    if (stage === to.stage) continue;
    const from = { stage, outcome: null };
    const ids = alike.map(({ id }) => id);
    await moveTogether(tx, ids, from, { to, at, actor, isTold: true, columns: { decided_at: at } });
    await queueStageChanged(ctx, tx, alike, { from, to });
  }
}
