import { icu } from '../icu.ts';

// The first job: what it is.
export const title = icu('Post your first job');
export const about = icu('Tell us about the job. Next, we’ll suggest interview questions.');
export const reviewAbout = icu('Check the questions, say hello, and publish.');
export const restored = icu('What you typed here before is back. It isn’t saved yet.');
export const designation = icu('Designation');
export const jobDescription = icu('Job Description');
export const descriptionFile = icu('Description file');
export const skills = icu('Skills');
export const skillsHint = icu(
  'We add the ones your title and description mention. The questions are about these.',
);
export const next = icu('Next');

// What is suggested for it.
export const publishLabel = icu('Publish your first job');
export const aboutPerson = icu('About the person');
export const onSkills = icu('On the skills');
export const multipleChoice = icu('Multiple choice');
export const suggested = icu('Questions we suggest');
export const chooseOthers = icu('Choose others, or write your own');
export const sayHello = icu('Say hello');
export const sayHelloAbout = icu(
  'A short video where you introduce yourself and the job. Candidates see it with the job.',
);
export const everythingElse = icu('Everything else: our defaults');
export const changeNamed = icu('Change {step}');
export const change = icu('Change');
export const starts = icu('Starts {day}.');
export const startsRateHidden = icu('Starts {day}. Candidates don’t see the hourly rate.');
export const roundCount = icu(
  '{rounds, plural, one {# round, starting with the AI interview.} other {# rounds, starting with the AI interview.}}',
);
export const finishLater = icu('Finish later');
export const publish = icu('Publish job');
export const leaveTitle = icu('Leave without saving your video?');
export const leaveRecording = icu('Your recording isn’t finished. If you leave now, it’s lost.');
export const leaveVideo = icu('Your video is only on this page so far.');
export const missing = icu('One more thing: {step}');
export const missingQuestions = icu(
  'The question bank has too few questions on these skills. Choose others, or write your own.',
);
export const missingOther = icu('We couldn’t fill this in for you. Please check it.');
export const open = icu('Open {step}');
