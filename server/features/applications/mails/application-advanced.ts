import { say } from '#contract/messages/message.ts';
import * as said from '#contract/messages/en/application-mails.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '../mail-data.ts';
import { APPLICATION_PLACEHOLDERS, LEADS_TO_APPLICATION, STAGE_PLACEHOLDER } from '../mail-placeholders.ts';

export const applicationAdvanced = defineCompanyMail({
  ...LEADS_TO_APPLICATION,
  name: 'application-advanced',
  title: said.advancedName,
  about: said.advancedAbout,
  notice: 'application-advanced',
  placeholders: { ...APPLICATION_PLACEHOLDERS, ...STAGE_PLACEHOLDER },
  values: (data: ApplicationMailData) => ({
    ...LEADS_TO_APPLICATION.values(data),
    stage: say(data.stageTitle ?? ''),
  }),
  heading: said.advancedHeading,
  text: { subject: said.advancedSubject, text: said.advancedText },
  samples: {
    'a further round': SAMPLE_APPLICATION,
    'the offer': { ...SAMPLE_APPLICATION, stageTitle: 'Offer' },
  },
});
