import { createHash } from 'node:crypto';

/**
 * What is stored in place of a secret that this server generated: the token of a link, a program or a browser. The
 * secret has so many random bits that it cannot be guessed from its hash. Passwords are hashed elsewhere, slowly.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
