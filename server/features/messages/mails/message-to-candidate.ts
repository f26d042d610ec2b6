import * as said from '#contract/messages/en/message-mails.ts';
import { ownMessagesPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import {
  APPLICATION_PLACEHOLDERS,
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
  title: said.candidateName,
  about: said.candidateAbout,
  notice: 'message',
  placeholders: {
    ...APPLICATION_PLACEHOLDERS,
    message: said.messageMeans,
  },
  values: (data: Data) => ({
    ...applicationValues(data, urlOf(data)),
    message: data.texts
      .map(({ by, text }) => (by === data.employerName ? text : `${text}\n\n– ${by}`))
      .join('\n\n'),
  }),
  heading: ({ employerName }) => said.candidateHeading({ company: employerName }),
  text: { subject: said.candidateSubject, text: said.candidateText },
  action: (data) => ({ label: said.readAndAnswer(), url: urlOf(data) }),
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
