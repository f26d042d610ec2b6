// The fixed texts of the specification, with its misspellings. Read them as TEXTS from texts.ts. Each is a constant, so
// that a page loads those that it shows, and no others. contract/messages/es and de translate them for people.

import { MAX_DOCUMENT_BYTES, PASSWORD_MIN, ZIP_DIGITS } from './limits.ts';

export const somethingWentWrong = 'Somthing went wrong';
export const resetWentWrong = 'Somthing wemt wrong';
export const newSignup = 'newSignup';
export const emailNotVerified = 'Email is Not verified';
export const resetLinkSent = 'We have sent a reset password link to your Email ID.';
export const passwordChanged = 'Password changed successfully';

export const invalidEmail = 'Please enter a valid Email Id';
export const invalidForgotEmail = 'please enter a valid email';
export const invalidName = 'Please enter a valid name';
export const onlyNumbers = 'Only numbers are allowed';
export const passwordRule = `Password must contain minimum ${PASSWORD_MIN} characters, atleast 1 letter, 1 number and 1 special character`;
export const stateNotFound = 'State not found';
export const invalidPhone = 'Please enter a valid Phone number';
export const zipcode = `Zipcode must be of ${ZIP_DIGITS} digit`;
export const agreeTerms = 'You must agree our terms and conditions.';
export const fileTooLarge = `Size must be less than or equal to ${MAX_DOCUMENT_BYTES / 1024 / 1024}MB`;
export const videoFormat = 'File format not supported';
export const documentFormat = 'Only Pdf, Docx file are allowed';
export const coverLetterFormat = 'Only Pdf, Docx file are allowed';

export const companyProfileCreated = 'Your company profile has been created successfully.';
export const companyProfileUpdated = 'Your company profile has been updated successfully.';
export const profileCreated = 'Your profile has been created successfully.';
export const profileUpdated = 'Your profile has been updated successfully.';

export const jobClosed = 'Job closed successfully.';
export const jobReposted = 'Job reposted successfully.';
export const jobDeleted = 'Job deleted successfully.';
export const jobSavedAsDraft = 'Job Saved as draft successfully.';
export const jobPublished = 'Job published successfully.';
export const jobUpdated = 'Job Updated successfully.';
export const designation = 'Only alphabets are allowed';
export const skillRequired = 'Atleast one skill is required';
export const skillName = 'Only allowed alphabets and . # + 2';
export const personalQuestionRequired = 'Atleast one personal question is required';
export const skillQuestionRequired = 'Atleast one skill question is required';
export const mcqRequired = 'Atleast one MCQ question is required';
export const noSkillsInDescription =
  'There were no skills mentioned in your Job Description to be extracted.';
export const noPitch = 'Sorry no pitch provided by candidate';
export const noMiscInfo = 'No information provided by recruiter';

export const applied = 'Job application applied successfully.';
export const applicationRejected = 'Application rejected successfully.';
export const interviewScheduled = 'Interview scheduled successfully.';
export const interviewSubmitted = 'Interview submitted successfully';
export const interviewAlreadySubmitted = 'Candidate Interview already Submitted';

export const checkTerms = 'Please check the terms & conditions';
export const selectCountry = 'Please select a country';
export const selectVideo = 'Please select a video';
export const selectEducation = 'Please select education';
export const resumeEmpty = 'Resume cannot be empty';
export const skillEmpty = 'Skill cannot be empty';
export const addressEmpty = 'Address cannot be empty';
