import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { replaceRecoveryCodes, spendRecoveryCode } from './second-factor-store.ts';

/** Letters and digits that don't look alike in handwriting. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** More than 59 bits: too many to guess, so storing a plain hash is enough. */
const LENGTH = 12;
const GROUP = 4;

/** Voids the earlier codes. The new ones are shown only once, because only their hashes are stored. */
export async function newRecoveryCodes(db: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  );
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => hashOf(userId, code)),
  );
  return codes.map((code) => code.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-'));
}

/** Whether this is one of the account's unused codes; marks it as used. */
export async function spendRecovery(
  ctx: Context,
  db: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  return spendRecoveryCode(db, userId, hashOf(userId, code), ctx.clock.now());
}

const hashOf = (userId: string, code: string) =>
  createHash('sha256').update(`${userId} ${code}`).digest('base64url');
