import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

type ProviderRow = Selectable<Schema['sign_on_providers']>;
export type DomainRow = Selectable<Schema['sign_on_domains']>;
export type AttemptRow = Selectable<Schema['sign_on_attempts']>;

// Providers.

export async function providerOf(db: Database, companyId: string): Promise<ProviderRow | null> {
  const row = await db
    .selectFrom('sign_on_providers')
    .selectAll()
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

export async function saveProvider(
  db: Database,
  provider: Omit<Insertable<Schema['sign_on_providers']>, 'admits_new'>,
): Promise<void> {
  await db
    .insertInto('sign_on_providers')
    .values(provider)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(provider))
    .execute();
}

export async function deleteProvider(db: Database, companyId: string): Promise<void> {
  await db.deleteFrom('sign_on_providers').where('company_id', '=', companyId).execute();
}

export async function setAdmission(db: Database, companyId: string, admitsNew: boolean): Promise<void> {
  await db
    .updateTable('sign_on_providers')
    .set({ admits_new: admitsNew })
    .where('company_id', '=', companyId)
    .execute();
}

// Domains.

export async function domainsOf(db: Database, companyId: string): Promise<DomainRow[]> {
  return db
    .selectFrom('sign_on_domains')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('domain')
    .execute();
}

/** The proof of the company that has proven the domain. */
export async function provenDomain(db: Database, domain: string): Promise<DomainRow | null> {
  const row = await db
    .selectFrom('sign_on_domains')
    .selectAll()
    .where('domain', '=', domain)
    .where('proven_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertDomain(
  db: Database,
  domain: { company_id: string; domain: string; proof: string },
): Promise<boolean> {
  const row = await db
    .insertInto('sign_on_domains')
    .values(domain)
    .onConflict((conflict) => conflict.doNothing())
    .returning('domain')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setProven(
  db: Database,
  companyId: string,
  domain: string,
  at: Date | null,
): Promise<void> {
  await db
    .updateTable('sign_on_domains')
    .set({ proven_at: at })
    .where('company_id', '=', companyId)
    .where('domain', '=', domain)
    .execute();
}

/** False if there was none. */
export async function deleteDomain(db: Database, companyId: string, domain: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sign_on_domains')
    .where('company_id', '=', companyId)
    .where('domain', '=', domain)
    .returning('domain')
    .executeTakeFirst();
  return row !== undefined;
}

// Sign-ons in progress.

export async function insertAttempt(
  db: Database,
  attempt: Insertable<Schema['sign_on_attempts']>,
): Promise<void> {
  await db.insertInto('sign_on_attempts').values(attempt).execute();
}

/** Takes a sign-on that began in this browser. Each can be taken only once, even by simultaneous calls. */
export async function takeAttempt(
  db: Database,
  { stateHash, browserHash, now }: { stateHash: string; browserHash: string; now: Date },
): Promise<AttemptRow | null> {
  const row = await db
    .deleteFrom('sign_on_attempts')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteExpiredSignOns(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sign_on_attempts').where('expires_at', '<', now).execute();
}
