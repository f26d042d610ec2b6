import { icu } from '../icu.ts';

// Interviews to come.
export const upcoming = icu('Upcoming Interviews');
export const totalScheduled = icu('Total Interviews Scheduled: {total}');
export const jobsWithUpcoming = icu('Jobs with upcoming interviews');
export const scheduledCount = icu('Interviews scheduled');
export const noneScheduled = icu('There are no interview scheduled till now.');
export const seeApplicants = icu('See who applied');
export const changeAccommodation = icu('Change the accommodation');
export const accommodation = icu('Accommodation');
export const noAccommodation = icu('None');
export const changeAccommodationOf = icu('{accommodation}: change the accommodation of {name}');

// Completed ones.
export const completed = icu('Completed Interviews');
export const jobsWithCompleted = icu('Jobs with completed interviews');
export const completedCount = icu('Interviews completed');
export const noneCompleted = icu('There are no completed interviews till now.');
export const seeUpcoming = icu('See upcoming interviews');
export const feedback = icu('Feedback');
export const feedbackOn = icu('Feedback on {name}');
export const score = icu('Score');
export const stage = icu('Stage');

// Lists of them.
export const interviews = icu('Interviews');
export const interviewsFor = icu('Interviews for {role}');
export const openInHiring = icu('Open in Hiring');
export const pleaseWait = icu('Please wait...');
export const nobodyMatches = icu('Nobody matches these filters.');
export const noneForJob = icu('Sorry No Interview Scheduled For this Job.');
export const viewProfile = icu('View Profile');
export const advance = icu('Advance');
export const decline = icu('Decline');
export const status = icu('Status');
export const interviewDate = icu('Date of Interview');
export const until = icu('until {when}');
export const givenAgain = icu('Retake');
export const problemWaits = icu('Reported problem to answer');

// Missed ones.
export const missed = icu('Missed Interviews');
export const missedAbout = icu(
  'These interviews weren’t submitted before their deadline. They aren’t counted above.',
);
export const missedFilters = icu('Filters for missed interviews');
export const missedSearch = icu('Search missed interviews by name or email');
export const nobodyFound = icu('Nobody was found for “{text}”.');
export const begun = icu('Started, not submitted');

// Changing one.
export const moveInterview = icu('Move the interview');
export const extendInterview = icu('Extend the interview');
export const giveAgain = icu('Let them take it again');
export const cancelInterview = icu('Cancel the interview');
export const seeWhatWentWrong = icu('See what went wrong');
export const giveAgainTo = icu('Let {name} take the interview again');
export const moveOf = icu('Move {name}’s interview');
export const extendOf = icu('Extend {name}’s interview');
export const cancelOf = icu('Cancel {name}’s interview');
export const move = icu('Move');
export const extend = icu('Extend');
export const again = icu('Let them take it again');
export const againAbout = icu(
  '{name} will get an email with the new time of the interview for {role}, and an entry for their calendar.',
);
export const extendAbout = icu(
  'It’s now open from {from} until {until}. {name} has started it, so you can only give more time.',
);
export const moveAbout = icu(
  'It’s now open from {from} until {until}. {name} will get an email with the new time, and the entry in their calendar will change.',
);
export const whatHappened = icu('What happened in the interview');
export const whatIsAsked = icu('What to ask');
export const unanswered = icu('Only the questions without an answer');
export const unansweredAbout = icu('The other answers are kept and graded together with the new ones.');
export const whole = icu('The whole interview');
export const wholeAbout = icu(
  'The new report starts from scratch. The earlier report stays available beside it.',
);
export const cancelAbout = icu(
  'The interview for {role} on {when} won’t take place. {name} will get an email, and you’ll need to decide on their application again.',
);
export const note = icu('Note (optional)');
export const noteAbout = icu('Only your company can see it.');
export const cancelConfirm = icu('Cancel interview');
