import { Text } from '@mantine/core';
import * as said from '#contract/messages/en/employer-interviews.ts';
import { PAGE_LIMIT } from '#contract/shared/limits.ts';
import { candidatePath } from '#contract/shared/paths.ts';
import { getMissedInterviews } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { readAllRows } from '#web/api/read-all.ts';
import type { ApplicationItem } from '#web/api/types.ts';
import { APPLICATION_CSV } from '#web/features/applications/received/csv-columns.ts';
import { statusText } from '#web/features/applications/received/standing.ts';
import { SERIAL_NUMBER } from '#web/features/applicants/lists/cells.tsx';
import {
  ITEM_APPLICANT,
  ITEM_JOB_ID,
  ITEM_POSITION,
  nameOfItem,
  personOfItem,
} from '#web/features/applicants/lists/item-cells.tsx';
import { PeopleList } from '#web/features/applicants/lists/people-list.tsx';
import { useDecides } from '#web/session/member.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowActions } from '#web/ui/row-actions.tsx';
import { useAddress } from '#web/ui/use-address.ts';
import { useOrder } from '#web/ui/use-order.ts';
import { OpenTimes } from './open-times.tsx';
import { useInterviewChanges } from './use-interview-changes.tsx';

const columns = (): readonly Column<ApplicationItem>[] => [
  SERIAL_NUMBER,
  {
    header: said.interviewDate(),
    fact: true,
    orderKey: 'interviewDate',
    cell: (item) => <OpenTimes interview={item.interview} />,
  },
  ITEM_POSITION,
  ITEM_JOB_ID,
  ITEM_APPLICANT,
  { header: said.status(), cell: (item) => <MissedStatus item={item} /> },
];

/** Candidates of all jobs who missed their interview. Renders nothing if there are none. */
export function MissedInterviews() {
  const order = useOrder(getMissedInterviews, 'missed');
  const decides = useDecides();
  const changes = useInterviewChanges();
  // The list above has its own search.
  const { values, set } = useAddress(['missedText']);
  const text = values.missedText;
  const wanted = { ...order.sort, ...(text === '' ? {} : { text }) };
  const query = useReadPages(getMissedInterviews, { limit: 25, ...wanted }, (items) => items, {
    keepPrevious: true,
  });
  const isEmpty = (query.data?.items.length ?? 0) === 0;
  if (isEmpty && text === '' && query.error === null && !query.isPlaceholderData) return null;
  return (
    <Section
      title={said.missed()}
      actions={
        <DownloadCsv
          filename="missed-interviews"
          call={getMissedInterviews}
          input={wanted}
          itemsOf={(items) => items}
          columns={APPLICATION_CSV}
        />
      }
    >
      <Text c="dimmed" mb="sm">
        {said.missedAbout()}
      </Text>
      <FilterBar
        label={said.missedFilters()}
        search={{
          label: said.missedSearch(),
          value: text,
          onChange: (missedText) => set({ missedText }),
        }}
      />
      <Read
        query={query}
        waiting={<Loading shape="table" rows={3} />}
        empty={{ when: ({ items }) => items.length === 0, text: said.nobodyFound({ text }) }}
      >
        {(data) => (
          <PeopleList
            label={said.missed()}
            rows={data.items}
            person={personOfItem}
            query={query}
            order={order.of(query)}
            total={undefined}
            readAll={async (max) =>
              (
                await readAllRows(
                  getMissedInterviews,
                  { ...wanted, limit: PAGE_LIMIT.max },
                  (items) => items,
                  { max },
                )
              ).items
            }
            kinds={['decline']}
            exported={APPLICATION_CSV}
            filename="missed-interviews"
            columns={columns()}
            actions={(item, ask) => (
              <RowActions
                name={nameOfItem(item)}
                menu={[
                  { label: said.viewProfile(), to: candidatePath(item.candidate.id) },
                  ...changes.entriesFor({
                    applicationId: item.id,
                    candidateName: nameOfItem(item),
                    role: item.appliedJob.role,
                    interview: item.interview,
                  }),
                  ...(decides
                    ? [
                        {
                          label: said.decline(),
                          danger: true,
                          onSelect: () => ask('decline', [personOfItem(item)]),
                        },
                      ]
                    : []),
                ]}
              />
            )}
          />
        )}
      </Read>
      {changes.dialogs}
    </Section>
  );
}

/** Anyone who began the interview without submitting it is not a no-show. */
function MissedStatus({ item }: { item: ApplicationItem }) {
  return (
    <>
      <StatusBadge status="EXPIRED" label={statusText(item)} />
      {item.interview?.hasBegun ? <Text size="sm">{said.begun()}</Text> : null}
    </>
  );
}
