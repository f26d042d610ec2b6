import { sql } from 'kysely';
import { ROUND_MINUTES_MAX } from '#contract/interview/kit-limits.ts';
import { type Stage, stageTitle } from '#contract/interview/stages.ts';
import { MINUTE_MS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import { type Reach, isInReach } from '#server/features/companies/reach-store.ts';
import { storedInterviewProcess } from '#server/features/jobs/stored-job.ts';
import { type Span, spanFrom } from './free-times.ts';

/** The rounds to which candidates are invited, with their participants and what they refer to. */

export const stageOfRound = (round: number): Stage => `round-${round}` as Stage;

/** No round is longer, so a round that began earlier than this before a point in time is over by then. */
const LONGEST_MS = ROUND_MINUTES_MAX * MINUTE_MS;

const rounds = (db: Database) =>
  db
    .selectFrom('rounds')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'applications.employer_id')
    .innerJoin('users', 'users.id', 'applications.candidate_id')
    .select([
      'rounds.id',
      'rounds.application_id as applicationId',
      'rounds.round',
      'rounds.minutes',
      'rounds.place',
      'rounds.message',
      'rounds.invited_at as invitedAt',
      'rounds.invited_by as invitedBy',
      'rounds.starts_at as startsAt',
      'rounds.remind_at as remindAt',
      'rounds.candidate_moves as candidateMoves',
      'rounds.sequence',
      'rounds.cancelled_at as cancelledAt',
      'rounds.cancelled_by as cancelledBy',
      'rounds.cancel_reason as cancelReason',
      sql<Date | null>`(SELECT max(starts_at) FROM round_times WHERE round_id = rounds.id)`.as(
        'lastOfferedAt',
      ),
      'applications.job_id as jobId',
      'applications.told_outcome',
      'jobs.designation',
      'jobs.alternate_id as alternateId',
      'jobs.interview_process',
      'companies.id as companyId',
      'companies.name as companyName',
      'users.id as candidateId',
      'users.name as candidateName',
    ]);
type Joined = Awaited<ReturnType<ReturnType<typeof rounds>['executeTakeFirstOrThrow']>>;

const read = <Row extends Joined>({ told_outcome: told, interview_process: process, ...row }: Row) => ({
  ...row,
  /** 'Second round: Zoom'. */
  title: stageTitle(
    stageOfRound(row.round),
    storedInterviewProcess.readNullable(process, row.jobId)?.modes ?? [],
  ),
  /** Whether the application is closed and its candidate knows it. */
  isClosed: told !== null,
});
export type RoundRow = ReturnType<typeof read<Joined>>;

export async function roundById(db: Database, id: string): Promise<RoundRow | null> {
  const row = await rounds(db).where('rounds.id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

export async function roundsOfApplication(db: Database, applicationId: string): Promise<RoundRow[]> {
  const rows = await rounds(db)
    .where('rounds.application_id', '=', applicationId)
    .orderBy('rounds.invited_at', 'desc')
    .orderBy('rounds.id')
    .execute();
  return rows.map(read);
}

/** The rounds that are not cancelled and did not end too long ago. */
export async function roundsOfCandidate(db: Database, candidateId: string, now: Date): Promise<RoundRow[]> {
  const rows = await rounds(db)
    .where('applications.candidate_id', '=', candidateId)
    .where('rounds.cancelled_at', 'is', null)
    .where(({ or, eb }) => or([eb('rounds.starts_at', 'is', null), eb('rounds.starts_at', '>', before(now))]))
    .orderBy('rounds.starts_at', (order) => order.asc().nullsFirst())
    .orderBy('rounds.id')
    .execute();
  return rows.map(read);
}

const before = (now: Date) => new Date(now.getTime() - LONGEST_MS);

/** The maximum number of rounds in a list. */
const LISTED = 100;

/**
 * The rounds that have a time and are not over, next one first. With `own`, only the member's rounds, including those
 * without a time, and those that are over without the member's card, as long as the application is open.
 */
export async function upcomingRounds(
  db: Database,
  {
    reach,
    memberId,
    own,
    jobId,
    now,
  }: { reach: Reach; memberId: string; own: boolean; jobId: string | undefined; now: Date },
): Promise<(RoundRow & { isSent: boolean })[]> {
  const by = (table: string) =>
    sql<boolean>`EXISTS (SELECT 1 FROM ${sql.table(table)} AS by_member
      WHERE by_member.round_id = rounds.id AND by_member.member_id = ${memberId}::uuid)`;
  const [takesPart, isSent] = [by('round_members'), by('round_cards')];
  // This condition comes first, for the index of start times.
  const isComing = sql<boolean>`(rounds.starts_at > ${before(now)}
    AND rounds.starts_at + make_interval(mins => rounds.minutes) > ${now})`;
  const rows = await rounds(db)
    .select(isSent.as('isSent'))
    .where('rounds.cancelled_at', 'is', null)
    .where('applications.employer_id', '=', reach.companyId)
    .where(({ and, or, not, eb }) =>
      own
        ? and([
            takesPart,
            eb('applications.outcome', 'is', null),
            or([eb('rounds.starts_at', 'is', null), isComing, not(isSent)]),
          ])
        : and([
            isComing,
            or([
              isInReach(reach, { company: 'applications.employer_id', job: 'applications.job_id' }),
              takesPart,
            ]),
          ]),
    )
    .$if(jobId !== undefined, (query) => query.where('applications.job_id', '=', jobId!))
    .orderBy(sql`rounds.starts_at NULLS LAST`)
    .orderBy('rounds.id')
    .limit(LISTED)
    .execute();
  return rows.map(read);
}

/** The rounds whose participants are due for a reminder. */
export async function roundsToRemind(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('rounds')
    .select('id')
    .where('cancelled_at', 'is', null)
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Future rounds of applications that were closed and whose candidates know it. */
export async function roundsOfClosed(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('rounds')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .select('rounds.id')
    .where('rounds.cancelled_at', 'is', null)
    .where('rounds.starts_at', '>', now)
    .where('applications.told_outcome', 'is not', null)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface RoundMember {
  roundId: string;
  memberId: string;
  name: string;
}

/**
 * The participants, in the order in which they joined the company. Members who left the company no longer take part.
 */
export async function membersOfRounds(db: Database, roundIds: readonly string[]): Promise<RoundMember[]> {
  if (roundIds.length === 0) return [];
  return db
    .selectFrom('round_members')
    .innerJoin('rounds', 'rounds.id', 'round_members.round_id')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .innerJoin('users', 'users.id', 'round_members.member_id')
    .innerJoin('company_members', (join) =>
      join
        .onRef('company_members.user_id', '=', 'round_members.member_id')
        .onRef('company_members.company_id', '=', 'applications.employer_id'),
    )
    .select(['round_members.round_id as roundId', 'users.id as memberId', 'users.name'])
    .where('round_members.round_id', 'in', [...roundIds])
    .orderBy('company_members.joined_at')
    .orderBy('users.id')
    .execute();
}

export async function offeredTimes(db: Database, roundId: string): Promise<Date[]> {
  const rows = await db
    .selectFrom('round_times')
    .select('starts_at')
    .where('round_id', '=', roundId)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ starts_at: at }) => at);
}

/** The rounds that have a time and in which one of these members takes part. */
export async function bookedOf(
  db: Database,
  memberIds: readonly string[],
  within: Span,
  exceptRound: string | null,
): Promise<Span[]> {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom('round_members')
    .innerJoin('rounds', 'rounds.id', 'round_members.round_id')
    .select(['rounds.starts_at', 'rounds.minutes'])
    .where('round_members.member_id', 'in', [...memberIds])
    .where('rounds.cancelled_at', 'is', null)
    .where('rounds.starts_at', '>', new Date(within.from - LONGEST_MS))
    .where('rounds.starts_at', '<', new Date(within.until))
    .$if(exceptRound !== null, (query) => query.where('rounds.id', '!=', exceptRound!))
    .execute();
  return rows.map(({ starts_at: at, minutes }) => spanFrom(at!, minutes));
}

/** The round of an emailed link. */
export async function roundOfLink(db: Database, tokenHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('round_links')
    .select('round_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.round_id ?? null;
}

export interface RoundEvent {
  id: string;
  roundId: string;
  at: Date;
  act: 'invited' | 'booked' | 'moved' | 'cancelled' | 'changed';
  side: 'candidate' | 'company';
  startsAt: Date | null;
  sequence: number;
}

export async function eventById(db: Database, id: string): Promise<RoundEvent | null> {
  const row = await db
    .selectFrom('round_events')
    .select(['id', 'round_id as roundId', 'at', 'act', 'side', 'starts_at as startsAt', 'sequence'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
