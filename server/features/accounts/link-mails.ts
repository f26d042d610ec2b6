import { z } from 'zod';
import { jobPath } from '#contract/return-to.ts';
import { ROLE_WORDS, TEXTS } from '#contract/texts.ts';
import { hoursInWords, spelledOut } from '#contract/words.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import { type Performer, defineTask, performer } from '#server/platform/tasks/tasks.ts';
import { MAIL_RETRIES, handOver } from './mail-tasks.ts';
import {
  type RegistrationRow,
  insertRegistrationToken,
  noteMailed,
  pendingRegistration,
  pendingRegistrations,
} from './registration-store.ts';
import { insertEmailToken, userByEmail } from './store.ts';
import { newEmailToken } from './tokens.ts';

/**
 * Mails with a link that opens an account. The queue holds whom they are for, never the link: it is made when the mail is
 * sent. Whoever queues one counts it first (mail-limits.ts).
 */

export const VERIFY_HOURS = 72;
const RESET_HOURS = 1;
const WORKS_ONCE = `It works once, for ${spelledOut(RESET_HOURS, 'hour')}.`;

const verificationMail = defineTask({
  name: 'accounts.mail-verification',
  payload: z.object({ registrationId: z.string(), returnTo: jobPath.optional() }),
  retryLimit: MAIL_RETRIES,
});

const resetMail = defineTask({
  name: 'accounts.mail-reset',
  payload: z.object({ email: z.string() }),
  retryLimit: MAIL_RETRIES,
});

/** `returnTo` is the job that somebody registers from: the link carries it to whatever browser opens it. */
export async function queueVerification(
  ctx: Context,
  db: Database,
  { registrationId, returnTo }: { registrationId: string; returnTo?: string | undefined },
): Promise<void> {
  await ctx.tasks.queue(db, verificationMail, { registrationId, returnTo });
}

/** For any address at all: whether it has an account is looked up later, so that no answer tells. */
export async function queueReset(ctx: Context, db: Database, email: string): Promise<void> {
  await ctx.tasks.queue(db, resetMail, { email });
}

export const linkMailPerformers: Performer[] = [
  performer(verificationMail, async (ctx, { registrationId, returnTo }) => {
    const registration = await pendingRegistration(ctx.db, registrationId, ctx.clock.now());
    // Activated or voided while the mail waited.
    if (registration) await sendVerification(ctx, registration, returnTo);
  }),
  performer(resetMail, async (ctx, { email }) => {
    const user = await userByEmail(ctx.db, email);
    if (user) return sendReset(ctx, user);
    const [newest] = await pendingRegistrations(ctx.db, email, ctx.clock.now());
    if (newest) await sendFirstReset(ctx, newest);
  }),
];

async function sendVerification(
  ctx: Context,
  registration: RegistrationRow,
  returnTo: string | undefined,
): Promise<void> {
  const link = await linkOfRegistration(ctx, registration, 'verify', VERIFY_HOURS, '/verifyEmail');
  const url = returnTo === undefined ? link : `${link}&${new URLSearchParams({ returnTo })}`;
  await handOver(ctx, {
    to: registration.email,
    subject: 'Please verify your email address',
    heading: `Welcome to Roundone, ${registration.name}`,
    paragraphs: [
      described(registration),
      `If that was you: one click and your account is ready. The link works for ${hoursInWords(VERIFY_HOURS)}.`,
    ],
    action: { label: 'Activate my account', url },
    footer: [
      'You did not register, or not with this name and role? Then do nothing: without the link there is no account, and ' +
        'what was entered is deleted. Please do not follow the link, since it would activate an account that somebody ' +
        'else made.',
    ],
  });
}

async function sendReset(ctx: Context, user: { id: string; name: string; email: string }): Promise<void> {
  const { token, tokenHash } = newEmailToken();
  const expiresAt = hoursFromNow(ctx, RESET_HOURS);
  await insertEmailToken(ctx.db, { tokenHash, userId: user.id, purpose: 'reset', expiresAt });
  await handOver(ctx, {
    to: user.email,
    subject: 'Reset your password',
    heading: 'A new password',
    paragraphs: [`Hello ${user.name}, here is the link you asked for.`, WORKS_ONCE],
    action: { label: TEXTS.chooseNewPassword, url: `${ctx.config.publicUrl}/resetPassword?token=${token}` },
    footer: ['You did not ask for this? Then do nothing: your password stays as it is.'],
  });
}

/** Somebody forgot the password before the address was verified: choosing one activates the registration too. */
async function sendFirstReset(ctx: Context, registration: RegistrationRow): Promise<void> {
  const url = await linkOfRegistration(ctx, registration, 'reset', RESET_HOURS, '/resetPassword');
  await handOver(ctx, {
    to: registration.email,
    subject: 'Reset your password',
    heading: 'A new password',
    paragraphs: [
      described(registration),
      `If that was you: with this link you choose a new password, and your account is ready. ${WORKS_ONCE}`,
    ],
    action: { label: TEXTS.chooseNewPassword, url },
    footer: [
      'You did not register, or not with this name and role? Then do nothing: without a link there is no account.',
    ],
  });
}

async function linkOfRegistration(
  ctx: Context,
  { id }: RegistrationRow,
  purpose: 'verify' | 'reset',
  hours: number,
  page: string,
): Promise<string> {
  const { token, tokenHash } = newEmailToken();
  const expiresAt = hoursFromNow(ctx, hours);
  await inTransaction(ctx.db, async (tx) => {
    await insertRegistrationToken(tx, { tokenHash, registrationId: id, purpose, expiresAt });
    await noteMailed(tx, id, ctx.clock.now(), expiresAt);
  });
  return `${ctx.config.publicUrl}${page}?token=${token}`;
}

const hoursFromNow = (ctx: Context, hours: number) => new Date(ctx.clock.now().getTime() + hours * 3_600_000);

const described = ({ name, role, created_at }: RegistrationRow) =>
  `Somebody registered this address on ${momentInWords(created_at, 'UTC')} as ${ROLE_WORDS[role]}, with the name ${name}.`;
