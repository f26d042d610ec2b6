import { hash, verify } from '@node-rs/argon2';

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane. The library's algorithm is argon2id unless told otherwise.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, PARAMETERS);

const unknownAccountHash = hashPassword('no account has this password');

/** Takes the same time whether or not there is an account, so that the time tells nothing. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await unknownAccountHash), password);
  return storedHash !== null && matches;
}
