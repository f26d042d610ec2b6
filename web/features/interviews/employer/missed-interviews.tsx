import { Text } from '@mantine/core';
import { daysInWords } from '#contract/words.ts';
import { INTERVIEW_OPEN_DAYS, PAGE_LIMIT } from '#contract/limits.ts';
import { candidatePath } from '#contract/paths.ts';
import { getMissedInterviews } from '#web/api/calls.ts';
import { useReadAll, useReadPages } from '#web/api/hooks.ts';
import type { ApplicationItem } from '#web/api/types.ts';
import { SERIAL_NUMBER } from '#web/features/pipeline/lists/cells.tsx';
import {
  ITEM_APPLICANT,
  ITEM_JOB_ID,
  ITEM_POSITION,
  ITEMS_EXPORTED,
  nameOfItem,
  personOfItem,
} from '#web/features/pipeline/lists/item-cells.tsx';
import { PeopleList } from '#web/features/pipeline/lists/people-list.tsx';
import { useDecides } from '#web/session/member.ts';
import { StatusBadge } from '#web/ui/badges.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowActions } from '#web/ui/row-actions.tsx';
import { useOrder } from '#web/ui/use-order.ts';

const COLUMNS: readonly Column<ApplicationItem>[] = [
  SERIAL_NUMBER,
  {
    header: 'Date of Interview',
    fact: true,
    orderKey: 'interviewDate',
    cell: (item) => <DateText value={item.interview?.date} withTime />,
  },
  ITEM_POSITION,
  ITEM_JOB_ID,
  ITEM_APPLICANT,
  { header: 'Status', cell: () => <StatusBadge status="EXPIRED" /> },
];

/** Who did not take their interview while it was open, whatever the job; nothing where there is nobody. */
export function MissedInterviews() {
  const order = useOrder(getMissedInterviews, 'missed');
  const decides = useDecides();
  const query = useReadPages(getMissedInterviews, { limit: 25, ...order.sort }, (items) => items, {
    keepPrevious: true,
  });
  const readAll = useReadAll(getMissedInterviews, (items) => items);
  const isEmpty = (query.data?.items.length ?? 0) === 0;
  if (isEmpty && query.error === null) return null;
  return (
    <Section title="Missed Interviews">
      <Text c="dimmed" mb="sm">
        They were open for {daysInWords(INTERVIEW_OPEN_DAYS)} and were not taken. They are not counted above.
      </Text>
      <Read query={query} waiting={<Loading shape="table" rows={3} />} empty="never">
        {(data) => (
          <PeopleList
            label="Missed Interviews"
            rows={data.items}
            person={personOfItem}
            query={query}
            order={order.of(query)}
            total={undefined}
            readAll={(most) => readAll({ ...order.sort, limit: PAGE_LIMIT.max }, most)}
            kinds={['decline']}
            exported={ITEMS_EXPORTED}
            filename="missed-interviews"
            columns={COLUMNS}
            actions={(item, ask) => (
              <RowActions
                name={nameOfItem(item)}
                menu={[
                  { label: 'View Profile', to: candidatePath(item.candidate.id) },
                  ...(decides
                    ? [
                        {
                          label: 'Decline',
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
    </Section>
  );
}
