import { icu } from '../icu.ts';

// To a candidate who withdrew the consent to an interview.
export const answeredAbout = icu(
  'To a candidate who withdrew their consent to an interview, when the employer answers.',
);
export const deletedSubject = icu('Your interview was deleted: {job}');
export const deletedHeading = icu('Your interview was deleted');
export const keptSubject = icu('Your interview is being kept: {job}');
export const keptHeading = icu('Your interview is being kept');
export const youWithdrew = icu('Dear {name}, you withdrew your consent to the interview for {position}.');
export const deletedText = icu(
  '{company} has deleted it: video, sound, transcript and report. Backups may hold copies until they are replaced.',
);
export const keptText = icu('{company} is keeping it and gives this reason: {reason}');
export const keptNext = icu(
  'If you don’t agree, you can write to the company or complain to the data protection authority where you live.',
);
export const seeInterviews = icu('See your interviews');

// To a company whose applicant withdrew the consent.
export const requestAbout = icu(
  'To the employer, when a candidate withdraws their consent to a submitted interview.',
);
export const requestSubject = icu('Please delete an interview: {name}, {job}');
export const requestHeading = icu('A candidate withdrew their consent');
export const requestText = icu(
  '{name} withdrew their consent to the interview for {position} and is asking you to delete it.',
);
export const requestDue = icu(
  'By law you have until {due} to answer. You can delete the interview, or decline with a reason that {name} will read.',
);
export const requestVisitors = icu('Until you answer, visitors can’t see the report.');
export const answer = icu('Answer the request');

// To a candidate who asked to delete the account.
export const erasureAbout = icu('To a candidate who asked to delete their account.');
export const erasureHeading = icu('Your account will be deleted');
export const erasureText = icu(
  'Hello {name}, you asked us to delete your account. We’ll delete it on {due}, with your applications, interviews, recordings and files, here and at the companies.',
);
export const erasureCancel = icu(
  'Changed your mind? Until then you can sign in and choose “Keep my account”.',
);
export const erasureNotYou = icu(
  'Wasn’t this you? Then keep your account the same way, and choose a new password.',
);
export const erasureReceipt = icu('Your receipt, which will show how many things were deleted:');
export const toAccount = icu('Go to my account');

// In the archive of what is held on a person or for a company.
export const archiveOfPerson = icu('Data on {name}');
export const archiveOfPersonLead = icu(
  'Everything that Roundone held about you on {when}. Times are in UTC.',
);
export const archiveOfCompany = icu('Data of {name}');
export const archiveOfCompanyLead = icu(
  'Everything that Roundone held for {name} on {when}: one file for each table, and the files. Times are in UTC.',
);
export const archiveLacks = icu('Not in this archive');
export const archiveLacksSecrets = icu(
  'Passwords and other secrets, which are stored so that nobody can read them, and:',
);
export const archiveLacksTables = icu('{why} ({tables})');
export const historyOfApplication = icu('History of an application');
export const reportOnInterview = icu('Report on an interview');
export const kindCompany = icu('The company, its members and settings');
export const kindJobs = icu('Jobs');
export const kindApplications = icu('Applications, decisions, messages and notes');
export const kindInterviews = icu('Interviews, answers and recordings');
export const kindReports = icu('Reports and scorecards');
export const kindInvitations = icu('Invitations of candidates');
export const kindPrograms = icu('API tokens and webhooks');
export const kindHistory = icu('History');
export const leftOfPerson = icu('Part of a person’s account: they can export it themselves');
export const leftOfAll = icu('The same for everyone, or only about how the server works');
export const leftOfCompany = icu(
  'What a company writes for itself, such as notes, scorecards, marks and reasons: please ask the company',
);
export const leftGuests = icu('Whom a company showed the report to');
export const leftReport = icu(
  'The form in which a report is stored: the report itself is in the archive, as you can read it',
);
export const leftParts = icu('Parts of recordings that weren’t joined into a video');
export const leftUploads = icu('Parts of an upload that hasn’t finished');
export const leftMails = icu('Emails to the company that are waiting to be sent');
export const leftArchives = icu('Archives like this one');
export const leftLinks = icu('Links in emails, which must stay secret');
export const leftPieces = icu(
  'Parts of recordings that weren’t joined into a video, and who is in an interview now',
);
export const leftWaitingMails = icu('Emails that are waiting to be sent');
