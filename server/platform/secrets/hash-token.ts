import { createHash } from 'node:crypto';

/**
 * What is stored instead of a secret that this server made: the token of a link, of a program, of a browser. It has so
 * many random bits that nobody can guess it from its hash. Passwords are hashed elsewhere, slowly.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
