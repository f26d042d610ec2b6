import { Suspense } from 'react';
import { Text } from '@mantine/core';
import { EXPORT_HOURS } from '#contract/shared/limits.ts';
import { hoursInWords } from '#contract/shared/words.ts';
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

/** For how many days the company keeps what it has of people who applied. */
export default function RetentionPage() {
  const query = useRead(getRetention, {});
  return (
    <CompanyLayout
      title="Retention"
      lead="What is older is deleted each night, for good. Your figures keep counting it, without names. Whatever you keep for a legal matter stays."
      width="form"
    >
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

/** To download everything that is held for the company. */
function CompanyArchive() {
  const query = useRead(getCompanyExport, {}, { refetchInterval: untilMade });
  const ask = useTold(requestCompanyExport, [getCompanyExport]);
  return (
    <Section title="All data of the company">
      <Read query={query} waiting={<Loading shape="form" rows={2} />} empty="never">
        {(made) => (
          <ArchiveBox
            archive={made}
            download="Download the data of the company"
            ask={made === null ? 'Ask for all data' : 'Ask for a new archive'}
            isAsking={ask.isPending}
            onAsk={() => ask.mutate({})}
          >
            <Text>
              One archive with all that is held for your company: members, jobs, applicants, interviews with
              video and sound, reports, notes and the history; no secrets. It can be downloaded for{' '}
              {hoursInWords(EXPORT_HOURS)}, and the history says who asked for it.
            </Text>
          </ArchiveBox>
        )}
      </Read>
    </Section>
  );
}
