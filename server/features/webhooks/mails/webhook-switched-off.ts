import { PATHS } from '#contract/shared/paths.ts';
import { WEBHOOK_FAILING_DAYS, WEBHOOK_LOG_DAYS } from '#contract/company/webhook-events.ts';
import { daysInWords } from '#contract/shared/words.ts';
import type { Database } from '#server/database/database.ts';
import { mailOwners } from '#server/features/companies/mail-owners.ts';
import type { Context } from '#server/platform/context.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

export const webhookSwitchedOff = defineMail<{ host: string; publicUrl: string }>({
  name: 'webhook-switched-off',
  about: 'To the owners of a company, when a webhook was switched off because nothing could be delivered.',
  write: ({ host, publicUrl }) => ({
    subject: 'A webhook of your company was switched off',
    heading: 'A webhook was switched off',
    paragraphs: [
      `For ${daysInWords(WEBHOOK_FAILING_DAYS)}, no event could be delivered to your webhook at ${host}. It is switched off, and nothing is sent to it any more.`,
      `The log shows what each attempt got for an answer. When the receiver works again, switch the webhook on. Events of the last ${daysInWords(WEBHOOK_LOG_DAYS)} are in the log and can be sent again.`,
    ],
    action: { label: 'See the webhooks', url: `${publicUrl}${PATHS.companyWebhooks}` },
  }),
  samples: { 'a webhook': { host: 'hooks.example.com', publicUrl: 'http://localhost:3000' } },
});

export async function mailSwitchedOff(
  ctx: Context,
  db: Database,
  { companyId, address }: { companyId: string; address: string },
): Promise<void> {
  // The rest of an address may hold a key.
  const data = { host: new URL(address).host, publicUrl: ctx.config.publicUrl };
  await mailOwners(ctx, db, webhookSwitchedOff, { companyId, data });
}
