import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { tryLater } from '#server/platform/outcome.ts';
import { GateFull, createGate } from '#server/platform/gate.ts';

/** Parameters of argon2id, which is the library's default algorithm. The memory is in KiB. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's: 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = PASSWORD_COST;

/** For tests: they hash passwords by the hundred to look at something else. */
export const setPasswordCost = (chosen: PasswordCost): void => {
  cost = chosen;
};

/** Hashing uses the same four threads as file access, and whole cores: one stays free for other work. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** About twenty seconds of hashing. */
const WAITING = 500;
/** A sign-in asks the database several times. The calls of everybody else wait for those of so many sign-ins at most. */
const SIGN_INS_AT_ONCE = 4;
const BUSY_SECONDS = 10;

const pass = createGate({ atOnce: AT_ONCE, waiting: WAITING });
const passSignIn = createGate({ atOnce: SIGN_INS_AT_ONCE, waiting: WAITING });

export const hashPassword = (password: string) => inTurn(() => hash(password, cost));

/** For passwords that are compared with several hashes at once; the salt has 16 bytes. */
export const hashPasswordWithSalt = (password: string, salt: Uint8Array) =>
  inTurn(() => hash(password, { ...cost, salt }));

/** The salt in an encoded hash, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export const saltOf = (encoded: string) => Buffer.from(encoded.split('$')[4] ?? '', 'base64');

/** Changes with the password, and reveals nothing about it. */
export const passwordFingerprint = (encoded: string): string =>
  createHash('sha256').update(encoded).digest('base64url').slice(0, 22);

/** Takes the same time with and without an account, so that the time reveals nothing. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  if (storedHash !== null) return inTurn(() => verify(storedHash, password));
  await hashPassword(password);
  return false;
}

/** Runs a whole sign-in in its turn, so that a crowd of them leaves the database to others. */
export const inHashingTurn = <T>(signIn: () => Promise<T>): Promise<T> => inTurn(signIn, passSignIn);

async function inTurn<T>(work: () => Promise<T>, gate = pass): Promise<T> {
  try {
    return await gate(work);
  } catch (error) {
    if (error instanceof GateFull) throw tooBusy();
    throw error;
  }
}

export const tooBusy = () =>
  tryLater(
    'server-busy',
    `Very many people are signing in right now. Please try again in ${BUSY_SECONDS} seconds.`,
    BUSY_SECONDS,
  );
