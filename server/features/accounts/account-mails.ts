import { daysInWords, hoursInWords } from '#contract/words.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Origin } from '#server/platform/http/route.ts';
import { describeDevice } from './device.ts';
import { queueMail } from './mail-tasks.ts';
import { describePlace, placeOf } from './place.ts';
import type { UserRow } from './store.ts';

/** Mails that tell of changes to an account, so that a change by somebody else does not go unnoticed. */

const whereFrom = ({ address, userAgent }: Origin) =>
  `It was done with: ${describeDevice(userAgent)}. Place: ${describePlace(placeOf(address))}.`;

export async function mailPasswordChanged(
  ctx: Context,
  db: Database,
  user: UserRow,
  origin: Origin,
): Promise<void> {
  await queueMail(ctx, db, {
    to: user.email,
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${user.name}, your account has a new password. Logins on other devices have ended, and links that were mailed before no longer work.`,
      whereFrom(origin),
      'This was you? Then there is nothing to do.',
      'This was not you? Then open the login page, choose "Forgot password" and set a new one at once. That ends every login again.',
    ],
    action: { label: 'Go to the login page', url: `${ctx.config.publicUrl}/login` },
  });
}

export async function mailConfirmEmail(
  ctx: Context,
  db: Database,
  user: UserRow,
  change: { newEmail: string; url: string; hours: number },
): Promise<void> {
  await queueMail(ctx, db, {
    to: change.newEmail,
    subject: 'Please confirm your new email address',
    heading: 'Your new email address',
    paragraphs: [
      `Hello ${user.name}, please confirm that your Roundone account is to use this address.`,
      `The link works for ${hoursInWords(change.hours)}. Until then the earlier address counts.`,
    ],
    action: { label: 'Confirm this address', url: change.url },
    footer: ['You did not ask for this? Then ignore this mail: nothing will happen.'],
  });
}

export async function mailEmailChangeAsked(
  ctx: Context,
  db: Database,
  user: UserRow,
  change: { newEmail: string; url: string; days: number },
  origin: Origin,
): Promise<void> {
  await queueMail(ctx, db, {
    to: user.email,
    subject: 'Your email address is about to change',
    heading: 'Your email address is about to change',
    paragraphs: [
      `Hello ${user.name}, somebody who knows your password asked that your account use ${change.newEmail} instead of this address. It happens as soon as the new address is confirmed.`,
      whereFrom(origin),
      'This was you? Then there is nothing to do here.',
      `This was not you? Then choose a new password with the button below: it stops the change and ends every login. The link works for ${daysInWords(change.days)}.`,
    ],
    action: { label: 'This was not me', url: change.url },
  });
}

export async function mailEmailChanged(
  ctx: Context,
  db: Database,
  user: UserRow,
  change: { oldEmail: string; newEmail: string; url: string; days: number },
  origin: Origin,
): Promise<void> {
  await queueMail(ctx, db, {
    to: change.oldEmail,
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${user.name}, your account uses ${change.newEmail} from now on. This is the last mail to this address.`,
      whereFrom(origin),
      'This was you? Then there is nothing to do.',
      `This was not you? Then take the account back with the button below: this address counts again, you choose a new password, and every login ends. The link works for ${daysInWords(change.days)}.`,
    ],
    action: { label: 'This was not me', url: change.url },
  });
}

/** To both addresses, as either may be the one that its owner reads. */
export async function mailEmailChangeUndone(
  ctx: Context,
  db: Database,
  user: UserRow,
  change: { restoredEmail: string; lostEmail: string | null },
  origin: Origin,
): Promise<void> {
  const { restoredEmail, lostEmail } = change;
  const heading = 'Your account was taken back';
  const told = [
    `Hello ${user.name}, somebody opened the link "This was not me" that was mailed to ${restoredEmail}. Your account uses that address, with a new password, and every login has ended.`,
    whereFrom(origin),
    'Second factors that were added lately and all recovery codes were removed. Please look at them under Account.',
  ];
  await queueMail(ctx, db, {
    to: restoredEmail,
    subject: heading,
    heading,
    paragraphs: [...told, 'You can sign in with your new password.'],
    action: { label: 'Go to the login page', url: `${ctx.config.publicUrl}/login` },
  });
  if (lostEmail === null) return;
  await queueMail(ctx, db, {
    to: lostEmail,
    subject: heading,
    heading,
    paragraphs: [
      ...told,
      'Your account no longer uses this address. You think that this is wrong? Then please write to us.',
    ],
    action: { label: 'Write to us', url: `${ctx.config.publicUrl}/Support` },
  });
}
