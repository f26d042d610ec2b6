import { icu } from '../icu.ts';

// A practice interview.
export const title = icu('Practice interview');
export const lead = icu(
  'Find out what an interview feels like and how your answers are read. Nobody else sees it, and it’s deleted when you leave.',
);
export const howItGoes = icu('How it works');
export const howItGoesText = icu(
  'First you test your camera and microphone. Then you get three questions, as in an interview: one multiple-choice question, one about a skill and one about you. It takes about five minutes.',
);
export const recorded = icu('What is recorded');
export const recordedText = icu(
  'Your camera and microphone, while you answer the two spoken questions. The video stays in this browser window.',
);
export const sent = icu('What is sent');
export const sentText = icu(
  'The sound of each answer. The server turns it into text, compares it with an expected answer right away, and keeps neither the sound nor the text.',
);
export const seenBy = icu('Who sees it');
export const seenByText = icu(
  'Only you. No employer finds out that you practised, and it doesn’t affect your applications.',
);
export const keptFor = icu('How long it is kept');
export const keptForText = icu('Until you leave the page. Then it’s deleted, and nobody can get it back.');
export const consent = icu(
  'The questions are our own: no employer asks them. By continuing you agree to being recorded as described here. More in the {policy}.',
);
export const policyLink = icu('policy');
export const notNow = icu('Not now');
export const agree = icu('Agree and test my devices');

// Its questions.
export const choice = icu('Multiple choice');
export const skill = icu('A skill question');
export const personal = icu('A personal question');
export const question = icu('Practice, question {number, number} of {all, number}: {kind}');
export const oneMoment = icu('One moment…');

// What came of it.
export const reportTitle = icu('Your practice');
export const reportLead = icu(
  'This is how a report reads an answer. Only you see it, and only on this page: when you leave, the recording, the words and the verdicts are gone.',
);
export const again = icu('Practise with other questions');
export const leave = icu('Leave, and delete it');
export const questionnaire = icu('Questionnaire');
export const choiceHead = icu('Question {number, number} · multiple choice');
export const skillHead = icu('Question {number, number} · scored');
export const personalHead = icu('Question {number, number} · personal, not scored');
export const choseNothing = icu('You didn’t choose an answer. The correct answer is {answer}.');
export const chose = icu('You chose {option}. The correct answer is {answer}.');
export const playAnswer = icu('Play the answer');
export const answerTo = icu('Your answer to question {number, number}');
export const noWords = icu('We didn’t recognise any words.');
export const summary = icu('Summary, in your words');

// A job and its interview as candidates see them.
export const previewTitle = icu('See it as a candidate');
export const chooseJob = icu('Please choose a job first.');
export const previewOf = icu('Preview of {role}');
export const previewNotice = icu('Preview. Nothing is recorded.');
export const previewEnd = icu(
  'That’s the interview. A candidate’s answers are now turned into a report, which you review before you decide.',
);
export const backToDashboard = icu('Back to your dashboard');
export const tryOnceMore = icu('Try it again');
export const jobDescription = icu('Job Description');
export const skills = icu('Skills');
export const miscInformation = icu('Misc Information');
export const personalMessage = icu('Personal Message');
export const onboarding = icu('Onboarding');
export const publicPage = icu('People without an account see {page}.');
export const publicPageLink = icu('the public page of this job');
export const tryInterview = icu('Try the interview');
export const previewQuestion = icu('Question {number, number} of {all, number}: {kind}');
export const previewAsking = icu(
  'The question is read aloud. Candidates can answer at any time; their time starts after it.',
);
export const previewAnswering = icu(
  'Now the candidate answers, with the camera on. The answer ends when they’re done, stop speaking or run out of time.',
);

// What calls of the practice refuse.
export const roundNumber = icu('round must be a number');
export const roundWhole = icu('round must be a whole number');
export const nameQuestion = icu('Please say which question');
