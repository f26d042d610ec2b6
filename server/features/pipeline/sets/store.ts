import type { Database } from '#server/database/database.ts';
import { storedFigures } from '#server/features/pipeline/questions/stored-figures.ts';

export async function nameOfCompany(db: Database, companyId: string): Promise<string> {
  const { name } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return name;
}

/** The jobs and templates of a company, without deleted jobs and unpublished changes. */
export async function jobsWithQuestions(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', companyId)
    .where('status', '!=', 'deleted')
    .where('changes_of', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The figures over all jobs of a company, by the key of the question. */
export async function figuresByKey(db: Database, companyId: string) {
  const rows = await db
    .selectFrom('question_figures')
    .select(['id', 'question_key', 'figures'])
    .where('company_id', '=', companyId)
    .where('job_id', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.question_key, storedFigures.read(row.figures, row.id)] as const));
}
