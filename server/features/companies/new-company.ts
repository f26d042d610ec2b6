import { slugOf } from '#contract/slugs.ts';
import type { Database } from '#server/database/database.ts';
import { recordAudit } from './audit.ts';
import { insertCompany, insertMember } from './store.ts';

/** As many companies of the same name get a short number. The next ones get their id, so this ends. */
const NUMBERED = 9;

/**
 * Makes the company of a person who registered as an employer, and makes the person its owner. The company has the id of
 * the person, as all companies that were made before companies had members.
 */
export async function makeCompany(
  tx: Database,
  founder: { id: string; name: string },
  at: Date,
): Promise<void> {
  const base = slugOf(founder.name);
  const slugs = [
    base,
    ...Array.from({ length: NUMBERED - 1 }, (_, index) => `${base}-${index + 2}`),
    `${base}-${founder.id}`,
  ];
  for (const slug of slugs) {
    if (await insertCompany(tx, { id: founder.id, name: founder.name, slug, created_at: at })) break;
  }
  await insertMember(tx, {
    user_id: founder.id,
    company_id: founder.id,
    member_role: 'owner',
    joined_at: at,
  });
  await recordAudit(tx, {
    at,
    companyId: founder.id,
    actor: { kind: 'member', userId: founder.id, name: founder.name },
    action: 'company.created',
  });
}
