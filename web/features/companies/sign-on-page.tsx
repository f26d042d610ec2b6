import * as said from '#contract/messages/en/company-settings.ts';
import { getCompanySignOn } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { CompanyLayout } from './company-layout.tsx';
import { DomainsSection } from './sign-on/domains-section.tsx';
import { ProviderSection } from './sign-on/provider-section.tsx';
import { RulesSection } from './sign-on/rules-section.tsx';

/** How the members of the company sign in. For owners. */
export default function SignOnPage() {
  const query = useRead(getCompanySignOn, {});
  return (
    <CompanyLayout title={said.signOn()} lead={said.signOnLead()} width="form">
      <Read query={query} waiting={<Loading shape="form" rows={6} />} empty="never">
        {(signOn) => (
          <>
            <ProviderSection signOn={signOn} />
            <DomainsSection signOn={signOn} />
            <RulesSection signOn={signOn} />
          </>
        )}
      </Read>
    </CompanyLayout>
  );
}
