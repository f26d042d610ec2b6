import { requestsPath } from '#contract/shared/paths.ts';
import type { Database } from '#server/database/database.ts';
import { queueCompanyNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import { positionInWords } from '../mail-words.ts';

interface RequestMailData extends ApplicationMailData {
  /** What the candidate wrote of a problem, which may be empty; null for an adjustment. */
  problem: string | null;
}

export const requestMade = defineNotice<RequestMailData>({
  name: 'request-made',
  about:
    'To the owners and recruiters, when a candidate asks for an adjustment or another time, or reports a problem in an interview.',
  notice: 'request-made',
  write: ({ problem, ...data }) => ({
    ...(problem === null
      ? {
          subject: `A request about the interview for ${data.designation}`,
          heading: 'A candidate asks for an adjustment',
          // What is asked for and why is read behind the login, because others may read a mail too.
          paragraphs: [
            `${data.candidateName} asks for another way to hold the interview for ${positionInWords(data)}. Owners and recruiters alone read it.`,
          ],
        }
      : {
          subject: `Reported problem: ${data.candidateName}, interview for ${data.designation}`,
          heading: 'A candidate reported a problem',
          paragraphs: [
            `${data.candidateName} says that something went wrong in the interview for ${positionInWords(data)}.`,
            ...(problem === '' ? [] : [`They wrote: ${problem}`]),
            'Please look at what happened. You can give the interview again, as a whole or for what has no answer, or answer in your own words.',
          ],
        }),
    action: { label: 'See the request', url: `${data.publicUrl}${requestsPath(data.applicationId)}` },
  }),
  samples: {
    'an adjustment': { ...SAMPLE_APPLICATION, problem: null },
    'a problem': {
      ...SAMPLE_APPLICATION,
      problem: 'The power failed during the second question, and my computer went off.',
    },
    'a problem without words': { ...SAMPLE_APPLICATION, problem: '' },
  },
});

export async function mailRequestMade(
  ctx: Context,
  db: Database,
  applicationId: string,
  { requestId, problem }: { requestId: string; problem: string | null },
): Promise<void> {
  const { data, employerId } = await applicationMailData(ctx, db, applicationId);
  await queueCompanyNotice(ctx, db, requestMade, {
    companyId: employerId,
    data: { ...data, problem },
    messageId: `request-${requestId}`,
  });
}
