import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { spelledOut } from '#contract/shared/words.ts';
import { INTERVIEW_OPEN_DAYS } from '#contract/shared/limits.ts';
import { Document, type DocumentPart } from './document.tsx';

const PARTS: DocumentPart[] = [
  {
    title: 'What this is',
    paragraphs: [
      'Roundone is a marketplace for jobs that an organisation, the operator, runs. Employers post jobs on it; candidates apply and take a first interview that is recorded and analysed by a program. A contract of employment is made between an employer and a candidate, never with the operator or the makers of the program.',
    ],
  },
  {
    title: 'Your account',
    points: [
      'One account belongs to one person, who gives their own name and an e-mail address that they can read.',
      'Keep your password to yourself. What is done from your account counts as done by you until you tell the operator otherwise.',
      'The operator may close an account that breaks these terms.',
    ],
  },
  {
    title: 'If you are looking for a job',
    points: [
      'Say what is true in your profile, your documents and your answers.',
      'Take the interview yourself, without anyone answering for you.',
      `You may apply once to each job. An interview is open from its scheduled time for ${spelledOut(INTERVIEW_OPEN_DAYS, 'day')}, unless the employer chose another number, and can be submitted once. The employer may give it again.`,
      'Before an interview you are told what is recorded and who will see it. Nothing is recorded before you have agreed.',
    ],
  },
  {
    title: 'If you are hiring',
    points: [
      'Post real jobs, with conditions that you mean, and follow the law on equal treatment.',
      'Use what you learn about an applicant for that application and nothing else, and share reports only with those who decide on it.',
      'A report helps a person to decide. Read the evidence before you rely on a verdict, and tell an applicant who asks how the decision came about.',
    ],
  },
  {
    title: 'What you put here stays yours',
    paragraphs: [
      'Your documents, recordings and questions remain yours. You allow the operator to store them, to analyse them, and to show them to those whom the policy names, for as long as the application or the job needs it.',
      <>
        How personal data is handled stands in the{' '}
        <Anchor component={Link} to={PATHS.policy}>
          Policy
        </Anchor>
        .
      </>,
    ],
  },
  {
    title: 'What can be promised',
    paragraphs: [
      'Speech recognition and analysis make mistakes. That is why transcripts, recordings and evidence are shown beside every verdict, and why the program decides on nobody. The program itself is free software under the MIT licence and comes without warranty; what the operator promises beyond that is between you and the operator.',
    ],
  },
];

export default function TermsPage() {
  return (
    <Document
      title="Terms & Conditions"
      lead="What candidates, employers and the operator may expect of each other."
      parts={PARTS}
    />
  );
}
