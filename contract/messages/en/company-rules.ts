import { icu } from '../icu.ts';

// What the calls of a company refuse and answer.
export const memberMissing = icu('Please say which member');
export const membersMissing = icu('Please say which members');
export const membersList = icu('Please send the members as a list');
export const invitationMissing = icu('Please say which invitation');
export const roleMissing = icu('Please choose a role');
export const jobMissing = icu('Please say which job');
export const jobsMissing = icu('Please say which jobs');
export const jobsList = icu('Please send the jobs as a list');
export const contactsMissing = icu('Please say whether contact details are shown');
export const jobsGone = icu('One of these jobs no longer exists');
export const companyFull = icu(
  '{max, plural, one {A company has at most # member or invitation.} other {A company has at most # members and invitations.}}',
);
export const secondFactorOn = icu('Members now need a second factor from their next sign-in.');
export const secondFactorOff = icu('Members no longer need a second factor.');

// The texts of emails.
export const mailMissing = icu('Please say which email');
export const subjectMissing = icu('Please write a subject');
export const subjectTooLong = icu('A subject has at most {max, number} characters');
export const subjectLine = icu('A subject must be a single line');
export const textMissing = icu('Please write the text');
export const textTooLong = icu('A text has at most {max, number} characters');
export const readAtRule = icu('readAt must be the changedAt of the text that was read, or null');

// What a company tells about itself.
export const slugRule = icu(
  'An address has 1 to {max, number} letters of the English alphabet, digits, or hyphens between them',
);
export const slugTaken = icu('Another company uses or used this address. Please choose another one');
export const versionRule = icu('version must be the one from getCompanyProfile');
export const tooManyPictures = icu(
  '{max, plural, one {A company shows at most # picture} other {A company shows at most # pictures}}',
);
export const altRule = icu('Please say in at most {max, number} characters what the picture shows');
export const currencyMissing = icu('Please select a currency');
export const siteRule = icu('Please enter the address of your site, such as https://example.com');
export const aboutTooLong = icu('This text is too long');
export const pictureAgain = icu('Please upload this picture again');
export const logoAgain = icu('Please upload the logo again');

// Notes and scorecards.
export const noteMissing = icu('Please write a note');
export const noteTooLong = icu('A note has at most {max, number} characters');
export const reasonTooLong = icu('A reason has at most {max, number} characters');
export const questionId = icu('Please give the id of the question');
export const tooManyScores = icu(
  '{max, plural, one {A scorecard has at most # question} other {A scorecard has at most # questions}}',
);
export const blindMissing = icu('Please say whether the review is blind');
export const mentionsOnly = icu('Only members who can see the applicant can be mentioned');
export const scorecardSent = icu('Your scorecard has been submitted.');
export const noInterview = icu('There is no interview to review yet.');
export const scoresOnce = icu('Each question of the interview can be scored once');
export const scorecardFinal = icu(
  'The review for this job is blind, so your scorecard can’t be changed any more.',
);
export const sendCardFirst = icu(
  'You’re in a round with this person. Send your scorecard first, then you’ll see the verdicts.',
);
export const scorecardFirst = icu(
  'The review for this job is blind. Submit your scorecard first, then you’ll see the verdicts.',
);
export const agreementTooFew = icu(
  'There’s no figure yet: it takes at least two questions scored by two people.',
);
export const agreementSame = icu(
  'There’s no figure: all scores are the same, so we can’t tell agreement from chance.',
);
