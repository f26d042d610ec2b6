import { Suspense } from 'react';
import * as said from '#contract/messages/en/companies.ts';
import { getDecisionSettings } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { CompanyLayout } from './company-layout.tsx';

const ReasonsForm = lazyAtOnce(async () => (await import('./reasons-form.tsx')).ReasonsForm);

/** The settings for decisions, for owners. */
export default function ReasonsPage() {
  const query = useRead(getDecisionSettings, {});
  return (
    <CompanyLayout title={said.reasons()} lead={said.reasonsLead()} width="form">
      <Read query={query} waiting={<Loading shape="page" rows={5} />} empty="never">
        {(settings) => (
          <Suspense fallback={<Loading shape="page" rows={5} />}>
            <ReasonsForm settings={settings} />
          </Suspense>
        )}
      </Read>
    </CompanyLayout>
  );
}
