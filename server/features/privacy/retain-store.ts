import { type RawBuilder, sql } from 'kysely';
import { PLACE_LEASTS } from '#contract/privacy/retention.ts';
import type { Database } from '#server/database/database.ts';

export interface DueApplication {
  id: string;
  employer_id: string;
}

/**
 * What is deleted of an application: everything, its interviews, or their video and audio. For rounds held by people:
 * all recordings and transcripts, or only the recordings.
 */
export type DuePart = 'application' | 'interview' | 'film' | 'roundTranscript' | 'roundRecording';

const OPEN_NOW = (now: Date) => sql<boolean>`
  (applications.status = 'SCHEDULED' AND applications.interview_closes_at >= ${now})`;

/** When the last of an application's interviews ended. Only interviews that were begun and not erased count. */
const lastEnded = (condition: RawBuilder<unknown>) => sql<Date>`(
  SELECT max(coalesce(interviews.submitted_at, interviews.replaced_at, interviews.started_at))
  FROM interviews
  WHERE interviews.application_id = applications.id AND interviews.started_at IS NOT NULL
    AND interviews.erased_at IS NULL ${condition})`;

/** When the last recording of a round of an application was made. */
const lastRecorded = (condition: RawBuilder<unknown>) => sql<Date>`(
  SELECT max(greatest(round_recordings.begun_at, rounds.starts_at))
  FROM rounds JOIN round_recordings ON round_recordings.round_id = rounds.id
  WHERE rounds.application_id = applications.id ${condition})`;

const before = (now: Date, days: RawBuilder<unknown>) =>
  sql<Date>`(${now}::timestamptz - make_interval(days => ${days}))`;

/**
 * The minimum number of days required by law at the job's place. It does not apply to a person's own request for
 * deletion.
 */
const atPlace = (now: Date) => sql<number>`(
  SELECT coalesce(max(least.days), 0)
  FROM jobs JOIN unnest(${PLACE_LEASTS.map(({ stateId }) => stateId)}::text[], ${PLACE_LEASTS.map(({ days }) => days)}::int[],
    ${PLACE_LEASTS.map(({ since }) => since)}::timestamptz[]) AS least (state_id, days, since)
    ON least.state_id = jobs.work_state_id AND least.since <= ${now}
  WHERE jobs.id = applications.job_id)::int`;

const atLeastAtPlace = (now: Date, days: RawBuilder<unknown>) => sql`greatest(${days}, ${atPlace(now)})`;

const DUE: Record<DuePart, (now: Date) => RawBuilder<boolean>> = {
  application: (now) => sql<boolean>`
    applications.told_outcome IN ('declined', 'withdrawn', 'no-show')
    AND applications.outcome = applications.told_outcome
    AND applications.stage_since <= ${before(now, atLeastAtPlace(now, sql`companies.ended_days`))}`,
  interview: (now) => sql<boolean>`
    NOT ${OPEN_NOW(now)} AND ${lastEnded(sql``)} <= ${before(now, atLeastAtPlace(now, sql`companies.report_days`))}`,
  film: (now) => sql<boolean>`
    NOT ${OPEN_NOW(now)} AND ${lastEnded(sql`AND interviews.film_erased_at IS NULL`)}
      <= ${before(now, atLeastAtPlace(now, sql`companies.film_days`))}`,
  roundTranscript: (now) => sql<boolean>`
    ${lastRecorded(sql``)} <= ${before(now, atLeastAtPlace(now, sql`companies.report_days`))}`,
  roundRecording: (now) => sql<boolean>`
    ${lastRecorded(sql`AND round_recordings.file_id IS NOT NULL`)}
      <= ${before(now, atLeastAtPlace(now, sql`companies.film_days`))}`,
};

/** A hold on one of a person's applications keeps everything that the company has about the person. */
const isHeld = sql<boolean>`EXISTS (
  SELECT 1 FROM legal_holds JOIN applications AS kept ON kept.id = legal_holds.application_id
  WHERE kept.candidate_id = applications.candidate_id AND kept.employer_id = applications.employer_id)`;

/** Applications with a part that was kept long enough, oldest first. With `id`, only that application, if it is due. */
export async function dueApplications(
  db: Database,
  part: DuePart,
  { now, limit, id = null }: { now: Date; limit: number; id?: string | null },
): Promise<DueApplication[]> {
  const { rows } = await sql<DueApplication>`
    SELECT applications.id, applications.employer_id
    FROM applications JOIN companies ON companies.id = applications.employer_id
    WHERE ${DUE[part](now)} AND applications.stage_since <= ${before(now, atPlace(now))} AND NOT ${isHeld}
      AND (${id}::text IS NULL OR applications.id = ${id})
    ORDER BY applications.applied_at, applications.id
    LIMIT ${limit}`.execute(db);
  return rows;
}
