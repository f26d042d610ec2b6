import { troublePath } from '#contract/paths.ts';
import type { Database } from '#server/database/database.ts';
import { queueCompanyNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import { positionInWords } from '../mail-words.ts';

interface TroubleMailData extends ApplicationMailData {
  /** What the candidate wrote; may be empty. */
  text: string;
}

export const troubleReported = defineNotice<TroubleMailData>({
  name: 'trouble-reported',
  about: 'To the employer, when a candidate says that something went wrong in an interview.',
  notice: 'trouble-reported',
  write: (data) => ({
    subject: `Reported problem: ${data.candidateName}, interview for ${data.designation}`,
    heading: 'A candidate reported a problem',
    paragraphs: [
      `${data.candidateName} says that something went wrong in the interview for ${positionInWords(data)}.`,
      ...(data.text === '' ? [] : [`They wrote: ${data.text}`]),
      'Please look at what happened. You can give the interview again, as a whole or for what has no answer, or answer in your own words.',
    ],
    action: { label: 'See what happened', url: `${data.publicUrl}${troublePath(data.applicationId)}` },
  }),
  samples: {
    'with a text': {
      ...SAMPLE_APPLICATION,
      text: 'The power failed during the second question, and my computer went off.',
    },
    'without a text': { ...SAMPLE_APPLICATION, text: '' },
  },
});

/** Tells the employer that a candidate reported trouble. */
export async function mailTroubleReported(
  ctx: Context,
  db: Database,
  applicationId: string,
  { troubleId, text }: { troubleId: string; text: string },
): Promise<void> {
  const { data, employerId } = await applicationMailData(ctx, db, applicationId);
  await queueCompanyNotice(ctx, db, troubleReported, {
    companyId: employerId,
    data: { ...data, text },
    messageId: `trouble-${troubleId}`,
  });
}
