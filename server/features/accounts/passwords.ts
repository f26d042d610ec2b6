import { hash, verify } from '@node-rs/argon2';
import { tryLater } from '#server/platform/outcome.ts';
import { GateFull, createGate } from '#server/platform/gate.ts';

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane. The library's algorithm is argon2id unless told otherwise.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The threads that hash also read and write files, and there are four: two stay free for everybody else. */
const AT_ONCE = 2;
/** Some ten seconds of hashing. */
const WAITING = 500;
const BUSY_SECONDS = 10;

const pass = createGate({ atOnce: AT_ONCE, waiting: WAITING });

export const hashPassword = (password: string) => inTurn(() => hash(password, PARAMETERS));

/** For passwords that are to be compared with several at once; 16 bytes of salt. */
export const hashPasswordWithSalt = (password: string, salt: Uint8Array) =>
  inTurn(() => hash(password, { ...PARAMETERS, salt }));

/** The salt in an encoded hash, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export const saltOf = (encoded: string) => Buffer.from(encoded.split('$')[4] ?? '', 'base64');

const unknownAccountHash = hashPassword('no account has this password');

/** Takes the same time whether or not there is an account, so that the time tells nothing. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  const against = storedHash ?? (await unknownAccountHash);
  const matches = await inTurn(() => verify(against, password));
  return storedHash !== null && matches;
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await pass(work);
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
