import { icu } from '../icu.ts';

export const silent = icu('Nothing was said in answer to the question.');
export const unknown = icu('The answer was “I don’t know”.');
export const noWords = icu(
  'We can hear a voice, but we couldn’t recognise any words. Please listen to the recording.',
);
export const fewWords = icu('We recognised few words of what was said. Please listen to the recording.');
export const doubtfulWords = icu(
  'We’re not confident about most of these words. Please listen to the recording.',
);
export const otherLanguage = icu('This answer seems to be in {language}: listen to it.');
export const notFollowed = icu(
  'We couldn’t follow this answer. It may be in another language or hard to hear: listen to it.',
);
export const unreadable = icu('We couldn’t read this recording. Please listen to it.');
export const notHeard = icu(
  'Recorded only, because we can’t write down this language: a person listens and decides.',
);
export const notGraded = icu('We don’t grade answers in this language: a person reads it and decides.');
export const interrupted = icu('{interruption}.');
export const brokeOff = icu('Recording broke off');
export const interruptedFor = icu('Recording interrupted for {duration}');
export const nothingHeard = icu('We didn’t hear an answer in this recording. Please listen to it.');
export const noKey = icu(
  'This question has no expected answer, so the answer is transcribed but not scored.',
);
export const unknownBeside = icu('The answer says “I don’t know” and adds something.');
export const echo = icu('The answer mostly repeats the question.');
export const turned = icu('This may say the opposite: “{quote}”.');
export const filler = icu('Expected terms were said, but hardly in sentences.');
export const readAloud = icu('This may have been read from notes: “{quote}”.');
export const terms = icu('Expected terms were listed without saying anything about them.');
export const shuffled = icu('The expected words are there, but out of order.');
export const corrected = icu('Corrected along the way: “{quote}”.');
export const addressed = icu('This seems to be addressed to the person marking: “{quote}”.');
export const modelContradiction = icu(
  'The model reads this as contradicting the expected answer: “{quote}”.',
);
export const modelDisagrees = icu('The model and the other evidence disagree.');
export const modelAlone = icu('The model found expected points in other words.');
export const modelUnquoted = icu('The model claimed expected points without quoting the answer.');
export const followUpUnchanged = icu('The answer to the follow-up didn’t change the result.');
export const rightOption = icu('The correct option was chosen.');
export const otherOption = icu('Another option is the correct one.');
export const noOption = icu('No option was chosen.');
export const foundThePoint = icu('We found the expected point.');
export const notFoundThePoint = icu('We didn’t find the expected point in the expected words.');
export const pointsFound = icu('{found, number} of {total, number} expected points found.');
export const companyToDo = icu('Words alone can’t settle this answer: a person should mark it.');
export const othersToDo = icu('A person will review this answer.');
export const practiceToDo = icu('In an interview, a person would review this answer.');
