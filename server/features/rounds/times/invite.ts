import { randomUUID } from 'node:crypto';
import type * as contract from '#contract/interview/round-times.ts';
import { placeOfRound } from '#contract/interview/kit-limits.ts';
import { STAGES, stagesOf } from '#contract/interview/stages.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { deciderOf } from '#server/features/applications/actor.ts';
import { NotMoved, decideOne, newDecision } from '#server/features/applications/decisions/decide-one.ts';
import { tellItem } from '#server/features/applications/decisions/tell.ts';
import { waitingItem } from '#server/features/applications/stages/decision-store.ts';
import {
  type ApplicationRow,
  employersApplication,
  existingApplications,
} from '#server/features/applications/store.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { type Plan, planOf } from '../plans/plan.ts';
import { assertComing } from './book.ts';
import { currentRound, insertRound } from './change-store.ts';
import { membersAmong, uniqueTimes } from './change.ts';
import { freeTimes } from './choices.ts';
import { timesOfMembers } from './member-times-store.ts';
import { roundById } from './round-store.ts';
import { stageOfRound } from './state.ts';
import { type By, tell } from './tell.ts';

type Input = RequestOf<typeof contract.inviteToRound>;
type Result = OutputOf<typeof contract.inviteToRound>['results'][number];

/** Why somebody was not invited, as a sentence. */
class NotInvited extends Error {
  readonly roundId: string | null;
  constructor(message: string, roundId: string | null = null) {
    super(message);
    this.roundId = roundId;
  }
}

/** Who takes part: those who are named, else those of the plan, else whoever invites. */
async function participants(
  db: Database,
  caller: EmployerCaller,
  plan: Plan,
  wanted: readonly string[] | undefined,
): Promise<string[]> {
  if (wanted !== undefined) return membersAmong(db, caller.companyId, wanted);
  const planned = await timesOfMembers(db, caller.companyId, plan.memberIds);
  if (planned.length > 0) return planned.map(({ memberId }) => memberId);
  if (caller.token) throw new Refusal('round.no-member', 'Please say who takes part.');
  return [caller.id];
}

export async function showFreeTimes(
  ctx: Context,
  caller: EmployerCaller,
  { jobId, round, minutes: wanted, memberIds }: RequestOf<typeof contract.getFreeTimes>,
): Promise<OutputOf<typeof contract.getFreeTimes>> {
  const job = await jobById(ctx.db, jobId);
  if (job?.employer_id !== caller.companyId) throw notFound();
  const plan = await planOf(ctx.db, jobId, round);
  const minutes = wanted ?? plan.minutes;
  const ids = await participants(ctx.db, caller, plan, memberIds);
  const members = await timesOfMembers(ctx.db, caller.companyId, ids);
  const times = await freeTimes(ctx.db, members, { minutes, now: ctx.clock.now() });
  return {
    minutes,
    place: plan.place,
    members: members.map(({ memberId, name, timeZone, hours, calendar }) => ({
      memberId,
      name,
      timeZone,
      hasHours: hours !== null,
      isCalendarRead: calendar !== null && calendar.readAt !== null && calendar.problem === null,
    })),
    times: times.map((at) => at.toISOString()),
  };
}

/** Invites each person in a transaction of their own. */
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
  const decisionId = randomUUID();
  const by: By = { actor: deciderOf(caller).actor, address };
  const plans = new Map<string, Plan>();
  const results: Result[] = [];
  for (const applicationId of ids) {
    try {
      const roundId = await inTransaction(ctx.db, async (tx) => {
        const application = await employersApplication(tx, caller.companyId, applicationId, { lock: true });
        if (!application) throw new NotInvited(TEXTS.notFound);
        await moveToRound(ctx, tx, caller, application, input.round, decisionId);
        const { job_id: jobId } = application;
        const plan = plans.get(jobId) ?? (await planOf(tx, jobId, input.round));
        plans.set(jobId, plan);
        return inviteOne(ctx, tx, { caller, application, plan, by }, input);
      });
      results.push({ applicationId, isInvited: true, roundId, message: 'Invited.' });
    } catch (error) {
      if (!(error instanceof NotInvited || error instanceof NotMoved)) throw error;
      const roundId = error instanceof NotInvited ? error.roundId : null;
      results.push({ applicationId, isInvited: false, roundId, message: error.message });
    }
  }
  return { invited: results.filter(({ isInvited }) => isInvited).length, results };
}

/**
 * Moves an application that stands before the round. The candidate is told by the invitation alone, also of a move to this
 * round that was not told yet.
 */
async function moveToRound(
  ctx: Context,
  tx: Database,
  caller: EmployerCaller,
  application: ApplicationRow,
  round: number,
  decisionId: string,
): Promise<void> {
  const stage = stageOfRound(round);
  if (application.outcome !== null) throw new NotInvited('This application is closed. Open it again first.');
  const current = await currentRound(tx, application.id, round);
  if (current !== null) throw new NotInvited('This person is invited to this round already.', current);
  const modes = (await jobById(tx, application.job_id))?.interview_process?.modes ?? [];
  if (!stagesOf(modes).some(({ key }) => key === stage))
    throw new NotInvited('The interview process of this job does not have this round.');
  const at = ctx.clock.now();
  if (STAGES.indexOf(application.stage) < STAGES.indexOf(stage)) {
    await decideOne(ctx, tx, application, () => ({ stage, outcome: null }), {
      ...newDecision(deciderOf(caller), at),
      decisionId,
      mail: null,
    });
    return;
  }
  const waiting = application.stage === stage ? await waitingItem(tx, application.id) : null;
  if (waiting) await tellItem(ctx, tx, { ...waiting, mail: null });
}

async function inviteOne(
  ctx: Context,
  tx: Database,
  {
    caller,
    application,
    plan,
    by,
  }: { caller: EmployerCaller; application: ApplicationRow; plan: Plan; by: By },
  input: Input,
): Promise<string> {
  const { round, times, minutes, place, message } = input;
  const memberIds = await participants(tx, caller, plan, input.memberIds);
  const id = randomUUID();
  const at = ctx.clock.now();
  const isNew = await insertRound(tx, {
    id,
    application_id: application.id,
    round,
    minutes: minutes ?? plan.minutes,
    place: placeOfRound(place ?? plan.place, id),
    kit: plan.kit,
    message,
    invited_at: at,
    invited_by: caller.token ? null : caller.id,
    memberIds,
    times: uniqueTimes(times ?? []),
  });
  // The row of the application is locked, so nobody else can have invited meanwhile.
  if (!isNew) throw new Error(`Application ${application.id} has a round that was not there before.`);
  const made = await roundById(tx, id);
  if (!made) throw new Error(`The round ${id} was not stored.`);
  await tell(ctx, tx, made, { act: 'invited', at, by, to: [made.candidateId] });
  return id;
}
