import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/legal.ts';
import { INTERVIEW_OPEN_DAYS } from '#contract/shared/limits.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { around } from '#web/ui/around.ts';
import { Document, type DocumentPart } from './document.tsx';

const PARTS: DocumentPart[] = [
  { title: said.whatItIs, paragraphs: [said.whatItIsText] },
  { title: said.yourAccount, points: [said.oneAccount, said.keepPassword, said.mayClose] },
  {
    title: said.ifSeeking,
    points: [
      said.sayTruth,
      said.takeYourself,
      () => said.applyOnce({ days: INTERVIEW_OPEN_DAYS }),
      said.toldBefore,
    ],
  },
  { title: said.ifHiring, points: [said.postReal, said.useOnly, said.reportHelps] },
  {
    title: said.staysYours,
    paragraphs: [
      said.staysYoursText,
      () =>
        around(said.personalData, {
          policy: (
            <Anchor component={Link} to={PATHS.policy}>
              {said.policyTitle()}
            </Anchor>
          ),
        }),
    ],
  },
  { title: said.promises, paragraphs: [said.promisesText] },
];

export default function TermsPage() {
  return <Document title={said.termsTitle()} lead={said.termsLead()} parts={PARTS} />;
}
