import type { Database } from '#server/database/database.ts';

/** The pictures of companies, and all slugs in their addresses. */

/** The company that has or had this slug. */
export async function companyIdOfSlug(db: Database, slug: string): Promise<string | null> {
  const row = await db
    .selectFrom('company_slugs')
    .select('company_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.company_id ?? null;
}

/** All slugs that lead to the company, in alphabetical order. */
export async function slugsOf(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('company_slugs')
    .select('slug')
    .where('company_id', '=', companyId)
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

export interface Picture {
  fileId: string;
  alt: string;
}

export async function picturesOf(db: Database, companyId: string): Promise<Picture[]> {
  const rows = await db
    .selectFrom('company_pictures')
    .select(['file_id', 'alt'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .execute();
  return rows.map(({ file_id, alt }) => ({ fileId: file_id, alt }));
}

/** Replaces all pictures. The order is kept. */
export async function setPictures(
  db: Database,
  companyId: string,
  pictures: readonly Picture[],
): Promise<void> {
  await db.deleteFrom('company_pictures').where('company_id', '=', companyId).execute();
  if (pictures.length === 0) return;
  await db
    .insertInto('company_pictures')
    .values(
      pictures.map(({ fileId, alt }, position) => ({
        company_id: companyId,
        position,
        file_id: fileId,
        alt,
      })),
    )
    .execute();
}
