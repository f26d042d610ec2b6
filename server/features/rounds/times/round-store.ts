import { sql } from 'kysely';
import { ROUND_MINUTES_MAX } from '#contract/interview/kit-limits.ts';
import type { Database } from '#server/database/database.ts';
import { type Reach, isInReach } from '#server/features/companies/reach-store.ts';
import { storedInterviewProcess } from '#server/features/jobs/stored-job.ts';
import type { Position } from '#server/platform/paging.ts';
import type { Span } from './free-times.ts';

/** The rounds to which candidates are invited, with whom and what they are about. */

export interface RoundRow {
  id: string;
  applicationId: string;
  round: number;
  minutes: number;
  place: string;
  message: string;
  invitedAt: Date;
  invitedBy: string | null;
  startsAt: Date | null;
  candidateMoves: number;
  sequence: number;
  cancelledAt: Date | null;
  cancelledBy: 'candidate' | 'company' | null;
  cancelReason: string | null;
  jobId: string;
  designation: string;
  alternateId: string;
  /** How each round of the job is held. */
  modes: readonly string[];
  companyId: string;
  companyName: string;
  candidateId: string;
  candidateName: string;
  candidateEmail: string;
  candidateTimeZone: string;
  /** The application is closed, and its candidate knows it. */
  isClosed: boolean;
}

/** No round is longer: what begins earlier than that before a moment is over then. */
const LONGEST_MS = ROUND_MINUTES_MAX * 60_000;

const rounds = (db: Database) =>
  db
    .selectFrom('rounds')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'applications.employer_id')
    .innerJoin('users', 'users.id', 'applications.candidate_id')
    .select([
      'rounds.id',
      'rounds.application_id',
      'rounds.round',
      'rounds.minutes',
      'rounds.place',
      'rounds.message',
      'rounds.invited_at',
      'rounds.invited_by',
      'rounds.starts_at',
      'rounds.candidate_moves',
      'rounds.sequence',
      'rounds.cancelled_at',
      'rounds.cancelled_by',
      'rounds.cancel_reason',
      'applications.job_id',
      'applications.told_outcome',
      'jobs.designation',
      'jobs.alternate_id',
      'jobs.interview_process',
      'applications.employer_id',
      'companies.name as company_name',
      'applications.candidate_id',
      'users.name as candidate_name',
      'users.email as candidate_email',
      'users.time_zone as candidate_time_zone',
    ]);
type Joined = Awaited<ReturnType<ReturnType<typeof rounds>['executeTakeFirstOrThrow']>>;

const read = (row: Joined): RoundRow => ({
  id: row.id,
  applicationId: row.application_id,
  round: row.round,
  minutes: row.minutes,
  place: row.place,
  message: row.message,
  invitedAt: row.invited_at,
  invitedBy: row.invited_by,
  startsAt: row.starts_at,
  candidateMoves: row.candidate_moves,
  sequence: row.sequence,
  cancelledAt: row.cancelled_at,
  cancelledBy: row.cancelled_by,
  cancelReason: row.cancel_reason,
  jobId: row.job_id,
  designation: row.designation,
  alternateId: row.alternate_id,
  modes: storedInterviewProcess.readNullable(row.interview_process, row.job_id)?.modes ?? [],
  companyId: row.employer_id,
  companyName: row.company_name,
  candidateId: row.candidate_id,
  candidateName: row.candidate_name,
  candidateEmail: row.candidate_email,
  candidateTimeZone: row.candidate_time_zone ?? 'UTC',
  isClosed: row.told_outcome !== null,
});

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

/** Those that are not cancelled, and not over by so much. */
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

export interface UpcomingFilter {
  reach: Reach;
  /** Whose rounds a reviewer reads too, because of taking part. */
  memberId: string;
  own: boolean;
  jobId: string | undefined;
  now: Date;
  after: Position | null;
  limit: number;
}

/** Rounds with a time, the next one first. */
export async function upcomingRounds(db: Database, filter: UpcomingFilter): Promise<RoundRow[]> {
  const { reach, memberId, own, jobId, now, after, limit } = filter;
  const takesPart = sql<boolean>`EXISTS (SELECT 1 FROM round_members
    WHERE round_members.round_id = rounds.id AND round_members.member_id = ${memberId}::uuid)`;
  const rows = await rounds(db)
    .where('rounds.cancelled_at', 'is', null)
    .where('rounds.starts_at', '>', before(now))
    .where('applications.employer_id', '=', reach.companyId)
    .where(({ or }) =>
      own
        ? takesPart
        : or([
            isInReach(reach, { company: 'applications.employer_id', job: 'applications.job_id' }),
            takesPart,
          ]),
    )
    .$if(jobId !== undefined, (query) => query.where('applications.job_id', '=', jobId!))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('rounds.starts_at', 'rounds.id'), '>', tuple(after!.at, after!.id)),
      ),
    )
    .orderBy('rounds.starts_at')
    .orderBy('rounds.id')
    .limit(limit)
    .execute();
  return rows.map(read);
}

export interface RoundMember {
  roundId: string;
  memberId: string;
  name: string;
}

/** Who takes part, in the order in which they joined the company. Whoever left it does not any more. */
export async function membersOfRounds(db: Database, roundIds: readonly string[]): Promise<RoundMember[]> {
  if (roundIds.length === 0) return [];
  const rows = await db
    .selectFrom('round_members')
    .innerJoin('rounds', 'rounds.id', 'round_members.round_id')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .innerJoin('users', 'users.id', 'round_members.member_id')
    .innerJoin('company_members', (join) =>
      join
        .onRef('company_members.user_id', '=', 'round_members.member_id')
        .onRef('company_members.company_id', '=', 'applications.employer_id'),
    )
    .select(['round_members.round_id', 'round_members.member_id', 'users.name'])
    .where('round_members.round_id', 'in', [...roundIds])
    .orderBy('company_members.joined_at')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({ roundId: row.round_id, memberId: row.member_id, name: row.name }));
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

/** The rounds that have a time and that one of these members takes part in. */
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
  return rows.map(({ starts_at: at, minutes }) => ({
    from: at!.getTime(),
    until: at!.getTime() + minutes * 60_000,
  }));
}

/** The round of a mailed link. */
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
