import { icu } from '../icu.ts';

// The link that turns an alert on.
export const confirmAbout = icu(
  'To an address that was entered for a job alert. The alert is on once its link is opened.',
);
export const confirmSubject = icu('Confirm your job alert');
export const confirmHeading = icu('Do you want emails about new jobs?');
export const confirmText = icu(
  'This address was entered on our page of open jobs. Confirm it, and we’ll email you new jobs that match the search, at most once a day.',
);
export const confirmNot = icu(
  '{days, plural, one {If you didn’t ask for this, do nothing. You’ll get no job alerts, and we delete the request after # day.} other {If you didn’t ask for this, do nothing. You’ll get no job alerts, and we delete the request after # days.}}',
);
export const confirm = icu('Confirm the job alert');

// New jobs.
export const newAbout = icu(
  'To someone with a job alert, at most once a day, when matching jobs were published.',
);
export const newSubject = icu('{count, plural, one {# new job: {search}} other {# new jobs: {search}}}');
export const newHeading = icu('{count, plural, one {A new job for you} other {New jobs for you}}');
export const newText = icu('New for your search: {search}');
export const andMore = icu('And {count, number} more.');
export const seeAllJobs = icu('See all jobs for this search');
export const whyYou = icu('You’re getting this email because you asked Roundone for new jobs.');
export const stop = icu('To stop these emails: {link}');

// The search in words.
export const payFrom = icu('Pay from {pay}');
export const allJobs = icu('All open jobs');
