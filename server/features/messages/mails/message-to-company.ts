import * as said from '#contract/messages/en/message-mails.ts';
import { messagesPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { paragraphsOf } from '#server/platform/mail/own-text.ts';
import type { MailedText } from './message-to-candidate.ts';

type Data = ApplicationMailData & { candidateId: string; texts: readonly MailedText[] };

export const messageToCompany = defineNotice<Data>({
  name: 'message-to-company',
  about: said.companyAbout,
  notice: 'message',
  write: ({ texts, candidateId, ...data }) => ({
    subject: said.companySubject({ name: data.candidateName, job: data.designation }),
    heading: said.companyHeading({ name: data.candidateName }),
    paragraphs: [
      said.companyText({ name: data.candidateName, position: positionInWords(data) }),
      ...texts.flatMap(({ text }) => paragraphsOf(text)),
      said.companyNext({ name: data.candidateName }),
    ],
    action: {
      label: said.readAndAnswer(),
      url: `${data.publicUrl}${messagesPath(candidateId, data.applicationId)}`,
    },
  }),
  samples: {
    'a message': {
      ...SAMPLE_APPLICATION,
      candidateId: '00000000-0000-4000-8000-000000000003',
      texts: [{ by: SAMPLE_APPLICATION.candidateName, text: 'Thank you!\n\nI could start in May.' }],
    },
  },
});
