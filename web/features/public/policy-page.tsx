import * as said from '#contract/messages/en/legal.ts';
import { USUAL_RETENTION } from '#contract/privacy/retention.ts';
import { JOB_ALERT_LINK_DAYS, KNOWN_DEVICE_DAYS } from '#contract/shared/limits.ts';
import { around } from '#web/ui/around.ts';
import { ContactLink, Document, type DocumentPart } from './document.tsx';

const PARTS: DocumentPart[] = [
  {
    title: said.responsible,
    paragraphs: [said.responsibleText, () => around(said.responsibleAsk, { contact: <ContactLink /> })],
  },
  {
    title: said.recorded,
    points: [
      said.recordedAll,
      said.recordedCandidates,
      said.recordedEmployers,
      said.recordedInterview,
      said.recordedRunning,
    ],
  },
  {
    title: said.interviewTitle,
    paragraphs: [said.interviewText, said.interviewService, said.interviewNever],
  },
  {
    title: said.whoSees,
    points: [said.employerSees, said.candidateSees, said.reportSeen, said.filesSeen, said.operatorSees],
  },
  {
    title: said.howLong,
    paragraphs: [
      () => said.howLongText(USUAL_RETENTION),
      () => said.alertKept({ days: JOB_ALERT_LINK_DAYS }),
    ],
  },
  { title: said.inBrowser, paragraphs: [() => said.inBrowserText({ days: KNOWN_DEVICE_DAYS })] },
];

export default function PolicyPage() {
  return <Document title={said.policyTitle()} lead={said.policyLead()} parts={PARTS} />;
}
