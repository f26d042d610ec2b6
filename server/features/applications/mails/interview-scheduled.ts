import type { Database } from '#server/database/database.ts';
import { queueNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import {
  calendarEntry,
  grantedInWords,
  interviewOf,
  interviewsUrl,
  NEEDED,
  openingInWords,
  positionInWords,
} from '../mail-words.ts';

export const interviewScheduled = defineNotice<ApplicationMailData>({
  name: 'interview-scheduled',
  about: 'To the candidate, when the employer scheduled the interview; with an entry for the calendar.',
  notice: 'interview-scheduled',
  write(data) {
    const open = openingInWords(data);
    return {
      subject: `Your interview for ${data.designation}`,
      heading: 'Your interview is scheduled',
      paragraphs: [
        `Good news, ${data.candidateName}: ${data.employerName} would like to hear you for the position ${positionInWords(data)}.`,
        open,
        ...grantedInWords(data),
        NEEDED,
      ],
      action: { label: 'See my interviews', url: interviewsUrl(data) },
      attachments: [
        calendarEntry(data, 'REQUEST', `${open} You need a camera, a microphone and a quiet place.`),
      ],
    };
  },
  samples: {
    'with the usual time': SAMPLE_APPLICATION,
    'with an accommodation': { ...SAMPLE_APPLICATION, timeFactor: 1.5, recordOnly: true },
  },
});

/** Tells the candidate when the interview opens. */
export async function mailScheduled(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId } = await applicationMailData(ctx, db, applicationId);
  await queueNotice(ctx, db, interviewScheduled, {
    userId: candidateId,
    data,
    messageId: `scheduled-${applicationId}-${interviewOf(data).getTime()}`,
  });
}
