import { messagesPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { paragraphsOf } from '#server/platform/mail/own-text.ts';
import type { MailedText } from './message-to-candidate.ts';

type Data = ApplicationMailData & { candidateId: string; texts: readonly MailedText[] };

export const messageToCompany = defineNotice<Data>({
  name: 'message-to-company',
  about:
    'To the members who wrote to a candidate, when the candidate writes; to all owners and recruiters, while nobody did.',
  notice: 'message',
  write: ({ texts, candidateId, ...data }) => ({
    subject: `Message from ${data.candidateName} about ${data.designation}`,
    heading: `${data.candidateName} wrote to you`,
    paragraphs: [
      `${data.candidateName} wrote about the application for ${positionInWords(data)}:`,
      ...texts.flatMap(({ text }) => paragraphsOf(text)),
      `Please answer on the page of the candidate. Replies to this email don’t reach ${data.candidateName}.`,
    ],
    action: {
      label: 'Read and answer',
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
