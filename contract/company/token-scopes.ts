import * as said from '../messages/en/tokens.ts';

/** What an API token may do. Each call of the API that tokens may make names one of these. */
export const TOKEN_SCOPES = {
  'jobs:read': said.jobsRead,
  'jobs:write': said.jobsWrite,
  'applications:read': said.applicationsRead,
  'applications:write': said.applicationsWrite,
  'reports:read': said.reportsRead,
  'company:read': said.companyRead,
} as const;

export type TokenScope = keyof typeof TOKEN_SCOPES;
export const TOKEN_SCOPE_NAMES = Object.keys(TOKEN_SCOPES) as TokenScope[];

/** The prefix of every API token, by which people and secret scanners recognise it. */
export const TOKEN_PREFIX = 'rnd_';
export const TOKENS_MAX = 50;
export const TOKEN_NAME_MAX = 60;
/** The longest time until a token expires. */
export const TOKEN_DAYS_MAX = 366;
/** How many calls one token may make per minute. */
export const TOKEN_CALLS_PER_MINUTE = 600;
