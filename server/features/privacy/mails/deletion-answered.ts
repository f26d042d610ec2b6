import * as said from '#contract/messages/en/privacy-mails.ts';
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

/** This answer is required by law, so it cannot be turned off. */
export const deletionAnswered = defineMail<AnsweredDeletion>({
  name: 'deletion-answered',
  about: said.answeredAbout,
  write: (data) => ({
    subject:
      data.reason === null
        ? said.deletedSubject({ job: data.designation })
        : said.keptSubject({ job: data.designation }),
    heading: data.reason === null ? said.deletedHeading() : said.keptHeading(),
    paragraphs: [
      said.youWithdrew({ name: data.candidateName, position: positionInWords(data) }),
      ...(data.reason === null
        ? [said.deletedText({ company: data.employerName })]
        : [said.keptText({ company: data.employerName, reason: data.reason }), said.keptNext()]),
    ],
    action: { label: said.seeInterviews(), url: `${data.publicUrl}${PATHS.myPrivacy}` },
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
