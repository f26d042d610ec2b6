import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '#contract/second-factor.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { replaceRecoveryCodes, spendRecoveryCode } from './second-factor-store.ts';

/** Letters and digits that nobody confuses when writing them down. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** More than 59 bits: nobody guesses one, so a plain hash is enough to keep them. */
const LENGTH = 12;
const GROUP = 4;

/** Makes new ones and voids the earlier; shown to the person this once, for only their hashes are kept. */
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

/** Whether this is one of the account's unused codes; spends it. */
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
