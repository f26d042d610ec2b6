import { icu } from '../icu.ts';

// Terms & Conditions. A translation says in its lead that the English text counts.
export const termsTitle = icu('Terms & Conditions');
export const termsDescription = icu('What employers and candidates agree to when they use this site.');
export const termsLead = icu('What candidates, employers and the operator can expect of each other.');
export const whatItIs = icu('What this is');
export const whatItIsText = icu(
  'Roundone is a marketplace for jobs that an organisation, the operator, runs. Employers post jobs on it; candidates apply and take a first interview that is recorded and analysed by a program. A contract of employment is made between an employer and a candidate, never with the operator or the makers of the program.',
);
export const yourAccount = icu('Your account');
export const oneAccount = icu(
  'One account belongs to one person, who gives their own name and an email address that they can read.',
);
export const keepPassword = icu(
  'Keep your password to yourself. Anything done from your account counts as done by you until you tell the operator otherwise.',
);
export const mayClose = icu('The operator may close an account that breaks these terms.');
export const ifSeeking = icu('If you are looking for a job');
export const sayTruth = icu('Tell the truth in your profile, your documents and your answers.');
export const takeYourself = icu('Take the interview yourself, without anyone answering for you.');
export const applyOnce = icu(
  'You may apply once to each job. {days, plural, one {An interview is open from its scheduled time for # day} other {An interview is open from its scheduled time for # days}}, unless the employer chose another number, and can be submitted once. The employer can let you take it again.',
);
export const toldBefore = icu(
  'Before an interview we tell you what is recorded and who will see it. Nothing is recorded before you agree.',
);
export const ifHiring = icu('If you are hiring');
export const postReal = icu(
  'Post real jobs, with conditions that you mean, and follow the law on equal treatment.',
);
export const useOnly = icu(
  'Use what you learn about an applicant for that application and nothing else, and share reports only with those who decide on it.',
);
export const reportHelps = icu(
  'A report helps a person decide. Read the evidence before you rely on a verdict, and if an applicant asks, explain how you reached the decision.',
);
export const staysYours = icu('What you put here stays yours');
export const staysYoursText = icu(
  'Your documents, recordings and questions remain yours. You allow the operator to store and analyse them, and to show them to those named in the policy, for as long as the application or the job needs it.',
);
export const personalData = icu('The {policy} explains how personal data is handled.');
export const promises = icu('What can be promised');
export const promisesText = icu(
  'Speech recognition and analysis make mistakes. That is why transcripts, recordings and evidence are shown beside every verdict, and why the program never decides about anyone. The program itself is free software under the MIT licence and comes without warranty; anything the operator promises beyond that is between you and the operator.',
);

// Policy.
export const policyTitle = icu('Policy');
export const policyDescription = icu(
  'What this site stores about people, who sees it, and how long it is kept.',
);
export const policyLead = icu('What this site records, who sees it, and how long it is kept.');
export const responsible = icu('Who is responsible');
export const responsibleText = icu(
  'Roundone is a program that an organisation runs on machines of its own choosing. The organisation that runs this site, called the operator here, is responsible for what is stored on it. The makers of the program have no access to it and receive nothing from it.',
);
export const responsibleAsk = icu(
  'For questions and requests about your data, write to the operator through {contact}.',
);
export const recorded = icu('What is recorded');
export const recordedAll = icu(
  'From everyone who registers: name, email address, mobile number, role, and the password in a form from which it cannot be read back.',
);
export const recordedCandidates = icu(
  'From candidates: the profile (address, education, skills, experience, links), the picture, resume, cover letter and certificates that they upload, a pitch video where a job asks for one and they give it, and their applications.',
);
export const recordedEmployers = icu(
  'From employers: the company profile, the logo, jobs with their questions, a personal message where one is recorded, and their decisions on applications.',
);
export const recordedInterview = icu(
  'In an interview: video and sound of the candidate from the first spoken question to the last, a sound file for each spoken answer, the chosen multiple-choice answers, and the moments at which the page was left, hidden or reloaded.',
);
export const recordedRunning = icu(
  'In the course of running: emails sent, and a log of calls with their time and address. Passwords, login tokens, answers and files are never written to the log.',
);
export const interviewTitle = icu('What is done with an interview');
export const interviewText = icu(
  'Spoken answers are turned into text by a speech model that runs on the operator’s machine. The text is compared with the expected answers that the employer wrote or chose. The result is a report: for each question the words, the expected points that were found in them, and a verdict where one can be settled. A person at the employer marks the other answers.',
);
export const interviewService = icu(
  'If the operator has connected a language model service, the questions, expected answers and transcripts are sent to that service to write the same report. Video, sound and contact details are not sent there.',
);
export const interviewNever = icu(
  'Faces, feelings, accents and voices are not judged. Events such as leaving the page are shown to the employer with their time; they do not change a score. No application is rejected by the program: a person at the employer decides.',
);
export const whoSees = icu('Who sees what');
export const employerSees = icu(
  'An employer sees the profile, the files and the interview of people who applied to its own jobs, and nobody else’s.',
);
export const candidateSees = icu(
  'A candidate sees their own profile, applications, interview report and recording.',
);
export const reportSeen = icu(
  'A report can be opened by its link without signing in, unless the employer has closed that. The link cannot be guessed, but anyone who has it can read the report: share it with care.',
);
export const filesSeen = icu('Files are served through signed links that expire.');
export const operatorSees = icu(
  'The operator can reach what is stored, as anyone who runs a program can, including employers’ questions and answers.',
);
export const howLong = icu('How long it is kept');
export const howLongText = icu(
  'Each company sets how long it keeps the data of people who applied, and you can read it before your interview. Where a company has set nothing, video and sound are deleted after {filmDays, plural, one {# day} other {# days}}, reports and transcripts after {reportDays, plural, one {# day} other {# days}}, and an application that ended without a hire after {endedDays, plural, one {# day} other {# days}}. The law where the job is may require longer. On your Account page you can download what is stored about you, and delete your account with everything in it.',
);
export const alertKept = icu(
  'A job alert keeps your email address and your search until you stop it with the link in its emails. If you never open the first link, it is deleted after {days, plural, one {# day} other {# days}}.',
);
export const inBrowser = icu('In your browser');
export const inBrowserText = icu(
  'The site loads nothing from other hosts. It sets one cookie, when you sign in: it tells the server that this browser has signed in to your account before, so that other people’s wrong passwords do not lock you out. No script can read it, it is sent only when you sign in, and it ends after {days, plural, one {# day} other {# days}}. Your login, your role, your name and some notes on forms and interviews under way are kept in the browser’s storage on your own machine. Log Out removes what is in the storage.',
);

// The accessibility statement.
export const accessibilityTitle = icu('Accessibility');
export const accessibilityDescription = icu(
  'What we do so that everyone can use this site, what’s missing, and who to write to.',
);
export const accessibilityLead = icu(
  'This site is meant for everyone. This page says what we do about that, what’s missing, and how to reach a person.',
);
export const writeToPerson = icu('Write to a person');
export const writeToPersonText = icu(
  'If something on this site stops you, write to the people who run it through {contact}. Your message goes to them by email, not to a program. Tell them which page it was, what you wanted to do and what you use, such as a screen reader.',
);
export const askAdjustment = icu(
  'If it’s about an interview, ask the employer for an adjustment before it begins: the first page of each interview has a button for that. You can ask for {adjustments}.',
);
export const reportProblem = icu(
  'If something doesn’t work in an interview, press “Report a problem”. The employer can let you take the interview again.',
);
export const measured = icu('How we measure it');
export const measuredText = icu(
  'We measure against the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA. Before a version is published, a program checks every page at three widths, in light and dark colours and with the reader’s own colours. We try whole tasks, such as an application and an interview, with the keyboard alone and with what a screen reader hears.',
);
export const relyOn = icu('What you can rely on');
export const relyKeyboard = icu('You can do everything with the keyboard, and always see where you are.');
export const relyScreen = icu(
  'Every page works on a 320-pixel screen, enlarged to 400 percent, and with wider text spacing.',
);
export const relyColours = icu('Colour never carries meaning alone: a verdict has an icon and a word.');
export const relyTyped = icu('Nothing you typed is lost when a page reloads.');
export const relyMotion = icu('Nothing moves if your system asks for less motion.');
export const relyTime = icu(
  'Only the interview has time limits, and an employer can give you more time or remove them.',
);
export const missing = icu('What’s missing');
export const missingCaptions = icu(
  'Captions of videos are made by a program and may contain errors. Whoever sent a video can correct them.',
);
export const missingVoice = icu(
  'The recorded first round needs a voice or a keyboard. If neither suits you, ask for an interview with a person.',
);
export const missingFiles = icu('Files that people upload, such as a resume, are shown as they are.');
