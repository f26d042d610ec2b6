import type { Database } from '#server/database/database.ts';
import { queueMail } from '#server/features/accounts/mail-tasks.ts';
import type { Context } from '#server/platform/context.ts';
import { calendarInvite } from '#server/platform/mail/calendar.ts';
import { applicationPeople } from './store.ts';

/** Enough for a full interview; the invitation's text says that it may be taken for 3 days. */
const INVITE_MINUTES = 60;

/** Tells the candidate when the interview opens, with an entry for their calendar. */
export async function mailScheduled(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const people = await applicationPeople(db, applicationId);
  const start = people.interview_at;
  if (!start) throw new Error(`Application ${applicationId} has no interview to tell of.`);
  const url = `${ctx.config.publicUrl}/scheduled-interviews`;
  const open = `It opens on ${momentInWords(start)} and can be taken for 3 days from then, at a time of your choice.`;
  const invite = calendarInvite({
    uid: `${applicationId}@roundone`,
    start,
    minutes: INVITE_MINUTES,
    summary: `AI interview: ${people.designation} at ${people.employer_name}`,
    description: `${open} You need a camera, a microphone and a quiet place.`,
    url,
    organizer: { name: people.employer_name, email: senderAddress(ctx.config.mailFrom) },
    attendee: { name: people.candidate_name, email: people.candidate_email },
    method: 'REQUEST',
    sequence: 0,
  });
  await queueMail(ctx, db, {
    to: people.candidate_email,
    subject: `Your interview for ${people.designation}`,
    heading: 'Your interview is scheduled',
    paragraphs: [
      `Good news, ${people.candidate_name}: ${people.employer_name} would like to hear you for the position ${people.designation} (${people.alternate_id}).`,
      open,
      'You need a computer with a camera and a microphone, and about half an hour in a quiet place.',
    ],
    action: { label: 'See my interviews', url },
    attachments: [
      { filename: 'interview.ics', content: invite, contentType: 'text/calendar; method=REQUEST' },
    ],
    messageId: `scheduled-${applicationId}-${start.getTime()}`,
  });
}

export async function mailDeclined(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const people = await applicationPeople(db, applicationId);
  await queueMail(ctx, db, {
    to: people.candidate_email,
    subject: `Your application for ${people.designation}`,
    heading: 'About your application',
    paragraphs: [
      `Dear ${people.candidate_name},`,
      `${people.employer_name} has decided not to go on with your application for the position ${people.designation} (${people.alternate_id}). A person made this decision, not a program.`,
      'Thank you for the time you gave it. We wish you well with the next one.',
    ],
    action: { label: 'See other open jobs', url: `${ctx.config.publicUrl}/open-jobs` },
    messageId: `declined-${applicationId}`,
  });
}

function momentInWords(moment: Date): string {
  const words = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  }).format(moment);
  return `${words} (UTC)`;
}

const senderAddress = (mailFrom: string) => /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
