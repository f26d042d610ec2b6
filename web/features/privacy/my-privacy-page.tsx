import { Page } from '#web/ui/page.tsx';
import { Consents } from './consents.tsx';
import { WhoSaw } from './who-saw.tsx';

/** What a candidate agreed to, and who saw what. */
export default function MyPrivacyPage() {
  return (
    <Page
      title="My privacy"
      lead="What you agreed to and how to take it back, and who saw your data."
      width="reading"
    >
      <Consents />
      <WhoSaw />
    </Page>
  );
}
