import { icu } from '../icu.ts';

export const eraseTitle = icu('Keeping and deleting');
export const onHold = icu('This is on legal hold, so it can’t be deleted yet: {reason}');
export const deletedOn = icu('This interview will be deleted on {when}.');
export const keepInterview = icu('Keep this interview');
export const deleteInterview = icu('Delete this interview');
export const deleteTitle = icu('Delete the interview of {name}');
export const deleteAbout = icu(
  'The video, sound, transcript, report, marks, scorecards and guest links of all attempts will be deleted for good. The application, its history and your notes stay.',
);
export const deleteNowLabel = icu('Delete now instead of in {days, plural, one {# day} other {# days}}');
export const deleteCancel = icu('Until then you can cancel the deletion.');
export const deleteNow = icu('Delete now');
export const deleteIn = icu('Delete in {days, plural, one {# day} other {# days}}');
export const endHold = icu('End the legal hold');
export const keepForLegal = icu('Keep it for a legal matter');
export const keepForLegalAbout = icu(
  'Nobody can delete anything about this applicant until you end this hold. Write why.',
);
export const keepIt = icu('Keep it');
export const guestLinks = icu('Guest links');
export const makeGuestLink = icu('Create a guest link');
export const guestLinksAbout = icu(
  'For someone without an account: a link of their own that expires and that you can revoke. You can see when it was opened.',
);
export const endTitle = icu('Revoke the link for {name}?');
export const endLink = icu('Revoke the link');
export const keepLink = icu('Keep it');
export const endAbout = icu('The link will stop working, and so will the files it shows.');
export const linkInFull = icu(
  'With contact details, photo and video. Created by {by} {made}, until {until}.',
);
export const linkInPart = icu(
  'Without contact details, photo and video. Created by {by} {made}, until {until}.',
);
export const formerMember = icu('a former member');
export const endLinkOf = icu('Revoke the link for {name}');
export const end = icu('Revoke');
export const linkOpen = icu('Open');
export const linkExpired = icu('Expired');
export const linkEnded = icu('Revoked');
export const notOpened = icu('Not opened yet.');
export const openedTimes = icu('{count, plural, =1 {Opened once} other {Opened # times}}');
export const guestWho = icu('Who is it for?');
export const guestWhoAbout = icu('The guest sees this name, and you can tell your links apart by it.');
export const opensFor = icu('It opens for');
export const inFull = icu('With contact details, documents, photo and video');
export const inFullAbout = icu(
  'Otherwise the guest reads and hears the answers, without email, mobile, resume and video.',
);
export const makeLink = icu('Create link');
export const linkOnce = icu(
  'This is the link. You won’t see it again, so copy it now. Share it only with your guest.',
);
export const copied = icu('Copied');
export const copyLink = icu('Copy the link');
export const done = icu('Done');
export const daysLong = icu('{days, plural, one {# day} other {# days}}');
export const howFarAgree = icu('How far you agree');
export const inThisInterview = icu('In this interview');
export const inAllInterviews = icu('In all judged interviews of this job');
export const agreementAbout = icu(
  'Agreement is Krippendorff’s alpha for ordered judgements (K. Krippendorff, Computing Krippendorff’s Alpha-Reliability, 2011): 1 is full agreement, 0 is chance. For the comparison, each quarter of the analysis’s score counts as one judgement, from strong no to strong yes.',
);
export const betweenPeople = icu('Between people: {value}');
export const withAnalysis = icu('Between people and the analysis: {value}');
export const noneChecked = icu('No person has checked a verdict of the analysis.');
export const changedOfChecked = icu(
  'People changed {changed, number} of the {checked, number} verdicts they checked.',
);
export const notes = icu('Notes');
export const note = icu('Note');
export const noteAbout = icu('Only members of your company who can see this applicant will read it.');
export const mention = icu('Mention');
export const mentionAbout = icu('They’ll get an email.');
export const chooseMembers = icu('Choose members');
export const addNote = icu('Add the note');
export const youAfterName = icu('(you)');
export const questionOptional = icu('Question {number, number} (optional): {question}');
export const yourScorecard = icu('Your scorecard');
export const wouldHire = icu('Would you hire this person?');
export const byQuestion = icu('By question');
export const final = icu('You can’t change your scorecard after you’ve sent it.');
export const sendScorecard = icu('Send the scorecard');
export const scorecards = icu('Scorecards');
export const writeScorecard = icu('Write your scorecard');
export const changeScorecard = icu('Change your scorecard');
export const cardFirst = icu(
  'You take part in a round with this person. {link}; then you’ll see the verdicts, the summary, and what others say.',
);
export const cardFirstLink = icu('Send your scorecard first');
export const blindFirst = icu(
  'The review for this job is blind. Write your scorecard first; then you’ll see the verdicts, the summary, and what others say. You can’t change it afterwards.',
);
export const noneWritten = icu('Nobody has written one yet.');
export const scoreOfQuestion = icu('Question {number, number}: {score}. {reason}');
export const scorecardAbout = icu('Your own rating of the interview, each point with its reason.');
