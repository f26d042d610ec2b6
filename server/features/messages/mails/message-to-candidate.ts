import { ownMessagesPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import {
  APPLICATION_PLACEHOLDERS,
  POSITION,
  applicationValues,
} from '#server/features/applications/mail-placeholders.ts';
import { defineCompanyMail } from '#server/platform/mail/definition.ts';

export interface MailedText {
  by: string;
  text: string;
}

type Data = ApplicationMailData & { texts: readonly MailedText[] };

const urlOf = ({ publicUrl, applicationId }: ApplicationMailData) =>
  `${publicUrl}${ownMessagesPath(applicationId)}`;

export const messageToCandidate = defineCompanyMail({
  name: 'message-to-candidate',
  title: 'Message',
  about:
    'To the candidate, with what you wrote to them; several messages within a few minutes come in one mail.',
  notice: 'message',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    message: 'What you wrote, with the name of the member who wrote it',
  },
  values: (data: Data) => ({
    ...applicationValues(data, urlOf(data)),
    message: data.texts
      .map(({ by, text }) => (by === data.employerName ? text : `${text}\n\n– ${by}`))
      .join('\n\n'),
  }),
  heading: ({ employerName }) => `${employerName} wrote to you`,
  text: {
    subject: 'Message from {{ company_name }} about {{ job_title }}',
    text: `Dear {{ candidate_name }}, {{ company_name }} wrote to you about the position ${POSITION}:

{{ message }}

Please answer on the page of your application. Replies to this email don’t reach {{ company_name }}.`,
  },
  action: (data) => ({ label: 'Read and answer', url: urlOf(data) }),
  samples: {
    'one message': {
      ...SAMPLE_APPLICATION,
      texts: [{ by: 'Grace Sample', text: 'Thank you for your time today!\n\nWhen could you start?' }],
    },
    'two messages': {
      ...SAMPLE_APPLICATION,
      texts: [
        { by: 'Grace Sample', text: 'When could you start?' },
        { by: 'Grace Sample', text: 'A rough date is fine.' },
      ],
    },
  },
});
