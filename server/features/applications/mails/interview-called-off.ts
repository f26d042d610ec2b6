import { PATHS } from '#contract/paths.ts';
import type { Database } from '#server/database/database.ts';
import { queueNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import { calendarEntry, positionInWords } from '../mail-words.ts';

export const interviewCalledOff = defineNotice<ApplicationMailData>({
  name: 'interview-called-off',
  about:
    'To the candidate, when they withdrew an application whose interview was scheduled; takes the entry from the calendar.',
  notice: 'interview-scheduled',
  write(data) {
    const text = `You have withdrawn your application for the position ${positionInWords(data)} at ${data.employerName}, so its interview will not take place.`;
    return {
      subject: `Your interview for ${data.designation} is called off`,
      heading: 'Your interview is called off',
      paragraphs: [text, 'The entry in your calendar can go.'],
      action: { label: 'See other open jobs', url: `${data.publicUrl}${PATHS.openJobs}` },
      attachments: [calendarEntry(data, 'CANCEL', text)],
    };
  },
  samples: { 'an application': SAMPLE_APPLICATION },
});

/** Removes the interview of a withdrawn application from the candidate's calendar. */
export async function mailCalledOff(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId } = await applicationMailData(ctx, db, applicationId);
  await queueNotice(ctx, db, interviewCalledOff, {
    userId: candidateId,
    data,
    messageId: `called-off-${applicationId}`,
  });
}
