import { icu } from '../icu.ts';

// What the calls of jobs need, and the forms of the wizard with them.
export const jobMissing = icu('Please say which job');
export const version = icu('version must be the changesVersion from getCreateJobPreview');
export const alreadySaved = icu(
  'This job is already saved. You’ll find it among your jobs. Press Next again to create another one.',
);
export const draftKey = icu('A draft key has {min, number} to {max, number} letters, digits and hyphens');
export const tooLong = icu('Please write at most {max, number} characters');

// Job details.
export const jobTypeMissing = icu('Please select a job type');
export const yearsRange = icu('Please select the years of the contract, 0 to {max, number}');
export const monthsRange = icu('Please select the months of the contract, 0 to 11');
export const yearsMissing = icu('Please select the years of the contract');
export const monthsMissing = icu('Please select the months of the contract');
export const contractTooShort = icu('A contract must last at least a month');
export const salaryWhole = icu('Please enter the salary as a whole number');
export const salaryRange = icu('A salary range is written from-to, in digits');
export const salaryMissing = icu('Please enter a salary or a salary range');
export const rangeStartMissing = icu('Please enter where the range starts');
export const rangeEndMissing = icu('Please enter where the range ends');
export const rangeBackwards = icu('The end of the range can’t be below its start');
export const descriptionTooLong = icu('A description has at most {max, number} characters');

// Skills.
export const skillTooLong = icu('A skill has at most {max, number} characters');
export const preferenceMissing = icu('Please select Required or Preferred');
export const experienceMissing = icu('Please select the experience');
export const skillTwice = icu('The skill {name} is in the list twice');

// Misc information.
export const hourlyWhole = icu('Please enter the hourly rate as a whole number');
export const hourlyMissing = icu('Please enter an hourly rate or a range');
export const overtimeMissing = icu('Please say whether the position qualifies for overtime');
export const visaMissing = icu('Please say whether a work visa is sponsored');
export const benefitsMissing = icu('Please say whether benefits are offered');
export const benefitMissing = icu('Please select at least one benefit');
export const relocationMissing = icu('Please say whether you offer relocation benefits');
export const relocationBenefitMissing = icu('Please select at least one relocation benefit');
export const travelMissing = icu('Please say whether travel applies');
export const travelShareMissing = icu('Please select how much travel');
export const travelShare = icu('Travel must be {shares} percent');
export const workFromHomeMissing = icu('Please say whether work from home is available');
export const workFromHomeShareMissing = icu('Please select how much work from home');
export const startMissing = icu('Please select a start date');
export const notADate = icu('This isn’t a date');
export const pitchMissing = icu('Please say whether candidates record a pitch');

// The interview process.
export const modeMissing = icu('Please select a communication mode');
export const modeCharacters = icu('A communication mode can have only letters and spaces');
export const rounds = icu('A job has 1 to {max, number} rounds');
export const tipsMissing = icu('Please say whether there are tips');
export const tipMissing = icu('Please enter the tip');

// Work location and onboarding.
export const stateMissing = icu('Please select a state');
export const cityMissing = icu('Please select a City');
export const addressTooShort = icu('An address has at least {min, number} characters');
export const requirementMissing = icu('Please select at least one requirement');

// Questions.
export const optionsFilled = icu('Please fill in every option');
export const answerIsOption = icu('The correct answer must be one of the options');
export const optionCount = icu('An MCQ has exactly {count, number} options');
export const optionsDiffer = icu('The options must all be different');
export const optionTooLong = icu('An option has at most {max, number} characters');
export const correctMissing = icu('Please mark the correct option');
export const questionTooLong = icu('A question has at most {max, number} characters');
export const answerTooLong = icu('An expected answer has at most {max, number} characters');
export const answerTooShort = icu('An expected answer has at least {min, number} characters');
export const answerMissing = icu('Please enter the expected answer');
export const acceptedTooLong = icu('An accepted answer has at most {max, number} characters');
export const acceptedMissing = icu('Please enter the accepted answer, or remove it');
export const noSuchQuestion = icu('This job doesn’t have this question');
export const fileTooLong = icu('A file with questions has at most {max, number} characters');
export const fileMissing = icu('Please choose a file');

// Lists of jobs, for programs.
export const notANumber = icu('{name} must be a number');
export const notWhole = icu('{name} must be a whole number');
export const tooSmall = icu('{name} must be at least 1');
export const tooLarge = icu('{name} must be at most {max, number}');
export const workPlace = icu('workPlace must be remote');
export const status = icu('status must be all, open or closed');
export const list = icu('list must be posted or saved');
export const isUpdate = icu('isUpdate must be YES or NO');
