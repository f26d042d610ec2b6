import slugify from '@sindresorhus/slugify';
import type { Database } from '#server/database/database.ts';
import { recordAudit } from './audit.ts';
import { insertCompany, insertMember } from './store.ts';

/** The maximum length of a slug made from a name. A number may follow it. */
const MADE_SLUG_MAX = 60;
/** This many companies with the same name get a short number. The next ones get their id, so that the search ends. */
const NUMBERED = 9;

/** The person is its owner, and it has the person's id, as before companies had members. */
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

/**
 * The part of an address that identifies a company: its name in lower-case English letters and digits. It is set when
 * the company is created. The owner may choose another one, and links to earlier ones stay valid.
 */
export function slugOf(name: string): string {
  const whole = slugify(name.normalize('NFKC'), { decamelize: false, customReplacements: [['&', ' ']] });
  const slug = whole.slice(0, MADE_SLUG_MAX).replace(/-$/, '');
  return slug === '' ? 'company' : slug;
}
