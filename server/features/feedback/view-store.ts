import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Viewed } from '#server/features/uploads/file-holder.ts';

export interface NewView {
  applicationId: string;
  at: Date;
  what: Viewed;
  kind: 'member' | 'token' | 'guest' | 'visitor';
  /** The member. */
  userId: string | null;
  name: string | null;
  role: string | null;
  visit: string;
}

/** Adds a row, unless the same visit opened the same thing a short while ago. A member's current name is stored. */
export async function insertView(db: Database, view: NewView, since: Date): Promise<void> {
  await sql`
    INSERT INTO application_views
      (application_id, at, what, viewer_kind, viewer_id, viewer_name, viewer_role, visit)
    SELECT ${view.applicationId}, ${view.at}::timestamptz, ${view.what}, ${view.kind}, ${view.userId}::uuid,
      coalesce(${view.name}::text, (SELECT name FROM users WHERE id = ${view.userId}::uuid)),
      ${view.role}::text, ${view.visit}
    WHERE NOT EXISTS (
      SELECT 1 FROM application_views
      WHERE application_id = ${view.applicationId} AND what = ${view.what} AND visit = ${view.visit}
        AND at > ${since}::timestamptz)`.execute(db);
}

/** A member downloaded an archive with every application of the company. */
export async function insertExportViews(
  db: Database,
  view: { companyId: string; userId: string; role: string; at: Date; visit: string },
): Promise<void> {
  await sql`
    INSERT INTO application_views
      (application_id, at, what, viewer_kind, viewer_id, viewer_name, viewer_role, visit)
    SELECT applications.id, ${view.at}::timestamptz, 'export', 'member', users.id, users.name, ${view.role}, ${view.visit}
    FROM applications JOIN users ON users.id = ${view.userId}::uuid
    WHERE applications.employer_id = ${view.companyId}::uuid`.execute(db);
}

export interface ViewRow {
  id: string;
  application_id: string;
  at: Date;
  what: Viewed;
  viewer_kind: NewView['kind'];
  viewer_name: string | null;
  viewer_role: string | null;
  designation: string;
  employer_name: string;
  candidate_name: string;
}

type Of = { candidateId: string } | { companyId: string };

/** The newest views of the applications of a candidate or company, with ids below `before`. */
export async function viewsOf(
  db: Database,
  of: Of,
  { before, limit }: { before: number | null; limit: number },
): Promise<ViewRow[]> {
  const own =
    'candidateId' in of
      ? sql<boolean>`applications.candidate_id = ${of.candidateId}::uuid`
      : sql<boolean>`applications.employer_id = ${of.companyId}::uuid`;
  const { rows } = await sql<ViewRow>`
    SELECT seen.id, seen.application_id, seen.at, seen.what, seen.viewer_kind, seen.viewer_name,
      seen.viewer_role, jobs.designation, companies.name AS employer_name, users.name AS candidate_name
    FROM application_views AS seen
    JOIN applications ON applications.id = seen.application_id
    JOIN jobs ON jobs.id = applications.job_id
    JOIN companies ON companies.id = applications.employer_id
    JOIN users ON users.id = applications.candidate_id
    WHERE ${own} AND (${before}::bigint IS NULL OR seen.id < ${before}::bigint)
    ORDER BY seen.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
