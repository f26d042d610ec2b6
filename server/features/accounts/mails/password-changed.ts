import { PATHS } from '#contract/shared/paths.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Origin } from '#server/platform/http/route.ts';
import { defineMail } from '#server/platform/mail/definition.ts';
import { type DoneFrom, SAMPLE_DONE_FROM, doneFrom, doneFromInWords } from '../sessions/done-from.ts';
import { queueMail } from '../email/mail-tasks.ts';
import type { UserRow } from '../store.ts';

export const passwordChanged = defineMail<DoneFrom & { name: string; publicUrl: string }>({
  name: 'password-changed',
  about: 'To the owner of an account, when its password was changed.',
  write: ({ name, publicUrl, ...done }) => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${name}, your account has a new password. Logins on other devices have ended, and links that were mailed before no longer work.`,
      doneFromInWords(done),
      'This was you? Then there is nothing to do.',
      'This was not you? Then open the login page, choose "Forgot password" and set a new one at once. That ends every login again.',
    ],
    action: { label: 'Go to the login page', url: `${publicUrl}${PATHS.login}` },
  }),
  samples: {
    'a change': { ...SAMPLE_DONE_FROM, name: 'Ada Example', publicUrl: 'http://localhost:3000' },
  },
});

export async function mailPasswordChanged(
  ctx: Context,
  db: Database,
  user: UserRow,
  origin: Origin,
): Promise<void> {
  await queueMail(ctx, db, passwordChanged, {
    to: user.email,
    data: { ...doneFrom(origin), name: user.name, publicUrl: ctx.config.publicUrl },
  });
}
