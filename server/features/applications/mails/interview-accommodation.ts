import type { Database } from '#server/database/database.ts';
import { queueNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineNotice } from '#server/platform/mail/definition.ts';
import { type ApplicationMailData, SAMPLE_APPLICATION, applicationMailData } from '../mail-data.ts';
import { grantedInWords, interviewsUrl, positionInWords } from '../mail-words.ts';

export const interviewAccommodation = defineNotice<ApplicationMailData>({
  name: 'interview-accommodation',
  about: 'To the candidate, when the employer changed the accommodation of a scheduled interview.',
  notice: 'interview-scheduled',
  write(data) {
    const granted = grantedInWords(data);
    return {
      subject: `Your interview for ${data.designation}`,
      heading: 'How your interview is held',
      paragraphs: [
        `Dear ${data.candidateName}, ${data.employerName} has set how your interview for the position ${positionInWords(data)} is held.`,
        ...(granted.length > 0
          ? granted
          : ['You have the usual time for each answer, and the usual rules about leaving the tab apply.']),
      ],
      action: { label: 'See my interviews', url: interviewsUrl(data) },
    };
  },
  samples: {
    'with an accommodation': { ...SAMPLE_APPLICATION, timeFactor: 2, recordOnly: true },
    'with none': SAMPLE_APPLICATION,
  },
});

/** Tells a candidate with a scheduled interview which accommodation is granted. */
export async function mailAccommodation(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const { data, candidateId } = await applicationMailData(ctx, db, applicationId);
  await queueNotice(ctx, db, interviewAccommodation, {
    userId: candidateId,
    data,
    messageId: `accommodation-${applicationId}-${ctx.clock.now().getTime()}`,
  });
}
