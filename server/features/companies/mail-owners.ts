import type { Database } from '#server/database/database.ts';
import { recipientById } from '#server/features/accounts/email/mail-settings-store.ts';
import { queueMail } from '#server/features/accounts/email/mail-tasks.ts';
import type { Context } from '#server/platform/context.ts';
import type { Mail } from '#server/platform/mail/definition.ts';
import { membersWithRole } from './store.ts';

/** Queues an email to each owner of a company. */
export async function mailOwners<Data>(
  ctx: Context,
  db: Database,
  mail: Mail<Data>,
  { companyId, data }: { companyId: string; data: Data },
): Promise<void> {
  for (const userId of await membersWithRole(db, companyId, ['owner'])) {
    const owner = await recipientById(db, userId);
    if (owner !== null) await queueMail(ctx, db, mail, { to: owner.email, data });
  }
}
