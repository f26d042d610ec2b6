import { icu } from '../icu.ts';

// One’s own profile.
export const profile = icu('Profile');
export const welcome = icu('Welcome {name}, build your profile');
export const lead = icu('Employers see your profile with each of your applications.');
export const leadNew = icu(
  'Employers see your profile with each of your applications. It takes a few minutes, and what you type stays on this device until you submit it.',
);
export const resumeTitle = icu('Your resume');
export const resumeAboutNew = icu(
  'Start with your resume: we use its text to fill in the fields below, and you check them.',
);
export const resumeAbout = icu('We can fill in the fields below from its text. You check each value first.');
export const aboutYou = icu('About you');
export const educationTitle = icu('Education and experience');
export const missing = icu('Missing: {fields}');
export const discard = icu('Discard changes');
export const submit = icu('Submit');
export const update = icu('Update');
export const uploading = icu('A file is still uploading.');

// Its fields.
export const image = icu('Profile image');
export const name = icu('Name');
export const email = icu('Email');
export const mobile = icu('Mobile');
export const address = icu('Address');
export const addressHint = icu('At least {min, number} characters');
export const zipcode = icu('Zipcode');
export const education = icu('Education');
export const skills = icu('Skills');
export const skillsHint = icu('Type a skill and press Enter, or pick one from the list.');
export const removeSkill = icu('Remove the skill {skill}');
export const experienceYears = icu('Experience in years');
export const experienceMonths = icu('Experience in months');
export const select = icu('Select');
export const years = icu('{years, plural, one {# Year} other {# Years}}');
export const months = icu('{months, plural, one {# Month} other {# Months}}');
export const linkedin = icu('LinkedIn profile');
export const portfolio = icu('Portfolio');
export const agreeTerms = icu('I agree to the {terms}');
export const termsLink = icu('Terms & Conditions');

// The fields as they are named within a sentence: "Missing: resume and city".
export const resumeWord = icu('resume');
export const imageWord = icu('profile image');
export const nameWord = icu('name');
export const mobileWord = icu('mobile');
export const addressWord = icu('address');
export const cityWord = icu('city');
export const zipcodeWord = icu('zipcode');
export const educationWord = icu('education');
export const skillsWord = icu('skills');
export const experienceWord = icu('experience');
export const termsWord = icu('terms');

// Its files.
export const resume = icu('Resume');
export const filledIn = icu('Filled in from your resume: {fields}. Please check them.');
export const documents = icu('Cover letter and certificates (optional)');
export const coverLetter = icu('Cover letter');
export const removeCoverLetter = icu('Remove the cover letter');
export const certificates = icu('Certificates');
export const certificate = icu('Certificate');
export const anotherCertificate = icu('Another certificate');
export const removeFile = icu('Remove {file}');

// What the resume says.
export const fillIn = icu('Fill in from your resume');
export const fillInAbout = icu('Tick what’s right. Only those values go into the form.');
export const nothingNew = icu('We found nothing in your resume that isn’t in the form already.');
export const putInDone = icu(
  '{count, plural, one {# value was added. Please check it before you submit the form.} other {# values were added. Please check them before you submit the form.}}',
);
export const readByProgram = icu(
  'A program read these values from your resume, and it may be wrong. Check each one: only those you tick go into the form.',
);
export const tickAll = icu('Tick all');
export const putIn = icu('Add what I ticked');
export const inForm = icu('In the form: {value}');
export const nothingYet = icu('nothing yet');
export const inResume = icu('In the resume: {words}');
export const skillsToAdd = icu('Skills to add');
export const place = icu('Country, state and city');
export const experience = icu('Experience');
export const yearsWord = icu('{years, plural, one {# year} other {# years}}');
export const monthsWord = icu('{months, plural, one {# month} other {# months}}');

// As a company sees it.
export const candidateProfile = icu('Candidate Profile');
export const contactNo = icu('Contact No.');
export const linkedinFact = icu('LinkedIn');
export const coverLetterFact = icu('Cover Letter');
export const open = icu('Open');
export const experienceFact = icu(
  '{years, plural, one {# Year} other {# Years}} {months, plural, one {# Month} other {# Months}}',
);

// What is refused.
export const nameTooLong = icu('A name can be at most {max, number} characters long');
export const nameEmpty = icu('Name cannot be empty');
export const contactEmpty = icu('Contact No cannot be empty');
export const contactInvalid = icu('Invalid contact no');
export const addressTooShort = icu('An address needs at least {min, number} characters');
export const zipcodeEmpty = icu('Zipcode cannot be empty');
export const skillTooLong = icu('A skill can be at most {max, number} characters long');
export const yearMissing = icu('Please select year');
export const monthMissing = icu('Please select month');
export const linkWrong = icu('Please enter a link that begins with https://');
export const imageEmpty = icu('Profile image cannot be empty');
export const nameCandidate = icu('Please say which candidate');
export const imageAgain = icu('Please upload the profile image again');
export const resumeAgain = icu('Please upload the resume again');
export const coverLetterAgain = icu('Please upload the cover letter again');
export const certificateAgain = icu('Please upload this certificate again');
export const resumeNoText = icu(
  'We can’t read this resume because it contains only pictures. Please fill in the form yourself.',
);
export const audioNameMissing = icu('audioName is missing');
export const recordingIdWrong = icu('A recordingId must be a UUID');
