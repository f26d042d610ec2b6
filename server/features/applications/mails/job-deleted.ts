import * as said from '#contract/messages/en/application-mails.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '../mail-data.ts';
import { APPLICATION_PLACEHOLDERS, applicationValues } from '../mail-placeholders.ts';
import { applicationUrl, closingOf } from '../mail-words.ts';

type Data = ApplicationMailData & { hasInterview: boolean };

export const jobDeleted = defineCompanyMail({
  name: 'job-deleted',
  title: said.jobDeletedName,
  about: said.jobDeletedAbout,
  notice: 'job-deleted',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    open_until: said.openUntilIfAnyMeans,
  },
  values: (data: Data) => ({
    ...applicationValues(data, applicationUrl(data)),
    open_until: data.hasInterview ? momentInWords(closingOf(data), data.timeZone) : '',
  }),
  heading: said.jobDeletedHeading,
  text: { subject: said.jobDeletedSubject, text: said.jobDeletedText },
  action: (data) => ({ label: said.seeApplication(), url: applicationUrl(data) }),
  samples: {
    'an application': { ...SAMPLE_APPLICATION, hasInterview: false },
    'with an interview scheduled': { ...SAMPLE_APPLICATION, hasInterview: true },
  },
});
