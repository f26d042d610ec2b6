import * as said from '#contract/messages/en/application-mails.ts';
import { requestsPath } from '#contract/shared/paths.ts';
import type { Database } from '#server/database/database.ts';
import { queueCompanyNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import { positionInWords } from '../mail-words.ts';

interface RequestMailData extends ApplicationMailData {
  /** What the candidate wrote about a problem, which may be empty. Null for an adjustment. */
  problem: string | null;
}

export const requestMade = defineNotice<RequestMailData>({
  name: 'request-made',
  about: said.requestAbout,
  notice: 'request-made',
  write: ({ problem, ...data }) => ({
    ...(problem === null
      ? {
          subject: said.requestSubject({ job: data.designation }),
          heading: said.requestHeading(),
          // The request and its reason are only shown after sign-in, because other people may also read an email.
          paragraphs: [said.requestText({ name: data.candidateName, position: positionInWords(data) })],
        }
      : {
          subject: said.problemSubject({ name: data.candidateName, job: data.designation }),
          heading: said.problemHeading(),
          paragraphs: [
            said.problemText({ name: data.candidateName, position: positionInWords(data) }),
            ...(problem === '' ? [] : [said.theyWrote({ words: problem })]),
            said.problemNext(),
          ],
        }),
    action: { label: said.seeRequest(), url: `${data.publicUrl}${requestsPath(data.applicationId)}` },
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
