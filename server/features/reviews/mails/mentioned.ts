import * as said from '#contract/messages/en/company-mails.ts';
import { reportPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';

export const mentioned = defineNotice<ApplicationMailData & { by: string }>({
  name: 'mentioned',
  about: said.mentionedAbout,
  notice: 'mentioned',
  write: ({ by, ...data }) => ({
    subject: said.mentionedSubject({ name: by, applicant: data.candidateName, job: data.designation }),
    heading: said.mentionedHeading(),
    paragraphs: [said.mentionedText({ name: by, applicant: data.candidateName, job: positionInWords(data) })],
    action: { label: said.mentionedButton(), url: `${data.publicUrl}${reportPath(data.applicationId)}` },
  }),
  samples: { 'a note': { ...SAMPLE_APPLICATION, by: 'Olga Example' } },
});
