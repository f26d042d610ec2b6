import { icu } from '../icu.ts';

// The page of a candidate.
export const title = icu('My privacy');
export const lead = icu(
  'What you agreed to and how to take it back, who saw your data, and what you choose to share for fair hiring.',
);

// What a candidate consented to.
export const consents = icu('Interviews you agreed to');
export const noConsents = icu('You haven’t agreed to any interviews yet.');
export const jobAt = icu('{role}, {company}');
export const agreedOn = icu('You agreed on {when}.');
export const agreedAndSubmitted = icu('You agreed on {when} and submitted the interview on {submitted}.');
export const interviewDeletedOn = icu('The interview was deleted on {when}.');
export const canComplain = icu(
  'If you don’t agree, you can complain to the data protection authority where you live.',
);
export const withdrawConsent = icu('Withdraw my consent');
export const withdrawConsentTo = icu('Withdraw my consent: {role}, {company}');
export const withdrawTitle = icu('Withdraw your consent?');
export const withdraw = icu('Withdraw');
export const withdrawEnds = icu(
  'Your interview will end, nothing from it will be kept, and your application for {role} will be withdrawn.',
);
export const withdrawAsks = icu(
  'We’ll ask {company} to delete your interview, with video, sound, transcript and report. By law it has {months, plural, one {# month} other {# months}} to answer. Until then, visitors can’t see your report.',
);
export const noConsent = icu('There’s no consent to withdraw: nothing from an interview is kept.');

// When a deletion was requested, and the answer.
export const askedOn = icu('Requested on {when}.');
export const replyDue = icu('Reply due by {when}.');
export const overdue = icu('Overdue');
export const deletedOn = icu('Deleted on {when}.');
export const declinedOn = icu('Declined on {when}: {reason}');

// The deletion requests of a company.
export const requests = icu('Deletion requests');
export const requestsLead = icu(
  '{months, plural, one {Candidates who withdrew their consent after the interview. By law you have # month to answer each request.} other {Candidates who withdrew their consent after the interview. By law you have # months to answer each request.}}',
);
export const noRequests = icu('No candidate has asked you to delete an interview.');
export const onHold = icu('This is on legal hold, so it can’t be deleted yet.');
export const deleteNow = icu('Delete now');
export const deleteNowOf = icu('Delete now: the interview of {name}');
export const declineWithReason = icu('Decline with a reason');
export const declineWithReasonOf = icu('Decline with a reason: {name}');
export const deleteTitle = icu('Delete the interview of {name}?');
export const deleteAbout = icu(
  'This permanently deletes the video, sound, transcript, report, marks and scorecards. The application and your notes stay. {name} will get an email.',
);
export const keepTitle = icu('Keep the interview');
export const keepAbout = icu(
  'We’ll email your reason to {name}, along with how to complain. You need a legal ground to keep the interview.',
);
export const yourReason = icu('Your reason');
export const decline = icu('Decline');
export const answeredAlready = icu(
  'There’s no open request about this interview. Someone on your team may have just answered it.',
);

// Who opened what.
export const whoSaw = icu('Who saw your data');
export const noneSaw = icu('Nobody has opened your data yet.');
export const openings = icu('Who opened what');
export const openingsLead = icu(
  'Reports, videos, documents and archives of applicants. Each applicant sees the same list, without the names of your members.',
);
export const noneOpened = icu('Nobody has opened anything yet.');
export const openedForJob = icu('{who} opened {what}, for {job}.');
export const openedOfApplicant = icu('{who} opened {what} of {name}, {job}.');
export const whatReport = icu('the report');
export const whatFilm = icu('the video');
export const whatSound = icu('the sound of an answer');
export const whatResume = icu('the resume');
export const whatCoverLetter = icu('the cover letter');
export const whatCertificate = icu('a certificate');
export const whatPitch = icu('the pitch video');
export const whatRoundRecording = icu('the recording of a later round');
export const whatExport = icu('an archive of the company');
export const byOwner = icu('{company} (an owner)');
export const byRecruiter = icu('{company} (a recruiter)');
export const byReviewer = icu('{company} (a reviewer)');
export const byMember = icu('{company} (a member)');
export const byProgram = icu('{company} (a program)');
export const byGuest = icu('{name}, with a guest link from {company}');
export const byUnknownGuest = icu('Someone with a guest link from {company}');
export const byVisitorOfYours = icu('Someone with the link to your report');
export const formerMember = icu('A former member');
export const programWithToken = icu('A program with an API token');
export const guestNamed = icu('{name}, a guest');
export const guestUnknown = icu('A guest');
export const visitor = icu('Someone with the link to the report');
export const csvWhen = icu('When');
export const csvWho = icu('Who');
export const csvRole = icu('Role');
export const csvWhat = icu('What');
export const csvApplicant = icu('Applicant');
export const csvJob = icu('Job');

// The receipt of a deletion.
export const receipt = icu('Receipt of a deletion');
export const noReceipt = icu('We can’t find this receipt. Check that the link is complete.');
export const account = icu('Account');
export const interview = icu('Interview');
export const accountAsked = icu('Deletion of an account was requested on {when}.');
export const interviewAsked = icu('Deletion of an interview was requested on {when}.');
export const calledOff = icu('It was cancelled on {when}, and nothing was deleted.');
export const willBeDone = icu('It’s scheduled for {when}.');
export const wasDone = icu('It was completed on {when}. This was deleted:');
export const titleAndCount = icu('{title}: {count, number}');
export const backups = icu(
  'Earlier backups may still hold copies until the operator of this site replaces them. Anyone who restores one must delete this data again.',
);
export const toStart = icu('Go to the start page');

// What candidates say of themselves for figures on fairness.
export const fair = icu('For fair hiring (optional)');
export const fairForm = icu('For fair hiring');
export const fairAbout = icu(
  'Your answers help companies check whether their hiring treats groups of people equally. No company, recruiter or program ever sees them: companies only get figures for groups of at least {least, number} people. Answering is optional and doesn’t affect your applications. You can delete your answers at any time.',
);
export const sex = icu('Sex');
export const race = icu('Race or ethnicity');
export const age = icu('Age');
export const disability = icu('Disability');
export const noAnswer = icu('No answer');
export const saveAnswers = icu('Save my answers');
export const deleteAnswers = icu('Delete my answers');
export const leaveTitle = icu('Leave without saving?');
export const leaveAbout = icu('Your changes haven’t been saved.');

// What is kept on a person.
export const heldAccount = icu('Account and profile');
export const heldSignIns = icu('Sign-ins and sessions');
export const heldApplications = icu('Applications and their history');
export const heldInterviews = icu('Interviews');
export const heldRecordings = icu('Recordings');
export const heldAnswers = icu('Answers and transcripts');
export const heldReports = icu('Reports, marks and scorecards');
export const heldMessages = icu('Messages with companies');
export const heldNotes = icu('Notes by companies');
export const heldFiles = icu('Files');
export const heldInvitations = icu('Invitations');
export const heldMails = icu('Emails');
export const heldTasks = icu('Server tasks');
export const heldEvents = icu('Events sent to companies’ programs');
export const heldSavedViews = icu('Saved searches that mention the person');
export const heldHistory = icu('Entries in companies’ history');

// Deleting.
export const holdOfCompanies = icu(
  '{companies} must keep your application for a legal matter, so nothing can be deleted until that is over. Please write to the company if you have questions.',
);
export const takenNow = icu('The interview is under way. Please wait until it’s over.');
export const noInterview = icu('This application has no interview to delete.');
export const answerKinds = icu('answer must be deleted or declined');
export const reasonTooLong = icu('A reason has at most {max, number} characters');
export const tooManyAsked = icu('You can ask about at most {max, number} applications at once');
export const holdReasonMissing = icu('Please explain why it must be kept');

// For how long companies keep data.
export const notLegalAdvice = icu('This is not legal advice.');
export const californiaKeeps = icu(
  '{years, plural, one {California asks employers to keep applications, interviews and reports for at least # year, counted from the latest decision.} other {California asks employers to keep applications, interviews and reports for at least # years, counted from the latest decision.}}',
);
export const keepLonger = icu('{reason} You have a job there: please enter at least {days, number} days.');
export const atLeastDays = icu('Please enter at least {days, number} days');
export const wholeDays = icu('Please enter whole days, from {least, number} to {most, number}');
export const filmBeforeReport = icu('Video and sound can’t be kept longer than the report');
export const keptFor = icu(
  '{company} keeps video and sound for {film, plural, one {# day} other {# days}} after the interview, and the report with what you said for {report, plural, one {# day} other {# days}}. If your application ends without a hire, all of it is deleted {ended, plural, one {# day} other {# days}} later. A legal matter can keep it longer.',
);
