import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { mailCandidate } from '../mail-data.ts';
import { LEADS_TO_APPLICATION, POSITION } from '../mail-placeholders.ts';

export const applicationSent = defineCompanyMail({
  ...LEADS_TO_APPLICATION,
  name: 'application-sent',
  title: 'Application sent',
  about: 'To the candidate, when the application has arrived.',
  notice: 'application-sent',
  heading: () => 'Your application has arrived',
  text: {
    subject: 'Your application to {{ company_name }}: {{ job_title }}',
    text: `Dear {{ candidate_name }}, {{ company_name }} has your application for the position ${POSITION}.

A person reads it. You get a mail when they decide. What happens to it stands in your list of applications.`,
  },
});

export const mailApplicationSent = (ctx: Context, db: Database, applicationId: string) =>
  mailCandidate(ctx, db, applicationSent, applicationId, {
    more: {},
    per: () => 0,
  });
