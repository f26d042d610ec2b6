/** What an API token may do. Each call of the API that tokens may make names one of these. */
export const TOKEN_SCOPES = {
  'jobs:read': 'Read jobs, drafts and the question bank.',
  'jobs:write': 'Make, change, publish, close and delete jobs.',
  'applications:read': 'Read applications, their messages and the profiles of their candidates.',
  'applications:write':
    'Schedule interviews, decline applications, grant accommodations, write messages to candidates.',
  'reports:read': 'Read the reports of interviews.',
  'company:read': 'Read the profile of the company.',
} as const;

export type TokenScope = keyof typeof TOKEN_SCOPES;
export const TOKEN_SCOPE_NAMES = Object.keys(TOKEN_SCOPES) as TokenScope[];

/** What each API token begins with, so that people and scanners for secrets recognise it. */
export const TOKEN_PREFIX = 'rnd_';
export const TOKENS_MAX = 50;
export const TOKEN_NAME_MAX = 60;
/** The longest time until a token expires. */
export const TOKEN_DAYS_MAX = 366;
/** The calls that one token may make in a minute. */
export const TOKEN_CALLS_PER_MINUTE = 600;
