import type { Logger } from 'pino';
import { z } from 'zod';
import * as said from '#contract/messages/en/account-mails.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Clock } from '#server/platform/clock.ts';
import { RESET_HOURS } from '../registration/link-hours.ts';
import { newResetLink } from '../email/link-mails.ts';
import * as store from './operator-store.ts';
import { lockUser } from '../sessions/session-store.ts';
import { userByEmail } from '../store.ts';

/**
 * The people who may run the installation. Only the command `roundone admin` changes who they are, so that a login
 * alone is not enough.
 */

/** What the command requests. `by` is the user on the machine. */
const adminCommand = z.object({
  act: z.enum(['grant', 'revoke', 'list', 'reset-password']),
  email: z.string().max(320).optional(),
  by: z.string().max(200),
});

interface Parts {
  db: Database;
  clock: Clock;
  securityLog: Logger;
  config: { publicUrl: string };
}

/** Why a command was refused, as a sentence for the person who ran it. */
class CommandRefused extends Error {}

/** Runs a command. Returns the message for the person. */
export async function carryOut(parts: Parts, command: z.output<typeof adminCommand>): Promise<string> {
  if (command.act === 'list') return list(parts.db);
  if (command.email === undefined) throw new CommandRefused('Name the email address of the account.');
  return ACTS[command.act](parts, command.email, command.by);
}

/** Runs a command from outside the program. */
export async function runAdminCommand(
  parts: Parts,
  command: unknown,
): Promise<{ status: number; sentence: string }> {
  const read = adminCommand.safeParse(command);
  if (!read.success) return { status: 400, sentence: 'The server does not know this command.' };
  try {
    return { status: 200, sentence: await carryOut(parts, read.data) };
  } catch (error) {
    if (error instanceof CommandRefused) return { status: 409, sentence: error.message };
    throw error;
  }
}

async function list(db: Database): Promise<string> {
  const found = await store.operators(db);
  if (found.length === 0) return 'Nobody is an operator.';
  return found
    .map(
      ({ name, email, granted_at, granted_by }) =>
        `${email} (${name}), since ${granted_at.toISOString().slice(0, 10)}, granted by ${granted_by}`,
    )
    .join('\n');
}

async function grant(parts: Parts, email: string, by: string): Promise<string> {
  return inTransaction(parts.db, async (tx) => {
    const user = await accountOf(tx, email);
    if (user.locked_at !== null) throw new CommandRefused(`The account of ${user.email} is locked.`);
    const at = parts.clock.now();
    if (!(await store.insertOperator(tx, { userId: user.id, at, by })))
      return `${user.email} is an operator already.`;
    await record(parts, tx, { action: 'operator.granted', userId: user.id, by, at });
    return `${user.email} is an operator now. The menu has the pages after the next sign-in. A second factor is recommended.`;
  });
}

async function revoke(parts: Parts, email: string, by: string): Promise<string> {
  return inTransaction(parts.db, async (tx) => {
    await store.lockOperators(tx);
    const user = await accountOf(tx, email);
    const all = await store.operators(tx);
    if (!all.some(({ id }) => id === user.id)) throw new CommandRefused(`${user.email} is no operator.`);
    if (all.length === 1)
      throw new CommandRefused(
        `${user.email} is the only operator. Grant the role to somebody else first: roundone admin grant EMAIL`,
      );
    await store.deleteOperator(tx, user.id);
    await record(parts, tx, { action: 'operator.revoked', userId: user.id, by, at: parts.clock.now() });
    return `${user.email} is no operator any more.`;
  });
}

/**
 * For someone who can't get email: the person who runs the command passes the link on. It ends nothing until it is
 * used.
 */
async function linkForPassword(parts: Parts, email: string, by: string): Promise<string> {
  return inTransaction(parts.db, async (tx) => {
    const user = await accountOf(tx, email);
    if (user.locked_at !== null) throw new CommandRefused(`The account of ${user.email} is locked.`);
    const at = parts.clock.now();
    await record(parts, tx, { action: 'person.reset-link-made', userId: user.id, by, at });
    const url = await newResetLink({ ...parts, db: tx }, user.id);
    return `Open this link to choose a new password for ${user.email}. ${said.resetWorksOnce({ hours: RESET_HOURS })}\n${url}`;
  });
}

const ACTS = { grant, revoke, 'reset-password': linkForPassword };

async function accountOf(tx: Database, email: string) {
  const found = await userByEmail(tx, email.trim());
  const user = found && (await lockUser(tx, found.id));
  if (!user) throw new CommandRefused(`No account has the address ${email.trim()}.`);
  return user;
}

type AccountAction = 'operator.granted' | 'operator.revoked' | 'person.reset-link-made';

async function record(
  { securityLog }: Parts,
  tx: Database,
  event: { action: AccountAction; userId: string; by: string; at: Date },
): Promise<void> {
  const { action, userId, by, at } = event;
  const subject = { kind: 'person', id: userId } as const;
  await store.recordOperatorEvent(tx, { at, actor: { kind: 'command', name: by }, action, subject });
  const topic = action === 'person.reset-link-made' ? 'password' : 'rights';
  securityLog.info({ event: `${topic}.${action}`, outcome: 'done', accountId: userId, by });
}
