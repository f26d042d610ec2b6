import { momentInWords } from '#server/platform/mail/moments.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '../mail-data.ts';
import { APPLICATION_PLACEHOLDERS, POSITION, applicationValues } from '../mail-placeholders.ts';
import { applicationUrl, closingOf } from '../mail-words.ts';

type Data = ApplicationMailData & { hasInterview: boolean };

export const jobDeleted = defineCompanyMail({
  name: 'job-deleted',
  title: 'Job taken down',
  about: 'To the candidates with an application in progress, when the employer deleted the job.',
  notice: 'job-deleted',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    open_until:
      'The time until which a scheduled interview can be taken, in the time zone of the candidate; empty without one',
  },
  values: (data: Data) => ({
    ...applicationValues(data, applicationUrl(data)),
    open_until: data.hasInterview ? momentInWords(closingOf(data), data.timeZone) : '',
  }),
  heading: () => 'A job you applied for was taken down',
  text: {
    subject: 'The job {{ job_title }} was taken down',
    text: `Dear {{ candidate_name }},

{{ company_name }} has taken down the job ${POSITION}, so nobody new can apply. Your application is still with them, and you'll get an email when they decide.

{% if open_until %}You can still take your interview until {{ open_until }}.{% endif %}

If you're no longer interested, you can withdraw your application.`,
  },
  action: (data) => ({ label: 'See your application', url: applicationUrl(data) }),
  samples: {
    'an application': { ...SAMPLE_APPLICATION, hasInterview: false },
    'with an interview scheduled': { ...SAMPLE_APPLICATION, hasInterview: true },
  },
});
