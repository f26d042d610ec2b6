import { icu } from '../icu.ts';

// The API tokens of a company.
export const title = icu('API tokens');
export const lead = icu('With a token, your own program can call the API for your company.');
export const about = icu(
  'A token can do what its permissions allow, with at most {calls, number} calls a minute. Tokens belong to the company: they stay valid when the member who created them leaves. The API is described at {docs}.',
);
export const make = icu('Create a token');
export const none = icu('There are no API tokens yet.');
export const makeTitle = icu('Create an API token');
export const endTitle = icu('Revoke {name}?');
export const end = icu('Revoke');
export const endNamed = icu('Revoke {name}');
export const endAbout = icu(
  'Programs that use this token will be refused from their next call. This can’t be undone.',
);
export const madeBy = icu('Created by {name}, {when}.');
export const notUsed = icu('Not used yet.');
export const lastUsed = icu('Last used {when}, {network}.');
export const lastUsedUnknown = icu('Last used {when}.');
export const valid = icu('Valid');
export const expired = icu('Expired');
export const ended = icu('Revoked');
export const noExpiry = icu('Does not expire.');
export const expiresOn = icu('Expires {when}.');
export const expiredOn = icu('Expired {when}.');
export const endedOn = icu('Revoked {when}.');

// Creating one.
export const token = icu('API token');
export const shownOnce = icu('Copy the token now and keep it secret. You won’t be able to see it again.');
export const name = icu('Name');
export const nameHint = icu('What uses the token, such as Payroll.');
export const permissions = icu('Permissions');
export const expires = icu('Expires');
export const inDays = icu('{days, plural, one {In # day} other {In # days}}');
export const never = icu('Never');
export const makeButton = icu('Create token');

// What a token may do.
export const jobsRead = icu('Read jobs, drafts and the question bank.');
export const jobsWrite = icu('Create, change, publish, close and delete jobs.');
export const applicationsRead = icu(
  'Read applications, their messages and the profiles of their candidates.',
);
export const applicationsWrite = icu(
  'Schedule interviews, decline applications, grant accommodations and write messages to candidates.',
);
export const reportsRead = icu('Read the reports of interviews.');
export const companyRead = icu('Read the company’s profile.');

// Refusals and answers.
export const nameMissing = icu('Please give the token a name');
export const nameTooLong = icu('The name of a token has at most {max, number} characters');
export const nameNotShown = icu('The name has characters that can’t be shown');
export const chooseScopes = icu('Please choose at least one permission');
export const unknownScope = icu('This permission is not known');
export const scopesOnce = icu('Please list each permission once');
export const chooseExpiry = icu('Please choose when the token expires');
export const nameToken = icu('Please say which token');
export const hasEnded = icu('Token revoked.');
export const notAccepted = icu('This API token is unknown, expired or revoked.');
export const tooMany = icu(
  '{max, plural, one {A company has at most # valid token. Please revoke one first.} other {A company has at most # valid tokens. Please revoke one first.}}',
);
export const expiryPassed = icu('Please choose a time in the future');
export const expiryTooLate = icu(
  '{days, plural, one {A token that expires can last at most # day} other {A token that expires can last at most # days}}',
);

// The email to the owners.
export const mailAbout = icu('To the owners of a company, when an API token is created.');
export const mailSubject = icu('A new API token for your company');
export const mailHeading = icu('A new API token');
export const mailText = icu(
  '{name} created the API token “{token}”. Anyone who has it can, for your company:',
);
export const mailScope = icu('• {scope}');
export const mailExpected = icu('If you expected this, there’s nothing to do.');
export const mailUnexpected = icu(
  'If you didn’t, revoke the token at once and ask the person who created it.',
);
export const mailButton = icu('See the API tokens');
