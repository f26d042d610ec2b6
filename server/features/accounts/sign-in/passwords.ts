import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { type PasswordOwner, passwordRefusal } from '#contract/account/refused-passwords.ts';
import { createGate } from '#server/platform/gate.ts';
import { badInput } from '#server/platform/outcome.ts';

/** Parameters of argon2id, which is the library's default algorithm. The memory is in KiB. */
interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's recommendation: 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = PASSWORD_COST;

/** For tests, which hash hundreds of passwords while testing something else. */
export const setPasswordCost = (chosen: PasswordCost): void => {
  cost = chosen;
};

/** Hashing uses the same four threads as file access, and whole cores. One core stays free for other work. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** About twenty seconds of hashing. */
const WAITING = 500;
/** A sign-in queries the database several times. All other calls wait for at most this many sign-ins. */
const SIGN_INS_AT_ONCE = 4;

const inTurn = createGate({ atOnce: AT_ONCE, waiting: WAITING });

/** Runs a whole sign-in when it is its turn, so that a rush of sign-ins leaves the database free for other work. */
export const inHashingTurn = createGate({ atOnce: SIGN_INS_AT_ONCE, waiting: WAITING });

export const hashPassword = (password: string) => inTurn(() => hash(password, cost));

/** For passwords that are compared with several hashes at once. The salt has 16 bytes. */
export const hashPasswordWithSalt = (password: string, salt: Uint8Array) =>
  inTurn(() => hash(password, { ...cost, salt }));

/** Changes with the password but reveals nothing about it. */
export const passwordFingerprint = (encoded: string): string =>
  createHash('sha256').update(encoded).digest('base64url').slice(0, 22);

/** Takes the same time with or without an account, so that the time reveals nothing. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  if (storedHash !== null) return inTurn(() => verify(storedHash, password));
  await hashPassword(password);
  return false;
}

/** Throws a Failure if a new password is known from leaks, or is the person's own name or email. */
export function refusePassword(password: string, owner: PasswordOwner): void {
  const refusal = passwordRefusal(password, owner);
  if (refusal !== null) throw badInput('password', refusal, 'password.guessable');
}
