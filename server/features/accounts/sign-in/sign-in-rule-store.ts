import type { Database } from '#server/database/database.ts';

/** A company's rules for how its members sign in. */

interface SignOnRules {
  /** Members who are not owners can only use single sign-on. */
  required: boolean;
  /** Single sign-on replaces the second factor. */
  isSecondFactor: boolean;
}

export async function signOnRulesOf(db: Database, companyId: string): Promise<SignOnRules> {
  const row = await db
    .selectFrom('sign_in_rules')
    .select(['requires_sign_on', 'sign_on_is_second_factor'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return { required: row?.requires_sign_on ?? false, isSecondFactor: row?.sign_on_is_second_factor ?? false };
}

export async function setSignOnRules(
  db: Database,
  companyId: string,
  { required, isSecondFactor }: SignOnRules,
): Promise<void> {
  const rules = { requires_sign_on: required, sign_on_is_second_factor: isSecondFactor };
  await db
    .insertInto('sign_in_rules')
    .values({ company_id: companyId, ...rules })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(rules))
    .execute();
}

/** Null for owners, and for everyone who does not have to use single sign-on. */
export async function signOnRequirement(
  db: Database,
  userId: string,
): Promise<{ companyId: string; hasProvider: boolean } | null> {
  const row = await db
    .selectFrom('company_members')
    .innerJoin('sign_in_rules', 'sign_in_rules.company_id', 'company_members.company_id')
    .leftJoin('sign_on_providers', 'sign_on_providers.company_id', 'company_members.company_id')
    .select(['sign_in_rules.company_id', 'sign_on_providers.issuer'])
    .where('company_members.user_id', '=', userId)
    .where('company_members.member_role', '<>', 'owner')
    .where('sign_in_rules.requires_sign_on', '=', true)
    .executeTakeFirst();
  return row ? { companyId: row.company_id, hasProvider: row.issuer !== null } : null;
}
