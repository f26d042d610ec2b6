import * as said from '#contract/messages/en/privacy.ts';
import { Page } from '#web/ui/page.tsx';
import { Consents } from './consents.tsx';
import { SelfIdentification } from './self-identification.tsx';
import { WhoSaw } from './who-saw.tsx';

/** What a candidate agreed to, who saw what, and the candidate's answers for the fairness figures. */
export default function MyPrivacyPage() {
  return (
    <Page title={said.title()} lead={said.lead()} width="reading">
      <Consents />
      <WhoSaw />
      <SelfIdentification />
    </Page>
  );
}
