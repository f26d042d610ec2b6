import { type Expression, type SqlBool, sql } from 'kysely';
import type { EmployerCaller } from '#server/platform/http/route.ts';

/** The jobs of a company that a reader sees: all of them, or those that a reviewer reviews. */
export interface Reach {
  companyId: string;
  /** The reviewer whose jobs these are. Null for all jobs. */
  reviewerId: string | null;
}

export const reachOf = ({ companyId, memberRole, id }: EmployerCaller): Reach => ({
  companyId,
  reviewerId: memberRole === 'reviewer' ? id : null,
});

/** The condition that rows are in reach. `columns` names the columns with the ids of the company and the job. */
export function isInReach(
  { companyId, reviewerId }: Reach,
  columns: { company: string; job: string },
): Expression<SqlBool> {
  const ofCompany = sql<SqlBool>`${sql.ref(columns.company)} = ${companyId}::uuid`;
  if (reviewerId === null) return ofCompany;
  return sql<SqlBool>`(${ofCompany} AND EXISTS (SELECT 1 FROM job_reviewers
    WHERE job_reviewers.job_id = ${sql.ref(columns.job)} AND job_reviewers.user_id = ${reviewerId}::uuid))`;
}
