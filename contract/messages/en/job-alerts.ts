import { icu } from '../icu.ts';

export const nameAlert = icu('Please say which job alert');
export const emailMe = icu('Email me new jobs like these');
export const formName = icu('Job alert');
export const sendLink = icu('Send me a link');
export const pageTitle = icu('Job Alert');
export const seeOpenJobs = icu('See open jobs');
export const isOn = icu('Your job alert is on: {search}');
export const goesTo = icu('We’ll email new jobs to {email}, at most once a day.');
export const seeJobs = icu('See the jobs');
export const stopThis = icu('Stop this job alert');

// The candidate’s own.
export const title = icu('Job alerts');
export const none = icu(
  'You have no job alerts. To add one, search the {openJobs} and choose “Email me new jobs like these”.',
);
export const openJobsLink = icu('open jobs');
export const since = icu('Since {day}, at most one email a day');
export const stopNamed = icu('Stop the job alert {search}');
export const stop = icu('Stop');
