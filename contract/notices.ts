import { z } from 'zod';
import { EVERYONE, type Role, SIGNED_IN, endpoint, noInput, nothing } from './endpoint.ts';
import { DAY_MS, HOUR_MS } from './limits.ts';
import { text } from './rules.ts';

/** How long before an interview its candidate gets a reminder, the earliest first. */
export const REMINDERS = [
  { lead: 'day', words: 'a day', aheadMs: DAY_MS },
  { lead: 'hour', words: 'an hour', aheadMs: HOUR_MS },
] as const;
export type ReminderLead = (typeof REMINDERS)[number]['lead'];
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * The mails that inform about an event. A person can turn off each of them.
 *
 * The mails that nobody can turn off are in server/features/accounts/mails. server/features/mails.ts lists all
 * mails; there are no others.
 */
export const NOTICES = {
  'interview-scheduled': {
    title: 'Interview scheduled',
    text: 'An employer has scheduled your interview, with an entry for your calendar.',
    roles: ['candidate'],
  },
  'interview-reminder': {
    title: 'Interview reminders',
    text: `${REMINDERS.map(({ words }, index) => (index === 0 ? capital(words) : words)).join(' and ')} before your interview opens.`,
    roles: ['candidate'],
  },
  'application-declined': {
    title: 'Application declined',
    text: 'An employer has decided not to go on with your application.',
    roles: ['candidate'],
  },
  'application-received': {
    title: 'New applications',
    text: 'Somebody has applied to one of your jobs.',
    roles: ['employer'],
  },
  'application-withdrawn': {
    title: 'Withdrawn applications',
    text: 'Somebody has withdrawn their application to one of your jobs.',
    roles: ['employer'],
  },
  'report-ready': {
    title: 'Report ready',
    text: 'The report of an interview is ready to be read.',
    roles: ['candidate', 'employer'],
  },
  'answer-corrected': {
    title: 'Corrected words',
    text: 'A candidate says that words of an answer were misheard.',
    roles: ['employer'],
  },
} as const satisfies Record<string, { title: string; text: string; roles: readonly Role[] }>;

export type NoticeKind = keyof typeof NOTICES;
export const NOTICE_KINDS = Object.keys(NOTICES) as NoticeKind[];

export const noticesFor = (role: Role): NoticeKind[] =>
  NOTICE_KINDS.filter((kind) => (NOTICES[kind].roles as readonly Role[]).includes(role));

const noticeKind = z.enum(NOTICE_KINDS, 'This kind of mail is not known');

/** A name from the IANA list, as browsers report it. */
export const timeZoneName = text(64, 'This time zone is not known', 'Please name a time zone')
  .min(1, 'Please name a time zone')
  .refine(isTimeZone, 'This time zone is not known');

function isTimeZone(name: string): boolean {
  // Newer engines also accept an offset such as '+02:00', but an offset has no summer time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const preference = z.object({ kind: noticeKind, isOn: z.boolean('isOn is true or false') });
const preferences = z.object({
  preferences: z.array(preference),
  /** The time zone for times in mails. */
  timeZone: z.string(),
});

export const getMailPreferences = endpoint({
  method: 'GET',
  path: 'users/getMailPreferences',
  summary: 'Which mails one gets, and the time zone in which they write times.',
  audience: SIGNED_IN,
  input: noInput,
  output: preferences,
});

export const setMailPreferences = endpoint({
  method: 'POST',
  path: 'users/setMailPreferences',
  summary: 'Turn kinds of mail on or off; those not named stay as they are.',
  audience: SIGNED_IN,
  input: z.object({
    preferences: z.array(preference, 'Please send the preferences as a list').max(NOTICE_KINDS.length),
  }),
  output: preferences,
});

export const setTimeZone = endpoint({
  method: 'POST',
  path: 'users/setTimeZone',
  summary: 'Say in which time zone one is, so that mails write times in it.',
  audience: SIGNED_IN,
  input: z.object({ timeZone: timeZoneName }),
  output: nothing,
});

const linkToken = text(500, 'This link is not complete', 'This link is not complete');
const subscription = z.object({ kind: noticeKind, isOn: z.boolean() });

export const getSubscription = endpoint({
  method: 'GET',
  path: 'users/getSubscription',
  summary:
    'What the unsubscribe link of a mail is about, and whether that kind of mail is on. No login is needed.',
  audience: EVERYONE,
  input: z.object({ token: linkToken }),
  output: subscription,
});

export const setSubscription = endpoint({
  method: 'POST',
  path: 'users/setSubscription',
  summary: 'Turn the kind of mail that an unsubscribe link is about off, or on again. No login is needed.',
  audience: EVERYONE,
  input: z.object({ token: linkToken, isOn: z.boolean('isOn is true or false') }),
  output: subscription,
});
