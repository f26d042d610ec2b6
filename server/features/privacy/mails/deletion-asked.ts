import { PATHS } from '#contract/shared/paths.ts';
import type { Database } from '#server/database/database.ts';
import {
  type ApplicationMailData,
  SAMPLE_APPLICATION,
  applicationMailData,
} from '#server/features/applications/mail-data.ts';
import { positionInWords } from '#server/features/applications/mail-words.ts';
import { queueCompanyNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';

interface AskedDeletion extends ApplicationMailData {
  due: string;
}

export const deletionAsked = defineNotice<AskedDeletion>({
  name: 'deletion-asked',
  about: 'To the employer, when a candidate withdraws the consent to an interview that was submitted.',
  notice: 'deletion-asked',
  write: (data) => ({
    subject: `Please delete an interview: ${data.candidateName}, ${data.designation}`,
    heading: 'A candidate withdrew the consent',
    paragraphs: [
      `${data.candidateName} withdrew the consent to the interview for ${positionInWords(data)}, and asks you to delete it.`,
      `The law gives you until ${data.due} to answer. You can delete the interview, or decline with a reason that the candidate reads.`,
      'Until you answer, no visitor reads the report.',
    ],
    action: { label: 'Answer', url: `${data.publicUrl}${PATHS.companyDeletions}` },
  }),
  samples: { asked: { ...SAMPLE_APPLICATION, due: '12 Apr 2030, 10:00 AM (UTC)' } },
});

export async function mailDeletionAsked(
  ctx: Context,
  tx: Database,
  applicationId: string,
  { requestId, dueAt }: { requestId: string; dueAt: Date },
): Promise<void> {
  const { data, employerId } = await applicationMailData(ctx, tx, applicationId);
  await queueCompanyNotice(ctx, tx, deletionAsked, {
    companyId: employerId,
    data: { ...data, due: momentInWords(dueAt, 'UTC') },
    messageId: `deletion-asked-${requestId}`,
  });
}
