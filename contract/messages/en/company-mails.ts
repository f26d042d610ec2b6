import { icu } from '../icu.ts';

// To somebody who is invited to join a company.
export const invitationAbout = icu('To a person who is invited to join a company.');
export const invitationSubject = icu('{company} has invited you to join on Roundone');
export const invitationHeading = icu('Join {company}');
export const inviter = icu('{name} from {company}');
export const asOwner = icu(
  '{inviter} has invited you to join {company} on Roundone as an owner. You can do everything, and decide who is a member.',
);
export const asRecruiter = icu(
  '{inviter} has invited you to join {company} on Roundone as a recruiter. You post jobs, see all applicants and decide on them.',
);
export const asReviewer = icu(
  '{inviter} has invited you to join {company} on Roundone as a reviewer. You read the applicants and reports of chosen jobs, and write notes and scorecards.',
);
export const invitationHasAccount = icu(
  'Your address already has a Roundone account, as a candidate or as a member of another company. One account can’t be both, so this account can’t join.',
);
export const invitationOtherAddress = icu(
  'To join, ask {who} to invite you at another address. We didn’t tell {company} that you have an account.',
);
export const invitationLink = icu(
  '{days, plural, one {Follow the link to choose your name and password. It works once, for # day.} other {Follow the link to choose your name and password. It works once, for # days.}}',
);
export const invitationButton = icu('Join');
export const invitationUnexpected = icu(
  'If you weren’t expecting this, ignore this email: nobody can join without the link.',
);

// Below a mail whose text a company wrote.
export const signedBy = icu('{company} wrote the text of this email.');

// To a member whom a note mentions.
export const mentionedAbout = icu('To a member of a company, when a note on an applicant mentions them.');
export const mentionedSubject = icu('{name} mentioned you: {applicant} for {job}');
export const mentionedHeading = icu('You were mentioned in a note');
export const mentionedText = icu('{name} mentioned you in a note on {applicant}, who applied for {job}.');
export const mentionedButton = icu('Read the note');
