import { Suspense } from 'react';
import { Text } from '@mantine/core';
import * as said from '#contract/messages/en/companies.ts';
import { EXPORT_HOURS } from '#contract/shared/limits.ts';
import { getCompanyExport, getRetention, requestCompanyExport } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useTold } from '#web/features/accounts/use-told.ts';
import { ArchiveBox, untilMade } from '#web/ui/archive-box.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Section } from '#web/ui/page.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { CompanyLayout } from './company-layout.tsx';

const RetentionForm = lazyAtOnce(async () => (await import('./retention-form.tsx')).RetentionForm);

/** How many days the company keeps the data of applicants. */
export default function RetentionPage() {
  const query = useRead(getRetention, {});
  return (
    <CompanyLayout title={said.retention()} lead={said.retentionLead()} width="form">
      <Read query={query} waiting={<Loading shape="form" rows={5} />} empty="never">
        {(days) => (
          <Suspense fallback={<Loading shape="form" rows={5} />}>
            <RetentionForm days={days} />
          </Suspense>
        )}
      </Read>
      <CompanyArchive />
    </CompanyLayout>
  );
}

/** Downloads everything stored for the company. */
function CompanyArchive() {
  const query = useRead(getCompanyExport, {}, { refetchInterval: untilMade });
  const ask = useTold(requestCompanyExport, [getCompanyExport]);
  return (
    <Section title={said.allData()}>
      <Read query={query} waiting={<Loading shape="form" rows={2} />} empty="never">
        {(made) => (
          <ArchiveBox
            archive={made}
            download={said.downloadData()}
            ask={made === null ? said.askForData() : said.askForNewArchive()}
            isAsking={ask.isPending}
            onAsk={() => ask.mutate({})}
          >
            <Text>{said.archiveAbout({ hours: EXPORT_HOURS })}</Text>
          </ArchiveBox>
        )}
      </Read>
    </Section>
  );
}
