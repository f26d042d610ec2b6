import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { ADJUSTMENT_KINDS, adjustmentsInWords } from '#contract/interview/request-kinds.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { Document, type DocumentPart } from './document.tsx';

const PARTS: DocumentPart[] = [
  {
    title: 'Write to a person',
    paragraphs: [
      <>
        If something on this site stops you, write to the people who run it through{' '}
        <Anchor component={Link} to={PATHS.contactUs}>
          Contact Us
        </Anchor>
        . The message goes to them by mail, not to a program. Say which page it was, what you wanted to do and
        what you use, such as a screen reader.
      </>,
      `If it concerns an interview, ask the employer for an adjustment before it begins: the first page of each interview has a button for that. You can ask for ${adjustmentsInWords(ADJUSTMENT_KINDS)}.`,
      'If something does not work in an interview, press “Report a problem”. The employer can give you the interview again.',
    ],
  },
  {
    title: 'What it is measured by',
    paragraphs: [
      'The measure is the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA. Every page is checked by a program at three widths, in light and dark and with colours of one’s own, before a version is published. Whole tasks, such as an application and an interview, are tried with the keyboard alone and with what a screen reader is told.',
    ],
  },
  {
    title: 'What you can rely on',
    points: [
      'Everything can be done with the keyboard, and it is always visible where you are.',
      'Every page works on a screen of 320 pixels, enlarged to 400 percent, and with wider spacing of the text.',
      'Colours say nothing alone: a verdict has an icon and a word.',
      'Nothing that you typed is lost when a page is loaded again.',
      'Nothing moves if your system asks for less motion.',
      'Time limits apply in the interview alone, and an employer can grant you more time or none.',
    ],
  },
  {
    title: 'What is not there yet',
    points: [
      'Captions of videos are made by a program and may contain errors. Whoever sent a video can correct them.',
      'The recorded first round needs a voice or a keyboard. If neither suits you, ask for an interview with a person.',
      'Files that people upload, such as a resume, are shown as they are.',
    ],
  },
];

/** The accessibility statement. */
export default function AccessibilityPage() {
  return (
    <Document
      title="Accessibility"
      lead="This site is meant for everyone. This page says what is done for that, what is missing, and how to reach a person."
      parts={PARTS}
    />
  );
}
