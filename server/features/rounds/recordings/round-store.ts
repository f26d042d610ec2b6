import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { isApplicationInReach } from '#server/features/applications/store.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';

/** A round as its recording needs it. */
export interface RecordedRound {
  id: string;
  application_id: string;
  job_id: string;
  company_id: string;
  candidate_id: string;
  round: number;
  starts_at: Date | null;
  cancelled_at: Date | null;
  recording_agreed_at: Date | null;
}

const rounds = (db: Database) =>
  db
    .selectFrom('rounds')
    .innerJoin('applications', 'applications.id', 'rounds.application_id')
    .select([
      'rounds.id',
      'rounds.application_id',
      'applications.job_id',
      'applications.employer_id as company_id',
      'applications.candidate_id',
      'rounds.round',
      'rounds.starts_at',
      'rounds.cancelled_at',
      'rounds.recording_agreed_at',
    ]);

const takesPart = ({ id, companyId }: EmployerCaller): RawBuilder<boolean> => sql<boolean>`(
  applications.employer_id = ${companyId}::uuid AND EXISTS (SELECT 1 FROM round_members
    WHERE round_members.round_id = rounds.id AND round_members.member_id = ${id}::uuid))`;

/** A round of a job that this member sees, or that the member takes part in. */
export async function roundOfMember(
  db: Database,
  caller: EmployerCaller,
  roundId: string,
): Promise<(RecordedRound & { takes_part: boolean }) | null> {
  const row = await rounds(db)
    .select(takesPart(caller).as('takes_part'))
    .where('rounds.id', '=', roundId)
    .where(({ or }) => or([isApplicationInReach(reachOf(caller)), takesPart(caller)]))
    .executeTakeFirst();
  return row ?? null;
}

export async function recordedRound(db: Database, roundId: string): Promise<RecordedRound | null> {
  const row = await rounds(db).where('rounds.id', '=', roundId).executeTakeFirst();
  return row ?? null;
}

/**
 * The same, locked until the transaction ends: the application first, as whatever deletes an application does. Others
 * may refer to its row meanwhile.
 */
export async function lockRound(tx: Database, roundId: string): Promise<RecordedRound | null> {
  const of = await tx
    .selectFrom('rounds')
    .select('application_id')
    .where('id', '=', roundId)
    .executeTakeFirst();
  if (!of) return null;
  await tx
    .selectFrom('applications')
    .select('id')
    .where('id', '=', of.application_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const row = await rounds(tx).where('rounds.id', '=', roundId).forUpdate('rounds').executeTakeFirst();
  return row ?? null;
}

export async function setAgreed(db: Database, roundId: string, at: Date | null): Promise<void> {
  await db.updateTable('rounds').set({ recording_agreed_at: at }).where('id', '=', roundId).execute();
}

/** The rounds of an application that were agreed to be recorded or have a recording, the first one first. */
export async function recordedRounds(
  db: Database,
  caller: EmployerCaller,
  applicationId: string,
): Promise<{ id: string; round: number; starts_at: Date | null }[]> {
  return rounds(db)
    .where('rounds.application_id', '=', applicationId)
    .where('rounds.cancelled_at', 'is', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        sql<boolean>`rounds.recording_agreed_at IS NOT NULL`,
        exists(
          selectFrom('round_recordings')
            .select('round_recordings.id')
            .whereRef('round_recordings.round_id', '=', 'rounds.id'),
        ),
      ]),
    )
    .where(({ or }) => or([isApplicationInReach(reachOf(caller)), takesPart(caller)]))
    .orderBy('rounds.round')
    .execute();
}

export async function isHeld(db: Database, round: RecordedRound): Promise<boolean> {
  const row = await db
    .selectFrom('legal_holds')
    .innerJoin('applications', 'applications.id', 'legal_holds.application_id')
    .select('applications.id')
    .where('applications.candidate_id', '=', round.candidate_id)
    .where('applications.employer_id', '=', round.company_id)
    .executeTakeFirst();
  return row !== undefined;
}
