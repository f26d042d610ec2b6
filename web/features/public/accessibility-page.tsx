import { ADJUSTMENT_KINDS, adjustmentsInWords } from '#contract/interview/request-kinds.ts';
import * as said from '#contract/messages/en/legal.ts';
import { around } from '#web/ui/around.ts';
import { ContactLink, Document, type DocumentPart } from './document.tsx';

const PARTS: DocumentPart[] = [
  {
    title: said.writeToPerson,
    paragraphs: [
      () => around(said.writeToPersonText, { contact: <ContactLink /> }),
      () => said.askAdjustment({ adjustments: adjustmentsInWords(ADJUSTMENT_KINDS) }),
      said.reportProblem,
    ],
  },
  { title: said.measured, paragraphs: [said.measuredText] },
  {
    title: said.relyOn,
    points: [
      said.relyKeyboard,
      said.relyScreen,
      said.relyColours,
      said.relyTyped,
      said.relyMotion,
      said.relyTime,
    ],
  },
  { title: said.missing, points: [said.missingCaptions, said.missingVoice, said.missingFiles] },
];

export default function AccessibilityPage() {
  return <Document title={said.accessibilityTitle()} lead={said.accessibilityLead()} parts={PARTS} />;
}
