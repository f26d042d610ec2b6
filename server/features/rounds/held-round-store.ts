import { type RawBuilder, sql } from 'kysely';
import type { Kit } from '#contract/interview/kits.ts';
import { type Stage, stageTitle } from '#contract/interview/stages.ts';
import { MINUTE_MS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import { isApplicationInReach } from '#server/features/applications/store.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { storedInterviewProcess } from '#server/features/jobs/stored-job.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { storedRoundKit } from './stored-round.ts';

/** A round with the data needed to hold, judge and record it. */
const rounds = (db: Database) =>
  db
    .selectFrom('rounds')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id')
    .select([
      'rounds.id',
      'rounds.application_id as applicationId',
      'rounds.round',
      'rounds.minutes',
      'rounds.place',
      'rounds.kit',
      'rounds.starts_at as startsAt',
      'rounds.cancelled_at as cancelledAt',
      'rounds.recording_agreed_at as agreedAt',
      'applications.candidate_id as candidateId',
      'applications.employer_id as companyId',
      'applications.job_id as jobId',
      'jobs.designation as role',
      'jobs.alternate_id as alternateJobId',
      'jobs.blind_review as isBlindJob',
      'jobs.interview_process',
      'candidate.name as candidateName',
    ])
    .select(
      sql<boolean>`EXISTS (SELECT 1 FROM round_recordings WHERE round_recordings.round_id = rounds.id)`.as(
        'isRecorded',
      ),
    );

type Row = Awaited<ReturnType<ReturnType<typeof rounds>['executeTakeFirstOrThrow']>>;
type Read<R> = Omit<R, 'interview_process' | 'kit'> & { title: string; kit: Kit };
export type Round = Read<Row>;

function read<R extends Row>({ interview_process: process, kit, ...round }: R): Read<R> {
  const modes = storedInterviewProcess.readNullable(process, round.jobId)?.modes ?? [];
  return {
    ...round,
    title: stageTitle(`round-${round.round}` as Stage, modes),
    kit: storedRoundKit.read(kit, round.id),
  };
}

export const endOf = ({ startsAt, minutes }: Pick<Round, 'startsAt' | 'minutes'>): Date | null =>
  startsAt && new Date(startsAt.getTime() + minutes * MINUTE_MS);

type Holder = Pick<EmployerCaller, 'id' | 'companyId'>;

const takesPart = ({ id, companyId }: Holder): RawBuilder<boolean> => sql<boolean>`(
  applications.employer_id = ${companyId}::uuid AND EXISTS (SELECT 1 FROM round_members
    WHERE round_members.round_id = rounds.id AND round_members.member_id = ${id}::uuid))`;

export async function roundById(db: Database, id: string): Promise<Round | null> {
  const row = await rounds(db).where('rounds.id', '=', id).executeTakeFirst();
  return row ? read(row) : null;
}

/** A round that this member takes part in. */
export async function roundHeldBy(db: Database, holder: Holder, roundId: string): Promise<Round | null> {
  const row = await rounds(db).where('rounds.id', '=', roundId).where(takesPart(holder)).executeTakeFirst();
  return row ? read(row) : null;
}

/** A round of a job that this member can see, or that the member takes part in. */
export async function roundOfMember(
  db: Database,
  caller: EmployerCaller,
  roundId: string,
): Promise<(Round & { takesPart: boolean }) | null> {
  const row = await rounds(db)
    .select(takesPart(caller).as('takesPart'))
    .where('rounds.id', '=', roundId)
    .where(({ or }) => or([isApplicationInReach(reachOf(caller)), takesPart(caller)]))
    .executeTakeFirst();
  return row ? read(row) : null;
}

/**
 * A round, locked until the transaction ends. The application is locked first, as by everything that deletes an
 * application. Other transactions can still add rows that refer to it.
 */
export async function lockRound(tx: Database, roundId: string): Promise<Round | null> {
  await tx
    .selectFrom('applications')
    .select('id')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('rounds').select('application_id').where('rounds.id', '=', roundId),
    )
    .forNoKeyUpdate()
    .execute();
  const row = await rounds(tx).where('rounds.id', '=', roundId).forUpdate('rounds').executeTakeFirst();
  return row ? read(row) : null;
}

/** The rounds of an application that were not cancelled, in order. */
export async function roundsOfApplication(db: Database, applicationId: string): Promise<Round[]> {
  const rows = await rounds(db)
    .where('rounds.application_id', '=', applicationId)
    .where('rounds.cancelled_at', 'is', null)
    .orderBy('rounds.round')
    .execute();
  return rows.map((row) => read(row));
}

export async function setAgreed(db: Database, roundId: string, at: Date | null): Promise<void> {
  await db.updateTable('rounds').set({ recording_agreed_at: at }).where('id', '=', roundId).execute();
}
