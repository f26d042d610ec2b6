import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '../mail-data.ts';
import {
  APPLICATION_PLACEHOLDERS,
  LEADS_TO_APPLICATION,
  POSITION,
  STAGE_PLACEHOLDER,
} from '../mail-placeholders.ts';

export const applicationAdvanced = defineCompanyMail({
  ...LEADS_TO_APPLICATION,
  name: 'application-advanced',
  title: 'Next step',
  about: 'To the candidate, when the employer moved the application to a further round or to the offer.',
  notice: 'application-advanced',
  placeholders: { ...APPLICATION_PLACEHOLDERS, ...STAGE_PLACEHOLDER },
  values: (data: ApplicationMailData) => ({
    ...LEADS_TO_APPLICATION.values(data),
    stage: data.stageTitle ?? '',
  }),
  heading: () => 'Your application goes on',
  text: {
    subject: 'Your application for {{ job_title }} goes on',
    text: `Dear {{ candidate_name }},

{{ company_name }} goes on with your application for the position ${POSITION}. The next step is: {{ stage }}.

{{ company_name }} will contact you about it.`,
  },
  samples: {
    'a further round': SAMPLE_APPLICATION,
    'the offer': { ...SAMPLE_APPLICATION, stageTitle: 'Offer' },
  },
});
