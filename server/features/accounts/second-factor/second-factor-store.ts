import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { storedTransports } from '../stored-account.ts';

export type PasskeyRow = Omit<Selectable<Schema['passkeys']>, 'transports'> & { transports: string[] };
type TotpRow = Selectable<Schema['totp_factors']>;
export type ChallengePurpose = 'add' | 'sign-in' | 'second-factor';

/**
 * Locks an account's row until the transaction ends, so that its factors are changed one at a time. Otherwise
 * two requests at once could each remove "the other" factor, or each create the first recovery codes.
 */
export async function lockFactors(db: Database, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

// Authenticator apps.

export async function totpOf(db: Database, userId: string): Promise<TotpRow | null> {
  const row = await db
    .selectFrom('totp_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function keepPendingTotp(db: Database, userId: string, pendingSecret: string): Promise<void> {
  await db
    .insertInto('totp_factors')
    .values({ user_id: userId, pending_secret: pendingSecret })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_secret: pendingSecret }))
    .execute();
}

/** False if the pending secret has changed. */
export async function activateTotp(
  db: Database,
  userId: string,
  pendingSecret: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('totp_factors')
    .set({ secret: pendingSecret, pending_secret: null, last_step: step, added_at: now })
    .where('user_id', '=', userId)
    .where('pending_secret', '=', pendingSecret)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the code of a half minute as used. False if this one or a later one has been used. */
export async function spendTotpStep(db: Database, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('totp_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTotp(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('totp_factors').where('user_id', '=', userId).execute();
}

// Recovery codes.

export async function replaceRecoveryCodes(db: Database, userId: string, hashes: string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** False if there is no such unused code. */
export async function spendRecoveryCode(
  db: Database,
  userId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Deletes factors added since then: a thief may have added them to get back in. */
export async function deleteFactorsSince(db: Database, userId: string, since: Date): Promise<void> {
  await db.deleteFrom('totp_factors').where('user_id', '=', userId).where('added_at', '>=', since).execute();
  await db.deleteFrom('passkeys').where('user_id', '=', userId).where('added_at', '>=', since).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Factors that were started with an earlier password can no longer be completed. */
export async function voidBegunFactors(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  await db.updateTable('totp_factors').set({ pending_secret: null }).where('user_id', '=', userId).execute();
}

// Passkeys.

export async function passkeysOf(db: Database, userId: string): Promise<PasskeyRow[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(readPasskey);
}

const readPasskey = (row: Selectable<Schema['passkeys']>): PasskeyRow => ({
  ...row,
  transports: storedTransports.read(row.transports, row.id),
});

export async function passkeyByCredential(db: Database, credentialId: string): Promise<PasskeyRow | null> {
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ? readPasskey(row) : null;
}

/** False if this passkey is already stored. */
export async function insertPasskey(
  db: Database,
  { transports, ...passkey }: Omit<Insertable<Schema['passkeys']>, 'transports'> & { transports: string[] },
): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values({ ...passkey, transports: storedTransports.write(transports) })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a use. False if the counter did not increase, which means that someone has used a copy. */
export async function notePasskeyUse(
  db: Database,
  id: string,
  earlierCounter: number,
  counter: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', earlierCounter)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function renamePasskeyOf(
  db: Database,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePasskeyOf(db: Database, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

// Challenges of passkeys.

export async function insertChallenge(
  db: Database,
  challenge: Insertable<Schema['passkey_challenges']>,
): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

/** Deletes a challenge. False if it does not exist, belongs to someone else, or has expired. */
export async function spendChallenge(
  db: Database,
  challenge: { challenge: string; purpose: ChallengePurpose; userId: string | null },
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge.challenge)
    .where('purpose', '=', challenge.purpose)
    .where(sql<boolean>`user_id IS NOT DISTINCT FROM ${challenge.userId}::uuid`)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
}

// The company's requirement.

/** Whether this person's company requires a second factor for its members. */
export async function companyRequiresSecondFactor(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_rules')
    .innerJoin('company_members', 'company_members.company_id', 'sign_in_rules.company_id')
    .select('requires_second_factor')
    .where('company_members.user_id', '=', userId)
    .executeTakeFirst();
  return row?.requires_second_factor ?? false;
}

export async function setCompanyRequirement(
  db: Database,
  companyId: string,
  required: boolean,
): Promise<void> {
  await db
    .insertInto('sign_in_rules')
    .values({ company_id: companyId, requires_second_factor: required })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ requires_second_factor: required }))
    .execute();
}
