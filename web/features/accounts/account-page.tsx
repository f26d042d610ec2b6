import { Page } from '#web/ui/page.tsx';
import { SecondFactorSection } from './account/second-factor-section.tsx';

/** One's own account: the ways into it. */
export default function AccountPage() {
  return (
    <Page title="Account" width="form">
      <SecondFactorSection />
    </Page>
  );
}
