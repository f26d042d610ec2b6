import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { USUAL_RETENTION } from '#contract/privacy/retention.ts';
import { daysInWords } from '#contract/shared/words.ts';
import { JOB_ALERT_LINK_DAYS, KNOWN_DEVICE_DAYS } from '#contract/shared/limits.ts';
import { Document, type DocumentPart } from './document.tsx';

const PARTS: DocumentPart[] = [
  {
    title: 'Who is responsible',
    paragraphs: [
      'Roundone is a program that an organisation runs on machines of its own choosing. The organisation that runs this site, called the operator here, is responsible for what is stored on it. The makers of the program have no access to it and receive nothing from it.',
      <>
        Questions and requests about your data go to the operator, through{' '}
        <Anchor component={Link} to={PATHS.contactUs}>
          Contact Us
        </Anchor>
        .
      </>,
    ],
  },
  {
    title: 'What is recorded',
    points: [
      'From everyone who registers: name, e-mail address, mobile number, role, and the password in a form from which it cannot be read back.',
      'From candidates: the profile (address, education, skills, experience, links), the picture, resume, cover letter and certificates that they upload, a pitch video where a job asks for one and they give it, and their applications.',
      'From employers: the company profile, the logo, jobs with their questions, a personal message where one is recorded, and their decisions on applications.',
      'In an interview: video and sound of the candidate from the first spoken question to the last, a sound file for each spoken answer, the chosen multiple-choice answers, and the moments at which the page was left, hidden or reloaded.',
      'In the course of running: mails sent, and a log of calls with their time and address. Passwords, login tokens, answers and files are never written to the log.',
    ],
  },
  {
    title: 'What is done with an interview',
    paragraphs: [
      'The spoken answers are turned into text by a speech model that runs on the operator’s machine. The text is compared with the expected answers that the employer wrote or chose. The result is a report: for each question the words, the expected points that were found in them, and a verdict where one can be settled. A person at the employer marks the other answers.',
      'If the operator has connected a language model service, the questions, expected answers and transcripts are sent to that service to write the same report. Video, sound and contact details are not sent there.',
      'Faces, feelings, accents and voices are not judged. Events such as leaving the page are shown to the employer with their time; they do not change a score. No application is rejected by the program: a person at the employer decides.',
    ],
  },
  {
    title: 'Who sees what',
    points: [
      'An employer sees the profile, the files and the interview of people who applied to its own jobs, and nobody else’s.',
      'A candidate sees their own profile, applications, interview report and recording.',
      'A report can be opened by its link without signing in, unless the employer has closed that. The link cannot be guessed, but whoever has it can read the report: share it with care.',
      'Files are served through links that are signed and run out.',
      'The operator can reach what is stored, as with any program one runs, and the employers’ questions and answers along with it.',
    ],
  },
  {
    title: 'How long it is kept',
    paragraphs: [
      `Each company sets for how long it keeps what it has of people who applied, and you read it before your interview. Where a company set nothing, video and sound go after ${daysInWords(USUAL_RETENTION.filmDays)}, reports and transcripts after ${daysInWords(USUAL_RETENTION.reportDays)}, and an application that ended without a hire after ${daysInWords(USUAL_RETENTION.endedDays)}. The law of the place where the job is can ask for longer. On your page Account you can download what is stored about you, and delete your account with everything.`,
      `A job alert keeps your email address and your search until you stop it with the link in its emails. If you never open the first link, it is deleted after ${daysInWords(JOB_ALERT_LINK_DAYS)}.`,
    ],
  },
  {
    title: 'In your browser',
    paragraphs: [
      `The site loads nothing from other hosts. It sets one cookie, when you sign in: it tells the server that this browser has signed in to your account before, so that other people’s wrong passwords do not lock you out. No script can read it, it goes to the sign-in alone, and it ends after ${daysInWords(KNOWN_DEVICE_DAYS)}. Your login, your role, your name and some notes on forms and interviews under way are kept in the browser’s storage on your own machine. Log Out removes what is in the storage.`,
    ],
  },
];

export default function PolicyPage() {
  return (
    <Document
      title="Policy"
      lead="What this site records, who sees it, and how long it is kept."
      parts={PARTS}
    />
  );
}
