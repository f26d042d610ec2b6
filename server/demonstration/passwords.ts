import { randomBytes } from 'node:crypto';
import { inTransaction } from '#server/database/database.ts';
import { replacePassword } from '#server/features/accounts/sign-in/own-password.ts';
import { hashPassword, passwordMatches } from '#server/features/accounts/sign-in/passwords.ts';
import { userByEmail } from '#server/features/accounts/store.ts';
import type { Context } from '#server/platform/context.ts';
import { isForThisMachine } from '#server/platform/process/this-machine.ts';
import { DEMONSTRATION_PASSWORD, PEOPLE, employer } from './people.ts';

/** A demonstration account, with its password if it is known. */
export interface DemonstrationLogin {
  email: string;
  password: string | null;
}

/** As long as a password can be, with every required kind of character. */
const randomPassword = (): string => `${randomBytes(9).toString('base64url')}a1!`;

/** The demonstration accounts that exist. None if the demonstration data was never created. */
export async function demonstrationLogins(ctx: Context): Promise<DemonstrationLogin[]> {
  const users = await Promise.all(PEOPLE.map(({ email }) => userByEmail(ctx.db, email)));
  return Promise.all(
    users
      .filter((user) => user !== null)
      .map(async ({ email, password_hash }) => {
        const isPublished = await passwordMatches(password_hash, DEMONSTRATION_PASSWORD);
        return { email, password: isPublished ? DEMONSTRATION_PASSWORD : null };
      }),
  );
}

/** How to look around in the demonstration company. Null unless it has the published password, on this machine. */
export async function demonstrationTour(ctx: Context): Promise<{ email: string; password: string } | null> {
  if (!isForThisMachine(ctx.config)) return null;
  const user = await userByEmail(ctx.db, employer.email);
  if (user === null) return null;
  const isPublished = await passwordMatches(user.password_hash, DEMONSTRATION_PASSWORD);
  return isPublished ? { email: user.email, password: DEMONSTRATION_PASSWORD } : null;
}

/**
 * Gives each account that still has the published password a random one, and ends its sessions. Returns the new
 * logins.
 */
export async function exchangePublishedPasswords(ctx: Context): Promise<DemonstrationLogin[]> {
  const exchanged: DemonstrationLogin[] = [];
  for (const { email, password } of await demonstrationLogins(ctx)) {
    const user = password === null ? null : await userByEmail(ctx.db, email);
    if (user === null) continue;
    const fresh = randomPassword();
    const change = { passwordHash: await hashPassword(fresh), keptSessionId: null, at: ctx.clock.now() };
    await inTransaction(ctx.db, (tx) => replacePassword(tx, user.id, change));
    exchanged.push({ email, password: fresh });
  }
  return exchanged;
}
