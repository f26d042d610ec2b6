import { type Selectable, sql } from 'kysely';
import type { TokenScope } from '#contract/company/token-scopes.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Position } from '#server/platform/paging.ts';
import { storedScopes } from './stored-token.ts';

export type TokenRow = ReturnType<typeof readToken>;

const readToken = (row: Selectable<Schema['api_tokens']>) => ({
  ...row,
  scopes: storedScopes.read(row.scopes, row.id),
});

export async function insertToken(
  db: Database,
  {
    scopes,
    ...token
  }: {
    id: string;
    company_id: string;
    name: string;
    token_hash: string;
    start: string;
    scopes: TokenScope[];
    created_by: string;
    created_by_name: string;
    created_at: Date;
    expires_at: Date | null;
  },
): Promise<void> {
  await db
    .insertInto('api_tokens')
    .values({ ...token, scopes: storedScopes.write(scopes) })
    .execute();
}

const isValid = (now: Date) =>
  sql<boolean>`(revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${now})
    AND NOT EXISTS (SELECT FROM users WHERE users.id = api_tokens.created_by AND users.locked_at IS NOT NULL))`;

export async function countValidTokens(db: Database, companyId: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('api_tokens')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where(isValid(now))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The token with this id or hash, if it is valid. */
export async function validToken(
  db: Database,
  named: { id: string } | { token_hash: string },
  now: Date,
): Promise<TokenRow | null> {
  const row = await db
    .selectFrom('api_tokens')
    .selectAll()
    .where((where) => where.and(named))
    .where(isValid(now))
    .executeTakeFirst();
  return row ? readToken(row) : null;
}

/** A company's tokens, newest first, with one more than requested if there are more. */
export async function tokensOf(
  db: Database,
  companyId: string,
  { limit, after }: { limit: number; after: Position | null },
): Promise<TokenRow[]> {
  const rows = await db
    .selectFrom('api_tokens')
    .selectAll()
    .where('company_id', '=', companyId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after!.at}, ${after!.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map(readToken);
}

/** Ends a token. Returns its name and whether this call ended it. Null if the company has no such token. */
export async function endToken(
  db: Database,
  companyId: string,
  id: string,
  at: Date,
): Promise<{ name: string; wasValid: boolean } | null> {
  const token = await db
    .selectFrom('api_tokens')
    .select(['name', 'revoked_at'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  if (!token) return null;
  if (token.revoked_at !== null) return { name: token.name, wasValid: false };
  await db.updateTable('api_tokens').set({ revoked_at: at }).where('id', '=', id).execute();
  return { name: token.name, wasValid: true };
}

/** Stores a use, only once for several simultaneous calls. */
export async function noteTokenUse(
  db: Database,
  id: string,
  use: { network: string; country: string | null; at: Date; notedBefore: Date },
): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ last_used_at: use.at, last_network: use.network, last_country: use.country })
    .where('id', '=', id)
    .where(sql<boolean>`(last_used_at IS NULL OR last_used_at < ${use.notedBefore})`)
    .execute();
}

export async function deleteTokensEndedBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('api_tokens')
    .where(sql<boolean>`(revoked_at < ${before} OR expires_at < ${before})`)
    .execute();
}
