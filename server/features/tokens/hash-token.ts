import { createHash } from 'node:crypto';

/** What is stored of a token. A token has 256 random bits, so its hash cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
