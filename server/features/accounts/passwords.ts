import { hash, verify } from '@node-rs/argon2';

// OWASP's parameters for argon2id: 19 MiB, two passes, one lane. The library's algorithm is argon2id unless told otherwise.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, PARAMETERS);

/** For passwords that are to be compared with several at once; 16 bytes of salt. */
export const hashPasswordWithSalt = (password: string, salt: Uint8Array) =>
  hash(password, { ...PARAMETERS, salt });

/** The salt in an encoded hash, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export const saltOf = (encoded: string) => Buffer.from(encoded.split('$')[4] ?? '', 'base64');

const unknownAccountHash = hashPassword('no account has this password');

/** Takes the same time whether or not there is an account, so that the time tells nothing. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await unknownAccountHash), password);
  return storedHash !== null && matches;
}
