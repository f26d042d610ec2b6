import { icu } from '../icu.ts';

// The list of one’s own interviews.
export const listTitle = icu('Scheduled Interviews');
export const practice = icu('Practice interview');
export const listLead = icu(
  'You can start an interview while it’s open. Times are in your time zone, {zone}.',
);
export const listEmpty = icu('Sorry No scheduled interviews');
export const openJobs = icu('See open jobs');
export const employer = icu('Employer');
export const date = icu('Date');
export const appliedDate = icu('Applied Date');
export const designation = icu('Designation');
export const attend = icu('Attend AI Interview');
export const status = icu('Status');
export const feedback = icu('Feedback');
export const until = icu('until {when}');
export const statusCompleted = icu('COMPLETED');
export const statusExpired = icu('Expired');
export const statusScheduled = icu('SCHEDULED');
export const startOne = icu('Start');
export const startOneFor = icu('Start the interview for {role}');
export const givenAgainWhole = icu(
  'You can take it again: {questions, plural, one {# question} other {# questions}}.',
);
export const givenAgainPart = icu(
  '{questions, plural, one {You can answer the # question without an answer.} other {You can answer the # questions without an answer.}} {answers, plural, one {We’ve kept your earlier answer.} other {We’ve kept your # earlier answers.}}',
);

// Another opening time.
export const anotherTime = icu('Choose another time');
export const anotherTimeFor = icu('Choose another time for {role}');
export const anotherTimeForInterview = icu('Choose another time for the interview for {role}');
export const anotherTimeText = icu(
  'Your interview is open from {from} until {until}. You can choose a later opening time within this period, once. The entry in your calendar changes too.',
);
export const move = icu('Move');
export const openDays = icu('Open for (days)');
export const openDaysMissing = icu('Please say for how many days it’s open.');
