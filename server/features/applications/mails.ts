import { INTERVIEW_OPEN_DAYS } from '#contract/limits.ts';
import type { ReminderLead } from '#contract/notices.ts';
import { daysInWords } from '#contract/words.ts';
import type { Database } from '#server/database/database.ts';
import { momentInWords } from '#server/platform/mail/moments.ts';
import { queueNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { calendarInvite } from '#server/platform/mail/calendar.ts';
import type { MailAttachment } from '#server/platform/mail/message.ts';
import { applicationPeople } from './store.ts';

/** Enough for a full interview; the invitation's text says for how many days it may be taken. */
const INVITE_MINUTES = 60;
const NEEDED = 'You need a computer with a camera and a microphone, and about half an hour in a quiet place.';

type People = Awaited<ReturnType<typeof applicationPeople>>;

const aboutPosition = (people: People) => `${people.designation} (${people.alternate_id})`;
const interviewsUrl = (ctx: Context) => `${ctx.config.publicUrl}/scheduled-interviews`;

/** Tells the employer that somebody applied. */
export async function mailReceived(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const people = await applicationPeople(db, applicationId);
  const query = new URLSearchParams({ jobId: people.job_id });
  await queueNotice(ctx, db, {
    userId: people.employer_id,
    kind: 'application-received',
    message: {
      subject: `New application: ${people.candidate_name} for ${people.designation}`,
      heading: 'Somebody has applied',
      paragraphs: [`${people.candidate_name} has applied for ${aboutPosition(people)}.`],
      action: { label: 'See the application', url: `${ctx.config.publicUrl}/application-received?${query}` },
      messageId: `received-${applicationId}`,
    },
  });
}

/** Tells the employer that an application was taken back. */
export async function mailWithdrawn(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const people = await applicationPeople(db, applicationId);
  await queueNotice(ctx, db, {
    userId: people.employer_id,
    kind: 'application-withdrawn',
    message: {
      subject: `Application withdrawn: ${people.candidate_name} for ${people.designation}`,
      heading: 'An application was withdrawn',
      paragraphs: [
        `${people.candidate_name} has withdrawn their application for ${aboutPosition(people)}.`,
        ...(people.interview_at ? ['Their interview will not take place.'] : []),
      ],
      action: { label: 'See the applications', url: `${ctx.config.publicUrl}/application-received` },
      messageId: `withdrawn-${applicationId}`,
    },
  });
}

/** Tells the candidate when the interview opens, with an entry for their calendar. */
export async function mailScheduled(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const people = await applicationPeople(db, applicationId);
  const open = openingInWords(people);
  await queueNotice(ctx, db, {
    userId: people.candidate_id,
    kind: 'interview-scheduled',
    message: {
      subject: `Your interview for ${people.designation}`,
      heading: 'Your interview is scheduled',
      paragraphs: [
        `Good news, ${people.candidate_name}: ${people.employer_name} would like to hear you for the position ${aboutPosition(people)}.`,
        open,
        ...grantedInWords(people),
        NEEDED,
      ],
      action: { label: 'See my interviews', url: interviewsUrl(ctx) },
      attachments: [
        calendarEntry(ctx, people, 'REQUEST', `${open} You need a camera, a microphone and a quiet place.`),
      ],
      messageId: `scheduled-${applicationId}-${people.interview_at!.getTime()}`,
    },
  });
}

/** Takes the interview of a withdrawn application from the candidate's calendar. */
export async function mailCalledOff(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const people = await applicationPeople(db, applicationId);
  const text = `You have withdrawn your application for the position ${aboutPosition(people)} at ${people.employer_name}, so its interview will not take place.`;
  await queueNotice(ctx, db, {
    userId: people.candidate_id,
    kind: 'interview-scheduled',
    message: {
      subject: `Your interview for ${people.designation} is called off`,
      heading: 'Your interview is called off',
      paragraphs: [text, 'The entry in your calendar can go.'],
      action: { label: 'See other open jobs', url: `${ctx.config.publicUrl}/open-jobs` },
      attachments: [calendarEntry(ctx, people, 'CANCEL', text)],
      messageId: `called-off-${applicationId}`,
    },
  });
}

/** Tells a candidate whose interview is scheduled what is granted to them. */
export async function mailAccommodation(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const people = await applicationPeople(db, applicationId);
  const granted = grantedInWords(people);
  await queueNotice(ctx, db, {
    userId: people.candidate_id,
    kind: 'interview-scheduled',
    message: {
      subject: `Your interview for ${people.designation}`,
      heading: 'How your interview is held',
      paragraphs: [
        `Dear ${people.candidate_name}, ${people.employer_name} has set how your interview for the position ${aboutPosition(people)} is held.`,
        ...(granted.length > 0
          ? granted
          : ['You have the usual time for each answer, and the usual rules about leaving the tab apply.']),
      ],
      action: { label: 'See my interviews', url: interviewsUrl(ctx) },
      messageId: `accommodation-${applicationId}-${ctx.clock.now().getTime()}`,
    },
  });
}

/** Reminds of an interview that is to come. */
export async function mailReminder(
  ctx: Context,
  db: Database,
  applicationId: string,
  lead: ReminderLead,
): Promise<void> {
  const people = await applicationPeople(db, applicationId);
  await queueNotice(ctx, db, {
    userId: people.candidate_id,
    kind: 'interview-reminder',
    message: {
      subject: `Reminder: your interview for ${people.designation}`,
      heading: lead === 'day' ? 'Your interview is coming up' : 'Your interview opens within the hour',
      paragraphs: [
        `Dear ${people.candidate_name}, this is about your interview for the position ${aboutPosition(people)} at ${people.employer_name}.`,
        openingInWords(people),
        NEEDED,
      ],
      action: { label: 'See my interviews', url: interviewsUrl(ctx) },
      messageId: `reminder-${lead}-${applicationId}-${people.interview_at!.getTime()}`,
    },
  });
}

export async function mailDeclined(ctx: Context, db: Database, applicationId: string): Promise<void> {
  const people = await applicationPeople(db, applicationId);
  await queueNotice(ctx, db, {
    userId: people.candidate_id,
    kind: 'application-declined',
    message: {
      subject: `Your application for ${people.designation}`,
      heading: 'About your application',
      paragraphs: [
        `Dear ${people.candidate_name},`,
        `${people.employer_name} has decided not to go on with your application for the position ${aboutPosition(people)}. A person made this decision, not a program.`,
        'Thank you for the time you gave it. We wish you well with the next one.',
      ],
      action: { label: 'See other open jobs', url: `${ctx.config.publicUrl}/open-jobs` },
      messageId: `declined-${applicationId}`,
    },
  });
}

const zoneOf = (people: People) => people.candidate_time_zone ?? 'UTC';

function interviewOf(people: People): Date {
  if (!people.interview_at) throw new Error(`Application ${people.id} has no interview to tell of.`);
  return people.interview_at;
}

function openingInWords(people: People): string {
  const moment = momentInWords(interviewOf(people), zoneOf(people));
  return `It opens on ${moment} and can be taken for ${daysInWords(INTERVIEW_OPEN_DAYS)} from then, at a time of your choice.`;
}

/** One entry for each interview: what calls it off names the same. */
function calendarEntry(
  ctx: Context,
  people: People,
  method: 'REQUEST' | 'CANCEL',
  description: string,
): MailAttachment {
  const content = calendarInvite({
    uid: `${people.id}@roundone`,
    start: interviewOf(people),
    minutes: INVITE_MINUTES,
    summary: `AI interview: ${people.designation} at ${people.employer_name}`,
    description,
    url: interviewsUrl(ctx),
    organizer: { name: people.employer_name, email: senderAddress(ctx.config.mailFrom) },
    attendee: { name: people.candidate_name, email: people.candidate_email },
    method,
    sequence: method === 'CANCEL' ? 1 : 0,
  });
  return { filename: 'interview.ics', content, contentType: `text/calendar; method=${method}` };
}

function grantedInWords(granted: { time_factor: number; record_only: boolean }): string[] {
  return [
    ...(granted.time_factor > 1
      ? [`You have ${granted.time_factor} times the usual time for each answer.`]
      : []),
    ...(granted.record_only
      ? ['Should you leave the tab or window, that is noted, but it does not end your interview.']
      : []),
  ];
}

const senderAddress = (mailFrom: string) => /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
