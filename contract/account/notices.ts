import { z } from 'zod';
import { EVERYONE, SIGNED_IN, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import { DAILY_KIND, NOTICE_KINDS, NOTICE_PACES } from './notice-kinds.ts';
import { text } from '../shared/rules.ts';

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

const preference = z.object({
  kind: noticeKind,
  isOn: z.boolean('isOn is true or false'),
  /** Only for kinds that can be sent once a day. */
  pace: z.enum(NOTICE_PACES, 'pace is at-once or daily').optional(),
});
const wantedPreference = preference.refine(({ kind, pace }) => pace === undefined || kind === DAILY_KIND, {
  path: ['pace'],
  message: 'Mails of this kind are always sent at once',
});
const preferences = z.object({
  preferences: z.array(preference),
  /** The time zone for times in mails. */
  timeZone: z.string(),
  /** Whether the person chose it. It is as their browser says otherwise. */
  isTimeZoneChosen: z.boolean(),
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
  summary: 'Turn kinds of mail on or off, or choose when they are sent; what is not named stays as it is.',
  audience: SIGNED_IN,
  input: z.object({
    preferences: z.array(wantedPreference, 'Please send the preferences as a list').max(NOTICE_KINDS.length),
  }),
  output: preferences,
});

export const setTimeZone = endpoint({
  method: 'POST',
  path: 'users/setTimeZone',
  summary:
    'Say in which time zone one is, so that mails write times in it. What a person chose stays until they choose again.',
  audience: SIGNED_IN,
  input: z.object({
    timeZone: timeZoneName,
    /** True if the person chose it, false to follow the browser again; left out where the browser says it. */
    isChosen: z.boolean('isChosen is true or false').optional(),
  }),
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
