import { Page } from '#web/ui/page.tsx';
import { Consents } from './consents.tsx';
import { SelfIdentification } from './self-identification.tsx';
import { WhoSaw } from './who-saw.tsx';

/** What a candidate agreed to, who saw what, and what the candidate says for figures of fairness. */
export default function MyPrivacyPage() {
  return (
    <Page
      title="My privacy"
      lead="What you agreed to and how to take it back, who saw your data, and what you may say for figures of fairness."
      width="reading"
    >
      <Consents />
      <WhoSaw />
      <SelfIdentification />
    </Page>
  );
}
