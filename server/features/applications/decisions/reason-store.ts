import type { DeclineReason } from '#contract/company/decline-reasons.ts';
import { USUAL_DECLINE_REASONS } from '#contract/company/decline-reasons.ts';
import type { Database } from '#server/database/database.ts';
import { inLanguage } from '#server/platform/language.ts';

/** The company's reasons for declining people, in its order. */
export async function declineReasons(db: Database, companyId: string): Promise<readonly DeclineReason[]> {
  const rows = await db
    .selectFrom('decline_reasons')
    .select(['id', 'title', 'shared_text as sharedText'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .execute();
  if (rows.length > 0) return rows;
  // The candidate reads it in an email, and emails are in one language, regardless of who decides.
  return USUAL_DECLINE_REASONS.map((usual) => ({
    ...usual,
    sharedText: inLanguage('en', () => usual.sharedText),
  }));
}

/** Replaces the reasons of a company. Histories keep the wording of earlier ones. */
export async function replaceDeclineReasons(
  db: Database,
  companyId: string,
  reasons: readonly DeclineReason[],
): Promise<void> {
  await db.deleteFrom('decline_reasons').where('company_id', '=', companyId).execute();
  if (reasons.length === 0) return;
  await db
    .insertInto('decline_reasons')
    .values(
      reasons.map(({ id, title, sharedText }, position) => ({
        company_id: companyId,
        id,
        title,
        shared_text: sharedText,
        position,
      })),
    )
    .execute();
}
