import * as said from '#contract/messages/en/account-mails.ts';
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
  about: said.passwordAbout,
  write: ({ name, publicUrl, ...done }) => ({
    subject: said.passwordSubject(),
    heading: said.passwordSubject(),
    paragraphs: [said.passwordText({ name }), doneFromInWords(done), said.wasYou(), said.passwordNotYou()],
    action: { label: said.goToSignIn(), url: `${publicUrl}${PATHS.login}` },
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
