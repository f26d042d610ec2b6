import * as said from '../messages/en/notices.ts';
import { z } from 'zod';
import { EVERYONE, SIGNED_IN, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import { DAILY_KIND, NOTICE_KINDS, NOTICE_PACES } from './notice-kinds.ts';
import { text } from '../shared/rules.ts';

const noticeKind = z.enum(NOTICE_KINDS, { error: said.kindUnknown });

/** A name from the IANA list, as browsers report it. */
export const timeZoneName = text(64, said.zoneUnknown, said.nameZone)
  .min(1, { error: said.nameZone })
  .refine(isTimeZone, { error: said.zoneUnknown });

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
  isOn: z.boolean({ error: said.isOnMissing }),
  /** Only for kinds that can be sent once a day. */
  pace: z.enum(NOTICE_PACES, { error: said.paceUnknown }).optional(),
});
const wantedPreference = preference.refine(({ kind, pace }) => pace === undefined || kind === DAILY_KIND, {
  path: ['pace'],
  error: said.alwaysAtOnce,
});
const preferences = z.object({
  preferences: z.array(preference),
  /** The time zone of the times in emails. */
  timeZone: z.string(),
  /** Whether the person chose it. Otherwise it comes from their browser. */
  isTimeZoneChosen: z.boolean(),
});

export const getMailPreferences = endpoint({
  method: 'GET',
  path: 'users/getMailPreferences',
  summary: 'Get which emails you receive, and the time zone used for the times in them.',
  audience: SIGNED_IN,
  input: noInput,
  output: preferences,
});

export const setMailPreferences = endpoint({
  method: 'POST',
  path: 'users/setMailPreferences',
  summary: 'Turn kinds of email on or off, or choose when they are sent. Anything left out stays unchanged.',
  audience: SIGNED_IN,
  input: z.object({
    preferences: z.array(wantedPreference, { error: said.preferencesAsList }).max(NOTICE_KINDS.length),
  }),
  output: preferences,
});

export const setTimeZone = endpoint({
  method: 'POST',
  path: 'users/setTimeZone',
  summary:
    'Set your time zone, used for the times in emails. Once you have chosen one, it stays until you choose another.',
  audience: SIGNED_IN,
  input: z.object({
    timeZone: timeZoneName,
    /** True if the person chose it, false to follow the browser again. Left out when the browser reports it. */
    isChosen: z.boolean({ error: said.isChosenMissing }).optional(),
  }),
  output: nothing,
});

const linkToken = text(500, said.linkIncomplete, said.linkIncomplete);
const subscription = z.object({ kind: noticeKind, isOn: z.boolean() });

export const getSubscription = endpoint({
  method: 'GET',
  path: 'users/getSubscription',
  summary: 'Get which kind of email an unsubscribe link is for, and whether it is on. No sign-in needed.',
  audience: EVERYONE,
  input: z.object({ token: linkToken }),
  output: subscription,
});

export const setSubscription = endpoint({
  method: 'POST',
  path: 'users/setSubscription',
  summary: 'Turn the kind of email that an unsubscribe link is for off or on again. No sign-in needed.',
  audience: EVERYONE,
  input: z.object({ token: linkToken, isOn: z.boolean({ error: said.isOnMissing }) }),
  output: subscription,
});
