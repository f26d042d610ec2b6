import * as said from '#contract/messages/en/dashboards.ts';
import type { ReactNode } from 'react';
import { Anchor, Text } from '@mantine/core';
import { IconArrowRight, IconEye } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PAGE_LIMIT } from '#contract/shared/limits.ts';
import { PATHS, candidatePath, reportPath } from '#contract/shared/paths.ts';
import { getCompletedJobs, getRejectedJobs } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { readAllRows } from '#web/api/read-all.ts';
import type { ApplicationItem } from '#web/api/types.ts';
import { APPLICATION_CSV, SCORE_CSV } from '#web/features/applications/received/csv-columns.ts';
import { unsettledText } from '#web/features/applications/received/score-text.ts';
import { isReviewPending, statusText } from '#web/features/applications/received/standing.ts';
import { SERIAL_NUMBER } from '#web/features/applicants/lists/cells.tsx';
import type { DecisionKind } from '#web/features/decisions/decide-dialog.tsx';
import type { Deciding } from '#web/features/applicants/lists/decide.tsx';
import {
  ITEM_APPLICANT,
  ITEM_APPLIED,
  ITEM_CRITERIA,
  ITEM_JOB_ID,
  ITEM_POSITION,
  nameOfItem,
  personOfItem,
} from '#web/features/applicants/lists/item-cells.tsx';
import { PeopleList } from '#web/features/applicants/lists/people-list.tsx';
import { useDecides } from '#web/session/member.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowActions } from '#web/ui/row-actions.tsx';
import { useOrder } from '#web/ui/use-order.ts';

const TABLE_HEIGHT_PX = 300;
const EXPORTED = [...APPLICATION_CSV, ...SCORE_CSV];
/** Kept low on a phone, so that the whole dashboard stays short. */
const CARDS_AT_FIRST = 1;

/** The applications that have ended, and those awaiting a decision after the interview. */
export const OutcomeTables = () => (
  <>
    <CompletedInterviews />
    <DeclinedInterviews />
  </>
);

const COMPLETED: readonly Column<ApplicationItem>[] = [
  SERIAL_NUMBER,
  {
    header: said.interviewDate(),
    fact: true,
    orderKey: 'interviewDate',
    cell: (item) => <DateText value={item.interview?.date} />,
  },
  ITEM_POSITION,
  ITEM_JOB_ID,
  ITEM_APPLICANT,
  { header: said.results(), fact: true, cell: (item) => <Results item={item} /> },
  { header: said.candidateStatus(), cell: (item) => <CandidateStatus item={item} /> },
];

function CompletedInterviews() {
  const decides = useDecides();
  return (
    <OutcomeTable
      title={said.completed()}
      call={getCompletedJobs}
      orderName="completed"
      emptyText={said.noneCompleted()}
      emptyNext={
        <Anchor component={Link} to={PATHS.interviewScheduled}>
          {said.seeUpcoming()}
        </Anchor>
      }
      columns={COMPLETED}
      kinds={['advance', 'decline']}
      actions={(item, ask) => (
        <RowActions
          name={nameOfItem(item)}
          menu={[
            { label: said.viewProfile(), to: candidatePath(item.candidate.id) },
            ...(decides && item.outcome === null
              ? [
                  { label: said.advance(), onSelect: () => ask('advance', [personOfItem(item)]) },
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
  );
}

function Results({ item }: { item: ApplicationItem }) {
  if (item.applicationStatus !== 'COMPLETED') return '-';
  return (
    <>
      <Anchor
        component={Link}
        to={reportPath(item.id)}
        inherit
        aria-label={said.reviewOf({ name: nameOfItem(item) })}
      >
        {said.review()}
      </Anchor>
      <Text size="sm" c="dimmed" component="div">
        {unsettledText(item)}
      </Text>
    </>
  );
}

function CandidateStatus({ item }: { item: ApplicationItem }) {
  const look = isReviewPending(item)
    ? ({ tone: 'amber', icon: IconEye } as const)
    : ({ tone: 'quiet', icon: IconArrowRight } as const);
  return <ToneBadge {...look}>{statusText(item)}</ToneBadge>;
}

const DECLINED: readonly Column<ApplicationItem>[] = [
  { ...ITEM_APPLIED, fact: true },
  ITEM_POSITION,
  ITEM_JOB_ID,
  ITEM_APPLICANT,
  {
    header: said.viewProfile(),
    cell: (item) => (
      <Anchor
        component={Link}
        to={candidatePath(item.candidate.id)}
        inherit
        aria-label={said.viewProfileOf({ name: nameOfItem(item) })}
      >
        {said.viewProfile()}
      </Anchor>
    ),
  },
  ITEM_CRITERIA,
];

function DeclinedInterviews() {
  return (
    <OutcomeTable
      title={said.declined()}
      call={getRejectedJobs}
      orderName="declined"
      emptyText={said.noneDeclined()}
      columns={DECLINED}
      kinds={[]}
    />
  );
}

interface OutcomeTableProps {
  title: string;
  call: typeof getCompletedJobs;
  /** The name of this sort order in the page's address. */
  orderName: string;
  emptyText: string;
  emptyNext?: ReactNode;
  columns: readonly Column<ApplicationItem>[];
  kinds: readonly DecisionKind[];
  actions?: (item: ApplicationItem, ask: Deciding['ask']) => ReactNode;
}

/** Applications with one outcome, in a table with its own scrolling. */
function OutcomeTable({
  title,
  call,
  orderName,
  emptyText,
  emptyNext,
  columns,
  kinds,
  actions,
}: OutcomeTableProps) {
  const order = useOrder(call, orderName);
  const query = useReadPages(call, { ...order.sort }, (items) => items, { keepPrevious: true });
  return (
    <Section
      title={title}
      actions={
        query.data && query.data.items.length > 0 ? (
          <DownloadCsv
            filename={orderName}
            call={call}
            input={{ ...order.sort }}
            itemsOf={(items) => items}
            columns={EXPORTED}
          />
        ) : null
      }
    >
      <Read
        query={query}
        waiting={<Loading shape="table" rows={3} />}
        empty={{ when: (data) => data.items.length === 0, text: emptyText, next: emptyNext }}
      >
        {(data) => (
          <PeopleList
            label={title}
            height={TABLE_HEIGHT_PX}
            fewAtFirst={CARDS_AT_FIRST}
            rows={data.items}
            person={personOfItem}
            query={query}
            order={order.of(query)}
            total={undefined}
            readAll={async (max) =>
              (await readAllRows(call, { ...order.sort, limit: PAGE_LIMIT.max }, (items) => items, { max }))
                .items
            }
            kinds={kinds}
            exported={EXPORTED}
            filename={orderName}
            columns={columns}
            {...(actions === undefined ? {} : { actions })}
          />
        )}
      </Read>
    </Section>
  );
}
