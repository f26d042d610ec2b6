import { Page } from '#web/ui/page.tsx';
import { Consents } from './consents.tsx';

/** What a candidate agreed to, and who saw what. */
export default function MyPrivacyPage() {
  return (
    <Page title="My privacy" lead="What you agreed to, and how to take it back." width="reading">
      <Consents />
    </Page>
  );
}
