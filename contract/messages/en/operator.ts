import { icu } from '../icu.ts';

// The menu of operators.
export const operator = icu('Operator');
export const people = icu('People');
export const companies = icu('Companies');
export const jobs = icu('Jobs');
export const tasks = icu('Background work');
export const storage = icu('Storage');
export const banner = icu('Banner');
export const events = icu('Events');
export const about = icu('About');

// Before an act.
export const reason = icu('Reason');
export const reasonHint = icu('It’s stored with the event.');
export const currentPassword = icu('Your current password');
export const search = icu('Search');
export const actOn = icu('{act}: {name}');

// People.
export const searchPeople = icu('Name or email');
export const noPeople = icu('No people match this search.');
export const candidate = icu('Candidate');
export const employer = icu('Employer');
export const employerOf = icu('Employer, {company}');
export const isOperator = icu('operator');
export const noSession = icu('no session');
export const lastSeen = icu('last seen {when}');
export const locked = icu('Locked: {reason}');
export const deletedOn = icu('The account will be deleted on {when}.');
export const hasHold = icu('A company keeps an application on legal hold.');
export const lockTitle = icu('Lock the account of {name}?');
export const lockAbout = icu(
  'Nobody will be able to sign in to it, and all sessions, links in emails and API tokens of this person will stop working.',
);
export const lock = icu('Lock');
export const unlockTitle = icu('Unlock the account of {name}?');
export const unlockAbout = icu('This person will be able to sign in again.');
export const unlock = icu('Unlock');
export const endTitle = icu('End all sessions of {name}?');
export const endAbout = icu('This person will be signed out everywhere, and can sign in again.');
export const endSessions = icu('End sessions');
export const deleteTitle = icu('Delete the account of {name}?');
export const deleteAbout = icu(
  '{days, plural, one {The account and everything in it will be deleted after # day. This person will get an email, and can cancel.} other {The account and everything in it will be deleted after # days. This person will get an email, and can cancel.}}',
);
export const remove = icu('Delete');
export const isMember = icu('Only an owner of the company can remove a member.');
export const isYourself = icu('This is your own account. Ask another operator, or use your account pages.');
export const sessionsEnded = icu('All sessions of this person have ended.');
export const isLocked = icu('The account is locked.');
export const isUnlocked = icu('The account is unlocked.');
export const willBeDeleted = icu('The account will be deleted. We’ve emailed this person.');

// Companies and jobs.
export const searchCompanies = icu('Name of the company');
export const noCompanies = icu('No companies match this search.');
export const membersAndJobs = icu('{members}, {jobs}, {open, number} open');
export const countMembers = icu('{count, plural, one {# member} other {# members}}');
export const countJobs = icu('{count, plural, one {# posted job} other {# posted jobs}}');
export const takenDown = icu('Taken down: {reason}');
export const restore = icu('Restore');
export const restoreTitle = icu('Restore {name}?');
export const takeDown = icu('Take down');
export const takeDownTitle = icu('Take {name} down?');
export const restoreCompanyAbout = icu('Its page and the jobs that were open will be back.');
export const takeDownCompanyAbout = icu(
  'Its page and open jobs can no longer be found, and nobody can apply. Its members see the reason.',
);
export const restoreJobAbout = icu('The job will be open again if it was open.');
export const takeDownJobAbout = icu(
  'The job can no longer be found, and nobody can apply. The company sees the reason, and its owners get an email.',
);
export const postedJobs = icu('Posted Jobs');
export const searchJobs = icu('Designation, Job ID or company');
export const noJobs = icu('No jobs match this search.');
export const companyAndId = icu('{company}, {id}');
export const openSince = icu('Open, posted {when}');
export const closedSince = icu('Closed, posted {when}');
export const companyDown = icu('The company has been taken down.');
export const companyRestored = icu('The company has been restored.');
export const jobDown = icu('The job has been taken down.');
export const jobRestored = icu('The job has been restored.');

// The banner.
export const bannerLead = icu(
  'Shown on every page to people who are signed in, between these times, until they dismiss it.',
);
export const text = icu('Text');
export const from = icu('From');
export const until = icu('Until');
export const setBanner = icu('Set the banner');
export const removeBanner = icu('Remove the banner');
export const bannerSet = icu('The banner is set.');
export const bannerRemoved = icu('The banner is removed.');

// What operators did.
export const eventsLead = icu('What operators did, and why. Nothing in it can be changed.');
export const noEvents = icu('Nothing has happened yet.');
export const actAndSubject = icu('{act}: {subject}');
export const byCommand = icu('By the command, run by {name}, {when}');
export const byPerson = icu('By {name}, {when}');
export const byDeleted = icu('By a deleted account, {when}');
export const fromNetwork = icu('{act}, from {address}');

// Storage, and whether rows and files fit together.
export const storageLead = icu(
  'Whoever stores the most comes first. Interview videos count for the company.',
);
export const storedAndFree = icu('{stored} stored, {free} free.');
export const storedOnly = icu('{stored} stored. The storage doesn’t say how much is free.');
export const nothingStored = icu('Nothing is stored yet.');
export const owners = icu('Owners');
export const deletedAccount = icu('A deleted account');
export const ofPerson = icu('{files, plural, one {Person, # file, {size}} other {Person, # files, {size}}}');
export const ofCompany = icu(
  '{files, plural, one {Company, # file, {size}} other {Company, # files, {size}}}',
);
export const toBeDeleted = icu(
  '{files, plural, one {Still to be deleted, # file, {size}} other {Still to be deleted, # files, {size}}}',
);
export const rowsAndFiles = icu('Rows and files');
export const rowsAndFilesAbout = icu(
  'The check finds database rows whose file is lost, and files without a row. It changes nothing.',
);
export const rowsNameFiles = icu(
  '{named, plural, one {Rows refer to # file, and {stored} are in storage.} other {Rows refer to # files, and {stored} are in storage.}}',
);
export const filesDeleted = icu('{count, plural, one {Deleted: # file.} other {Deleted: # files.}}');
export const theyFit = icu('They match.');
export const checkNow = icu('Check now');
export const deleteFilesTitle = icu('Delete files without a row?');
export const deleteFilesAbout = icu(
  'We’ll check the storage again. Files that no row refers to and that are older than a day are permanently deleted, each after one more check. If in doubt, make a backup first.',
);
export const rowsMissing = icu('{count, plural, one {# row without a file} other {# rows without a file}}');
export const rowsMissingAbout = icu(
  'The content of these files is lost to the people who need it. Look for them in a backup and copy them back to the same place, then check again. No row is deleted.',
);
export const rowsWithoutFile = icu('Rows without a file');
export const filesUnnamed = icu('{count, plural, one {# file without a row} other {# files without a row}}');
export const noneDeletable = icu(
  'Nobody can open them; they only take up space. None can be deleted here: they are newer than a day, or not in a folder of this program.',
);
export const someDeletable = icu(
  '{count, plural, one {Nobody can open them; they only take up space. # can be deleted: older than a day, and in a folder of this program.} other {Nobody can open them; they only take up space. # can be deleted: older than a day, and in a folder of this program.}}',
);
export const filesWithoutRow = icu('Files without a row');
export const canBeDeleted = icu('Can be deleted');
export const stays = icu('Stays');
export const deleteFiles = icu('Delete files without a row');
export const showFirst = icu('Show the first {count, number}');
export const showThem = icu('Show them');
export const uploadOfPerson = icu('Uploaded by a person');
export const uploadOfCompany = icu('Uploaded by a company');
export const interview = icu('Interview');
export const exportOfData = icu('Data export');

// Background work.
export const tasksLead = icu(
  'Emails, reports and everything else the program does in the background, and what failed.',
);
export const notDone = icu('Not done yet');
export const allDone = icu('Everything is done.');
export const tryAll = icu('Try all again');
export const tryAllOf = icu('Try all again: {title}');
export const failed = icu('Failed');
export const tryEverything = icu('Try everything again');
export const noneFailed = icu('Nothing has failed.');
export const tryingAgain = icu('{count, plural, one {Trying # task again.} other {Trying # tasks again.}}');
export const counts = icu('{waiting, number} waiting, {running, number} running, {failed, number} failed');
export const countsRetrying = icu(
  '{waiting, number} waiting ({retrying, number} for another try), {running, number} running, {failed, number} failed',
);
export const oldestUnderMinute = icu('The oldest has been due for less than a minute.');
export const oldestMinutes = icu(
  '{minutes, plural, one {The oldest has been due for # minute.} other {The oldest has been due for # minutes.}}',
);
export const oldestHours = icu(
  '{hours, plural, one {The oldest has been due for # hour.} other {The oldest has been due for # hours.}}',
);
export const oldestDays = icu(
  '{days, plural, one {The oldest has been due for # day.} other {The oldest has been due for # days.}}',
);
export const to = icu('To {recipient}');
export const noReason = icu('No reason is known.');
export const triesAndNext = icu(
  '{tries, plural, one {Since {since}. One try, the next {next}} other {Since {since}. # tries, the next {next}}}',
);
export const triesAndNoMore = icu(
  '{tries, plural, one {Since {since}. One try, and no more will follow.} other {Since {since}. # tries, and no more will follow.}}',
);
export const tryAgain = icu('Try again');
export const tryAgainNamed = icu('Try again: {task}');
export const giveUp = icu('Give up');
export const giveUpNamed = icu('Give up: {task}');
export const giveUpTitle = icu('Give up this task?');
export const giveUpAbout = icu('{task}: it won’t be done, and nobody can try it again.');
export const taskRetried = icu('The task is being tried again.');
export const taskGivenUp = icu('The task was given up.');
export const taskRunning = icu('The task is being tried right now. Look again in a moment.');

// About this server.
export const aboutTitle = icu('About this server');
export const aboutLead = icu('Please include this when you report a problem with Roundone.');
export const version = icu('Version');
export const database = icu('Database');
export const embedded = icu('Built in');
export const isNewer = icu('Version {version} is available.');
export const noNewer = icu(
  'We don’t know of a newer version. We check every night, and log it if a check fails.',
);
export const noChecks = icu(
  'We don’t check for newer versions. The setting CHECK_FOR_UPDATES turns this on.',
);
