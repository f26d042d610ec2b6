import * as said from '#contract/messages/en/webhooks.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { WEBHOOK_FAILING_DAYS, WEBHOOK_LOG_DAYS } from '#contract/company/webhook-events.ts';
import type { Database } from '#server/database/database.ts';
import { mailOwners } from '#server/features/companies/mail-owners.ts';
import type { Context } from '#server/platform/context.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

export const webhookSwitchedOff = defineMail<{ host: string; publicUrl: string }>({
  name: 'webhook-switched-off',
  about: said.mailAbout,
  write: ({ host, publicUrl }) => ({
    subject: said.mailSubject(),
    heading: said.mailHeading(),
    paragraphs: [
      said.mailText({ days: WEBHOOK_FAILING_DAYS, host }),
      said.mailNext({ days: WEBHOOK_LOG_DAYS }),
    ],
    action: { label: said.mailButton(), url: `${publicUrl}${PATHS.companyWebhooks}` },
  }),
  samples: { 'a webhook': { host: 'hooks.example.com', publicUrl: 'http://localhost:3000' } },
});

export async function mailSwitchedOff(
  ctx: Context,
  db: Database,
  { companyId, address }: { companyId: string; address: string },
): Promise<void> {
  // The rest of an address may contain a key.
  const data = { host: new URL(address).host, publicUrl: ctx.config.publicUrl };
  await mailOwners(ctx, db, webhookSwitchedOff, { companyId, data });
}
