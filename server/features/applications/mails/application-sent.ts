import * as said from '#contract/messages/en/application-mails.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { mailCandidate } from '../mail-data.ts';
import { LEADS_TO_APPLICATION } from '../mail-placeholders.ts';

export const applicationSent = defineCompanyMail({
  ...LEADS_TO_APPLICATION,
  name: 'application-sent',
  title: said.sentName,
  about: said.sentAbout,
  notice: 'application-sent',
  heading: said.sentHeading,
  text: { subject: said.sentSubject, text: said.sentText },
});

export const mailApplicationSent = (ctx: Context, db: Database, applicationId: string) =>
  mailCandidate(ctx, db, applicationSent, applicationId, {
    more: {},
    per: () => 0,
  });
