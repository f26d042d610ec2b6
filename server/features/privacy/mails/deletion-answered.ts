import { PATHS } from '#contract/shared/paths.ts';
import type { Database } from '#server/database/database.ts';
import { queueMail } from '#server/features/accounts/email/mail-tasks.ts';
import {
  type ApplicationMailData,
  SAMPLE_APPLICATION,
  applicationMailData,
} from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import type { Context } from '#server/platform/context.ts';
import { defineMail } from '#server/platform/mail/definition.ts';

interface AnsweredDeletion extends ApplicationMailData {
  /** Null if the interview was deleted. */
  reason: string | null;
}

/** The law wants this answer, so it cannot be turned off. */
export const deletionAnswered = defineMail<AnsweredDeletion>({
  name: 'deletion-answered',
  about: 'To a candidate who withdrew the consent to an interview, when the employer answers.',
  write: (data) => ({
    subject:
      data.reason === null
        ? `Your interview was deleted: ${data.designation}`
        : `Your interview is kept: ${data.designation}`,
    heading: data.reason === null ? 'Your interview was deleted' : 'Your interview is kept',
    paragraphs: [
      `Dear ${data.candidateName}, you withdrew your consent to the interview for ${positionInWords(data)}.`,
      ...(data.reason === null
        ? [
            `${data.employerName} deleted it: video, sound, transcript and report. Backups may hold copies until they are replaced.`,
          ]
        : [
            `${data.employerName} keeps it, and writes: ${data.reason}`,
            'If you do not agree, you can write to the company, or complain to the authority for data protection where you live.',
          ]),
    ],
    action: { label: 'See your interviews', url: `${data.publicUrl}${PATHS.myPrivacy}` },
  }),
  samples: {
    deleted: { ...SAMPLE_APPLICATION, reason: null },
    declined: { ...SAMPLE_APPLICATION, reason: 'You have a claim against us, for which we need it.' },
  },
});

export async function mailDeletionAnswered(
  ctx: Context,
  tx: Database,
  applicationId: string,
  { requestId, reason }: { requestId: string; reason: string | null },
): Promise<void> {
  const { data } = await applicationMailData(ctx, tx, applicationId);
  await queueMail(ctx, tx, deletionAnswered, {
    to: data.candidateEmail,
    data: { ...data, reason },
    messageId: `deletion-answered-${requestId}`,
  });
}
