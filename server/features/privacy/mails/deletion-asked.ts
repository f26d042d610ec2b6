import * as said from '#contract/messages/en/privacy-mails.ts';
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
  about: said.requestAbout,
  notice: 'deletion-asked',
  write: (data) => ({
    subject: said.requestSubject({ name: data.candidateName, job: data.designation }),
    heading: said.requestHeading(),
    paragraphs: [
      said.requestText({ name: data.candidateName, position: positionInWords(data) }),
      said.requestDue({ due: data.due, name: data.candidateName }),
      said.requestVisitors(),
    ],
    action: { label: said.answer(), url: `${data.publicUrl}${PATHS.companyDeletions}` },
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
