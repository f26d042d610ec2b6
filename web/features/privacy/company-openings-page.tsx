import { Group, Text } from '@mantine/core';
import * as said from '#contract/messages/en/privacy.ts';
import { getCompanyOpenings } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { CompanyLayout } from '#web/features/companies/company-layout.tsx';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { type CsvColumn, DownloadCsv } from '#web/ui/download-csv.tsx';
import layout from '#web/ui/layout.module.css';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { WHAT } from './opening-words.ts';

type Opening = OutputOf<typeof getCompanyOpenings>['openings'][number];

export default function CompanyOpeningsPage() {
  const query = useReadPages(getCompanyOpenings, {}, ({ openings }) => openings);
  return (
    <CompanyLayout title={said.openings()} lead={said.openingsLead()} width="form">
      <Read
        query={query}
        waiting={<Loading shape="table" rows={5} />}
        empty={{ when: ({ items }) => items.length === 0, text: said.noneOpened() }}
      >
        {({ items }) => (
          <>
            <ol aria-label={said.openings()} className={layout.lines}>
              {items.map((opening) => (
                <li key={opening.openingId}>
                  <Text>
                    {around(said.openedOfApplicant, {
                      who: <strong>{viewerOf(opening)}</strong>,
                      what: WHAT[opening.what](),
                      name: opening.candidateName,
                      job: opening.designation,
                    })}
                  </Text>
                  <Text size="sm" c="dimmed">
                    <DateText value={opening.at} withTime />
                  </Text>
                </li>
              ))}
            </ol>
            <LoadMore query={query} />
            <Group mt="md">
              <DownloadCsv
                filename="who-opened-what"
                call={getCompanyOpenings}
                input={{}}
                itemsOf={({ openings }) => openings}
                columns={csvColumns()}
              />
            </Group>
          </>
        )}
      </Read>
    </CompanyLayout>
  );
}

const csvColumns = (): CsvColumn<Opening>[] => [
  { header: said.csvWhen(), text: ({ at }) => at },
  { header: said.csvWho(), text: (opening) => viewerOf(opening) },
  { header: said.csvRole(), text: ({ role }) => role },
  { header: said.csvWhat(), text: ({ what }) => WHAT[what]() },
  { header: said.csvApplicant(), text: ({ candidateName }) => candidateName },
  { header: said.csvJob(), text: ({ designation }) => designation },
];

function viewerOf({ viewer, viewerName }: Opening): string {
  switch (viewer) {
    case 'member':
      return viewerName ?? said.formerMember();
    case 'token':
      return said.programWithToken();
    case 'guest':
      return viewerName === null ? said.guestUnknown() : said.guestNamed({ name: viewerName });
    case 'visitor':
      return said.visitor();
  }
}
