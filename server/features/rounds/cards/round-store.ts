import type { Kit } from '#contract/interview/kits.ts';
import type { Database } from '#server/database/database.ts';
import { storedInterviewProcess } from '#server/features/jobs/stored-job.ts';
import { stageTitle, type Stage } from '#contract/interview/stages.ts';
import { MINUTE_MS } from '#contract/shared/limits.ts';
import { storedRoundKit } from '../stored-round.ts';

export interface Round {
  id: string;
  applicationId: string;
  candidateId: string;
  companyId: string;
  jobId: string;
  role: string;
  alternateJobId: string;
  candidateName: string;
  isBlindJob: boolean;
  round: number;
  title: string;
  minutes: number;
  place: string;
  kit: Kit;
  startsAt: Date | null;
  isCancelled: boolean;
}

const rounds = (db: Database) =>
  db
    .selectFrom('rounds')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id')
    .select([
      'rounds.id',
      'rounds.application_id',
      'rounds.round',
      'rounds.minutes',
      'rounds.place',
      'rounds.kit',
      'rounds.starts_at',
      'rounds.cancelled_at',
      'applications.candidate_id',
      'applications.employer_id',
      'applications.job_id',
      'jobs.designation',
      'jobs.alternate_id',
      'jobs.blind_review',
      'jobs.interview_process',
      'candidate.name as candidate_name',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rounds>['executeTakeFirstOrThrow']>>;

function read(row: Row): Round {
  const modes = storedInterviewProcess.readNullable(row.interview_process, row.job_id)?.modes ?? [];
  return {
    id: row.id,
    applicationId: row.application_id,
    candidateId: row.candidate_id,
    companyId: row.employer_id,
    jobId: row.job_id,
    role: row.designation,
    alternateJobId: row.alternate_id,
    candidateName: row.candidate_name,
    isBlindJob: row.blind_review,
    round: row.round,
    title: stageTitle(`round-${row.round}` as Stage, modes),
    minutes: row.minutes,
    place: row.place,
    kit: storedRoundKit.read(row.kit, row.id),
    startsAt: row.starts_at,
    isCancelled: row.cancelled_at !== null,
  };
}

export const endOf = ({ startsAt, minutes }: Pick<Round, 'startsAt' | 'minutes'>): Date | null =>
  startsAt && new Date(startsAt.getTime() + minutes * MINUTE_MS);

export async function roundById(db: Database, id: string): Promise<Round | null> {
  const row = await rounds(db).where('rounds.id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

interface Holder {
  id: string;
  companyId: string;
}

/** A round that this member takes part in; with `lock` until the transaction ends. */
export async function roundHeldBy(
  db: Database,
  { id: memberId, companyId }: Holder,
  roundId: string,
  { lock = false } = {},
): Promise<Round | null> {
  const row = await rounds(db)
    .innerJoin('round_members', (join) =>
      join.onRef('round_members.round_id', '=', 'rounds.id').on('round_members.member_id', '=', memberId),
    )
    .where('rounds.id', '=', roundId)
    .where('applications.employer_id', '=', companyId)
    .$if(lock, (query) => query.forUpdate('rounds'))
    .executeTakeFirst();
  return row ? read(row) : null;
}

/** The rounds of an application that were not cancelled, in their order. */
export async function roundsOfApplication(db: Database, applicationId: string): Promise<Round[]> {
  const rows = await rounds(db)
    .where('rounds.application_id', '=', applicationId)
    .where('rounds.cancelled_at', 'is', null)
    .orderBy('rounds.round')
    .execute();
  return rows.map(read);
}

export interface RoundMember {
  roundId: string;
  memberId: string;
  name: string;
}

/** Who takes part in these rounds, by name. */
export async function membersOfRounds(db: Database, roundIds: readonly string[]): Promise<RoundMember[]> {
  if (roundIds.length === 0) return [];
  return db
    .selectFrom('round_members')
    .innerJoin('users', 'users.id', 'round_members.member_id')
    .select(['round_members.round_id as roundId', 'round_members.member_id as memberId', 'users.name'])
    .where('round_members.round_id', 'in', [...roundIds])
    .orderBy('users.name')
    .orderBy('users.id')
    .execute();
}
