import { icu } from '../icu.ts';

// The menu of a company's pages.
export const company = icu('Company');
export const menuProfile = icu('Profile');
export const members = icu('Members');
export const mails = icu('Emails');
export const reasons = icu('Reasons');
export const decisions = icu('Decisions');
export const kits = icu('Interview kits');
export const requests = icu('Deletion requests');
export const requestsWaiting = icu('Deletion requests ({count, number})');
export const retention = icu('Retention');
export const fairness = icu('Fairness');
export const signOn = icu('Single sign-on');
export const webhooks = icu('Webhooks');
export const tokens = icu('API tokens');
export const history = icu('History');
export const advanced = icu('Advanced');

// What each role may do.
export const owner = icu('Owner');
export const ownerMay = icu('Can do everything, and decides who is a member.');
export const recruiter = icu('Recruiter');
export const recruiterMay = icu('Posts jobs, sees all applicants and decides on them.');
export const reviewer = icu('Reviewer');
export const reviewerMay = icu(
  'Reads the applicants and reports of chosen jobs, and writes notes and scorecards, without making decisions.',
);

// Members and invitations to join.
export const membersLead = icu('The people who hire for {company}.');
export const yourCompany = icu('your company');
export const inviteMember = icu('Invite a member');
export const mayDo = icu('What {name} can do');
export const invitations = icu('Invitations');
export const name = icu('Name');
export const email = icu('Email');
export const role = icu('Role');
export const joined = icu('Joined');
export const removeTitle = icu('Remove {name}?');
export const remove = icu('Remove');
export const removeNamed = icu('Remove {name}');
export const removeAbout = icu(
  '{name} ({email}) will be signed out everywhere at once and can no longer sign in. Notes, scorecards and verdicts stay. You can invite this person again.',
);
export const transferTitle = icu('Transfer ownership to {name}?');
export const transfer = icu('Transfer');
export const transferAbout = icu(
  '{name} becomes an owner. You become a recruiter: you can no longer invite, change or remove members, or change the company’s profile.',
);
export const itsYou = icu('{name} (you)');
export const roleSince = icu('{role}, since {when}');
export const reviewerSees = icu('{role} of {jobs}, with contact details');
export const reviewerSeesNot = icu('{role} of {jobs}, without contact details');
export const noJobs = icu('no job yet');
export const change = icu('Change');
export const changeMember = icu('Change what {name} can do');
export const makeOwner = icu('Make owner');
export const makeOwnerNamed = icu('Make owner: {name}');
export const invitedBy = icu('Invited by {name}.');
export const linkExpired = icu('The link has expired.');
export const linkWorksUntil = icu('The link works until {when}');
export const sendAgain = icu('Send again');
export const sendAgainTo = icu('Send again: the invitation to {email}');
export const revoke = icu('Revoke');
export const revokeOf = icu('Revoke the invitation to {email}');
export const sendInvitation = icu('Send the invitation');
export const save = icu('Save');
export const jobs = icu('Jobs');
export const jobsHint = icu('The reviewer only sees the applicants and reports of these jobs.');
export const chooseJobs = icu('Choose jobs');
export const seesContacts = icu('Can see contact details');
export const seesContactsHint = icu('Applicants’ email, phone number, address, resume and cover letter.');
export const yourName = icu('Your name');
export const yourNameHint = icu(
  'Other members see it beside your notes, scorecards and verdicts. Candidates don’t.',
);
export const saveName = icu('Save the name');

// The page of an invitation to join.
export const joinTitle = icu('Join your company');
export const toLogin = icu('Go to login');
export const youJoined = icu('You’re now a member of {company}. Please sign in.');
export const joinAsOwner = icu(
  '{company} has invited you to join as an owner: you can do everything, and decide who is a member. You’ll sign in with {email}.',
);
export const joinAsRecruiter = icu(
  '{company} has invited you to join as a recruiter: you post jobs, see all applicants and decide on them. You’ll sign in with {email}.',
);
export const joinAsReviewer = icu(
  '{company} has invited you to join as a reviewer: you read the applicants and reports of chosen jobs, and write notes and scorecards. You’ll sign in with {email}.',
);
export const password = icu('Password');
export const showPassword = icu('Show password');
export const confirmPassword = icu('Confirm Password');
export const showConfirmed = icu('Show confirmed password');
export const join = icu('Join this company');

// What the team decided.
export const decisionsLead = icu(
  'What your team decided, newest first. Your reasons and the time to undo are under {reasons}.',
);
export const madeBy = icu('Made by');
export const anyone = icu('Anyone');
export const when = icu('When');
export const anyTime = icu('At any time');
export const lastDays = icu('{days, plural, one {In the last day} other {In the last # days}}');
export const noDecisionsFound = icu('No decisions match these filters.');
export const noDecisions = icu('Your team’s decisions to advance or decline applicants will appear here.');
export const decidedBy = icu('{when} by {name}');
export const waitingUntil = icu('Waiting until {time}');
export const sent = icu('Sent');
export const undone = icu('Undone');
export const notSent = icu('Not sent');
export const countWaiting = icu(
  '{count, plural, one {# waiting until {time}} other {# waiting until {time}}}',
);
export const countSent = icu('{count, plural, one {# sent} other {# sent}}');
export const countUndone = icu('{count, plural, one {# undone} other {# undone}}');
export const countNotSent = icu('{count, plural, one {# not sent} other {# not sent}}');
export const csvWho = icu('Who');
export const csvWhat = icu('What');
export const csvJob = icu('Job');
export const csvApplications = icu('Applications');
export const csvWaiting = icu('Waiting');

// What was done in the company.
export const historyLead = icu(
  'What was done in your company, and by whom. Nothing in it can be changed. See also {openings}.',
);
export const historyOpenings = icu('who opened applicants’ data');
export const historyEmpty = icu(
  'Nothing has happened yet. Changes to your company, jobs and applicants will be listed here.',
);
export const actBy = icu('{act} by {name}');
export const fromNetwork = icu('{when}, from {address}');
export const peopleOfJob = icu('{people} ({job})');
export const morePeople = icu('{count, number} more');
export const csvApplicant = icu('Applicant');
export const csvBy = icu('By');
export const csvDetails = icu('Details');
export const csvFrom = icu('From');
export const detail = icu('{name}: {value}');
export const yes = icu('yes');
export const no = icu('no');

// Reasons for a decline, and the time to undo.
export const reasonsLead = icu('Why you decline applicants, and for how long you can undo a decision.');
export const waitMinutes = icu('Wait before sending decisions (minutes)');
export const waitMinutesHint = icu(
  'Until then you can undo a decision, and the candidate isn’t told. Enter 0 to send emails right away.',
);
export const declineReasons = icu('Reasons for a decline');
export const declineReasonsAbout = icu(
  'Your team sees the title. The candidate reads the text below it, or no reason if you leave it empty. Earlier decisions keep theirs.',
);
export const addReason = icu('Add a reason');
export const reasonNumber = icu('Reason {number, number}');
export const candidateReads = icu('What the candidate reads (optional)');
export const tooManyReasons = icu('A company has at most {max, number} reasons');
export const reasonOther = icu('Another candidate was a better fit');
export const reasonOtherText = icu('Another candidate was a better fit for what we’re looking for.');
export const reasonSkills = icu('Skills don’t match');
export const reasonSkillsText = icu(
  'For this position we need skills that we didn’t find in your application.',
);
export const reasonExperience = icu('Not enough experience');
export const reasonExperienceText = icu('For this position we need more experience in the field.');
export const reasonConditions = icu('Location, hours or pay don’t match');
export const reasonConditionsText = icu('What you’re looking for doesn’t match what this position offers.');
export const reasonFilled = icu('The position has been filled');
export const reasonFilledText = icu('The position has been filled.');
export const reasonNotShared = icu('Another reason, not shared');

// For how long data is kept.
export const retentionLead = icu(
  'We permanently delete older data each night. Your figures still count it, without names. Anything on legal hold stays.',
);
export const filmDays = icu('Days for video and sound');
export const filmDaysHint = icu(
  '{least, number} to {most, number}, from the end of an interview. The report and the transcript stay.',
);
export const reportDays = icu('Days for reports and transcripts');
export const reportDaysHint = icu(
  '{least, number} to {most, number}, from the end of an interview, with marks, scorecards and guest links. The application stays.',
);
export const endedDays = icu('Days for applications that ended');
export const endedDaysHint = icu(
  '{least, number} to {most, number}, from the day someone was declined, withdrew or didn’t take the interview. The whole application is deleted, with its interview and your notes.',
);
export const lawOfPlace = icu(
  'Applications to jobs there are kept that long, whatever you set. If an applicant asks you to delete their data, you still can; put the application on legal hold if you have to keep it.',
);
export const retentionRead = icu('What candidates read before an interview');
export const retentionCompany = icu('Your company');
export const allData = icu('All data of the company');
export const downloadData = icu('Download the data of the company');
export const askForData = icu('Request all data');
export const askForNewArchive = icu('Request a new archive');
export const archiveAbout = icu(
  '{hours, plural, one {One archive with everything held for your company: members, jobs, applicants, interviews with video and sound, reports, notes and the history, without secrets. You can download it for # hour, and the history shows who requested it.} other {One archive with everything held for your company: members, jobs, applicants, interviews with video and sound, reports, notes and the history, without secrets. You can download it for # hours, and the history shows who requested it.}}',
);

// In any of these forms.
export const leaveTitle = icu('Leave without saving?');
export const leaveAbout = icu('Your changes haven’t been saved.');
export const copy = icu('Copy');
export const copied = icu('Copied');
export const keptIt = icu('I’ve stored it');
