import { icu } from '../icu.ts';

/** What a field of a form, or of a call, needs. Several features say these. */

// Names, passwords and codes.
export const nameHoldsAddress = icu(
  'A name can’t contain a web address. If it isn’t one, put a space after the full stop.',
);
export const mobileLength = icu('Please enter a mobile number with {digits, number} digits');
export const passwordLength = icu('Password must be {min, number} to {max, number} characters');
export const passwordHint = icu(
  '{min, number} to {max, number} characters with a letter, a number and one of {specials}',
);
export const passwordMismatch = icu('The two passwords don’t match');
export const currentPasswordMissing = icu('Please enter your current password');
export const codeForm = icu(
  'Please enter the {digits, number}-digit code from your authenticator app, or a recovery code.',
);
export const passkeyName = icu('Please give the passkey a name of up to {max, number} characters');
export const clientSecret = icu('Please enter the client secret from your provider');
export const typeYourName = icu('Please type your name');

// Jobs and profiles.
export const selectCompanyType = icu('Please select a company type');
export const selectIndustry = icu('Please select an industry type');
export const selectLeastEducation = icu('Please select an education');
export const logoMissing = icu('Please upload a logo');
export const descriptionEmpty = icu('Description cannot be empty');
export const startBeforeToday = icu('The start date can’t be before today');
export const notABenefit = icu('This benefit isn’t on the list');
export const notARelocationBenefit = icu('This relocation benefit isn’t on the list');
export const notARequirement = icu('This requirement isn’t on the list');
export const questionEmpty = icu('Please enter the question');
export const nameSkill = icu('Please say which skill the question is about');
export const notInBank = icu('This question isn’t in the question bank');
export const nameTemplate = icu('Please give the template a name');

// Applications, interviews and reports.
export const nameApplication = icu('Please say which application');
export const sayRelocate = icu('Please say if you’re willing to relocate');
export const sayTravel = icu('Please say if you’re willing to travel');
export const selectDate = icu('Please select a date');
export const beforeToday = icu('Please choose today or a later date');
export const thinkingSeconds = icu('Thinking time can be 0 to {max, number} seconds');
export const retakes = icu('A spoken answer can be recorded again 0 to {max, number} times');
export const followUps = icu('Follow-up questions must be on or off');
export const answerSeconds = icu(
  'The time for a spoken answer can be {min, number} to {max, number} seconds',
);
export const openDays = icu('An interview can be open for {min, number} to {max, number} days');
export const notAnOption = icu('Please choose one of the options');
export const writtenAnswer = icu('A written answer has at most {max, number} characters');
export const notAskedHere = icu('This interview doesn’t ask this question');
export const audioName = icu('audioName must be the application id, the word answer and a number');
export const writeMessage = icu('Please write a message');
export const requestKinds = icu('Please choose what you’re asking for');
export const requestKind = icu('You can’t ask for this');
export const problemAlone = icu('Please report a problem on its own');
export const tellCandidateWhy = icu('Please tell the candidate why');
export const chooseJudgement = icu('Please choose a judgement');
export const chooseVerdict = icu('Please choose a verdict');
export const verdictReason = icu('Please give a reason for changing the verdict');
export const giveReason = icu('Please give a reason');
export const reasonUnknown = icu('This reason isn’t on your company’s list');
export const whyKept = icu('Please explain why you’re keeping it: the candidate will read this');

// For operators, and for programs.
export const operatorReason = icu('Please give a reason');
export const bannerTime = icu('Please enter a date and a time');
export const bannerMissing = icu('Please write the text of the banner');
export const foreignCursor = icu('This cursor isn’t one of ours');
// The length of what is typed, and of lists.
export const companyNameMax = icu('A company name has at most {max, number} characters');
export const designationMax = icu('A designation has at most {max, number} characters');
export const designationEmpty = icu('Designation cannot be empty');
export const addressMax = icu('An address has at most {max, number} characters');
export const mailDomain = icu('Please enter a domain as in email addresses, such as example.com');
export const giveDate = icu('Please give a date');
export const jobSkillsMax = icu('A job has at most {max, number} skills');
export const profileSkillsMax = icu('A profile has at most {max, number} skills');
export const certificatesMax = icu('At most {max, number} certificates');
export const questionsMax = icu('At most {max, number} questions of a kind');
export const acceptedAnswersMax = icu(
  'A question can have at most {max, plural, =5 {five} other {#}} more accepted answers',
);
export const reviewerJobsMax = icu('A reviewer has at most {max, number} jobs');
export const kitCriteriaMax = icu('A kit has at most {max, number} criteria');
export const companyKitsMax = icu('A company has at most {max, number} kits');
export const mentionsMax = icu('A note mentions at most {max, number} members');
export const reasonMax = icu('The reason can have at most {max, number} characters');
export const searchMax = icu('The search can have at most {max, number} characters');
export const bannerMax = icu('The banner can have at most {max, number} characters');
export const bannerEnds = icu('The banner must end after it begins');

// What a call names. Pages do this themselves.
export const nameJob = icu('Please say which job');
export const namePerson = icu('Please say which person');
export const nameCompany = icu('Please say which company');
export const nameTask = icu('Please say which task');
export const nameQueue = icu('Please say which queue');
export const queueUnknown = icu('This queue does not exist');
export const notAJobPath = icu('This isn’t the path of a job');
export const attempt = icu('An attempt must be a number from 1');
export const holder = icu('A holder must be a UUID made by the page');
export const take = icu('A take must be a number from 0 to {max, number}');
export const fieldSmall = icu('{field} is too short or too small');
export const fieldBig = icu('{field} is too long or too large');
export const fieldMissing = icu('{field} is missing');
export const fieldKind = icu('{field} has the wrong type');
export const fieldWrong = icu('{field} is not valid');
export const theRequest = icu('the request');
export const limitNumber = icu('limit must be a number');
export const limitWhole = icu('limit must be a whole number');
export const limitLeast = icu('limit must be at least 1');
export const limitMost = icu('limit must be at most {max, number}');
export const sortOneOf = icu('sort must be one of {fields}, or one of these after a minus');
export const stateMissing = icu('Please say which state');
