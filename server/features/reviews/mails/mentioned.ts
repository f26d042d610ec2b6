import { reportPath } from '#contract/shared/paths.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION } from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';

export const mentioned = defineNotice<ApplicationMailData & { by: string }>({
  name: 'mentioned',
  about: 'To a member of a company, when a note on an applicant mentions them.',
  notice: 'mentioned',
  write: ({ by, ...data }) => ({
    subject: `${by} mentioned you: ${data.candidateName} for ${data.designation}`,
    heading: 'A note mentions you',
    paragraphs: [
      `${by} mentioned you in a note on ${data.candidateName}, who applied for ${positionInWords(data)}.`,
    ],
    action: { label: 'Read the note', url: `${data.publicUrl}${reportPath(data.applicationId)}` },
  }),
  samples: { 'a note': { ...SAMPLE_APPLICATION, by: 'Olga Example' } },
});
