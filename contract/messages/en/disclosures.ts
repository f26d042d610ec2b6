import { icu } from '../icu.ts';

// How Roundone assesses, as part of a notice: after a colon, or after "In the interview".
export const assessed = icu(
  'a program turns what you say in the interview into text and compares it with the answer that the employer expects, question by question. It does not assess your face, voice, accent or emotions, and a person decides.',
);
export const resume = icu(
  'A program reads your resume and says which requirements of the job are found in it.',
);
export const privacyPage = icu('My privacy');
export const interviewsPage = icu('My interviews');

// New York City.
export const newYorkTitle = icu('New York City: automated employment decision tool');
export const newYorkTool = icu('This employer uses an automated tool to assess candidates: {assessed}');
export const newYorkDays = icu(
  '{days, plural, one {If you live in the city, the tool is used no earlier than # business day after this notice.} other {If you live in the city, the tool is used no earlier than # business days after this notice.}} You can ask for an alternative selection process or an accommodation, before your interview or at its first page.',
);
export const newYorkData = icu(
  '{days, plural, one {Within # day of a written request, the employer tells you which data it collects, from where, and how long it keeps them.} other {Within # days of a written request, the employer tells you which data it collects, from where, and how long it keeps them.}}',
);

// Illinois.
export const illinoisVideoTitle = icu('Illinois: artificial intelligence in video interviews');
export const illinoisVideo = icu(
  'Artificial intelligence may be used to analyse your video interview: {assessed}',
);
export const illinoisVideoConsent = icu(
  'The interview begins only if you agree to it. Your video is shared only with people whose expertise is needed to assess you.',
);
export const illinoisVideoDeletion = icu(
  '{days, plural, one {If you ask for it, your interview is deleted within # day, with all copies.} other {If you ask for it, your interview is deleted within # days, with all copies.}}',
);
export const illinoisHiringTitle = icu('Illinois: artificial intelligence in recruitment');
export const illinoisHiring = icu(
  'This employer uses artificial intelligence in recruitment and hiring, with the program Roundone. {resume} In the interview, {assessed}',
);
export const illinoisHiringData = icu(
  'It uses your resume, and what you say, type or choose in the interview. It does not use your ZIP code.',
);

// California.
export const californiaTitle = icu('California: automated-decision systems in employment');
export const california = icu(
  'An automated-decision system helps this employer with your application. {resume} In the interview, {assessed} You can ask for an accommodation, before your interview or at its first page.',
);
export const californiaDeletion = icu(
  '{keeps} You can still delete your account, with everything in it, unless the employer must keep it for a legal matter.',
);
export const californiaPrivacyTitle = icu(
  'California: notice before automated decision-making technology is used',
);
export const californiaPrivacy = icu(
  'The technology is used to help decide whom to invite and whom to hire. {resume} In the interview, {assessed}',
);
export const californiaPrivacyAccess = icu(
  'You can ask for access: how the technology was used for you, and what it gave out. Your report shows the verdict of each answer, with the words that it rests on.',
);
export const californiaPrivacyOptOut = icu(
  'Where no person decides, you can opt out of the technology. You can use these rights without being treated worse for it.',
);
export const californiaPrivacyLaw = icu(
  'California Consumer Privacy Act Regulations, 11 CCR § 7200 and following',
);

// Colorado.
export const coloradoTitle = icu('Colorado: automated decision-making technology');
export const colorado = icu(
  'Automated decision-making technology may influence the decision on your application: {assessed}',
);
export const coloradoDeclined = icu(
  'If you are declined, you are told in plain words what part it had. You can ask for more, correct data about you that are wrong, and ask for a review by a person.',
);

// Ontario.
export const ontarioTitle = icu('Ontario: artificial intelligence in hiring');
export const ontario = icu('This employer uses artificial intelligence to assess applicants: {assessed}');
export const ontarioReply = icu(
  '{days, plural, one {If you are interviewed, the employer tells you within # day after the interview whether it made a decision.} other {If you are interviewed, the employer tells you within # days after the interview whether it made a decision.}}',
);

// The European Union.
export const europeTitle = icu('European Union: an AI system helps to assess you');
export const europe = icu('An AI system is used in this recruitment: {assessed}');
export const europeRights = icu(
  'You can ask for an explanation of the part that the system had in a decision about you, ask for a person to look at it, and withdraw your consent at any time.',
);
