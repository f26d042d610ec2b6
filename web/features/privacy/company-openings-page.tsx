import { Group, Text } from '@mantine/core';
import { getCompanyOpenings } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { CompanyLayout } from '#web/features/companies/company-layout.tsx';
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
    <CompanyLayout
      title="Who opened what"
      lead="Reports, videos, documents and archives of applicants. Each applicant reads the same, without the names of your members."
      width="form"
    >
      <Read
        query={query}
        waiting={<Loading shape="table" rows={5} />}
        empty={{ when: ({ items }) => items.length === 0, text: 'Nobody has opened anything yet.' }}
      >
        {({ items }) => (
          <>
            <ol aria-label="Who opened what" className={layout.lines}>
              {items.map((opening) => (
                <li key={opening.openingId}>
                  <Text>
                    <strong>{viewerOf(opening)}</strong> opened {WHAT[opening.what]} of{' '}
                    {opening.candidateName}, {opening.designation}.
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
                columns={CSV}
              />
            </Group>
          </>
        )}
      </Read>
    </CompanyLayout>
  );
}

const CSV: readonly CsvColumn<Opening>[] = [
  { header: 'When', text: ({ at }) => at },
  { header: 'Who', text: (opening) => viewerOf(opening) },
  { header: 'Role', text: ({ role }) => role },
  { header: 'What', text: ({ what }) => WHAT[what] },
  { header: 'Applicant', text: ({ candidateName }) => candidateName },
  { header: 'Job', text: ({ designation }) => designation },
];

function viewerOf({ viewer, viewerName }: Opening): string {
  switch (viewer) {
    case 'member':
      return viewerName ?? 'A former member';
    case 'token':
      return 'A program with an API token';
    case 'guest':
      return `${viewerName ?? 'Somebody'}, a guest`;
    case 'visitor':
      return 'Somebody with the link of the report';
  }
}
