import { Anchor, VisuallyHidden } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Link } from 'react-router';
import { candidatePath, reportPath } from '#contract/paths.ts';
import { getCompletedJobs, getRejectedJobs } from '#web/api/calls.ts';
import { useReadPages } from '#web/api/hooks.ts';
import type { ApplicationItem } from '#web/api/types.ts';
import { criteriaText } from '#web/features/applications/received/criteria.ts';
import { APPLICATION_CSV } from '#web/features/applications/received/csv-columns.ts';
import { ListFooter } from '#web/features/applications/received/list-footer.tsx';
import { ToneBadge } from '#web/ui/badges.tsx';
import { DataTable, type Column } from '#web/ui/data-table.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { useOrder } from '#web/ui/use-order.ts';

const TABLE_HEIGHT_PX = 300;

const nameOf = (item: ApplicationItem) => item.candidate.user.name;
const serialNumber: Column<ApplicationItem> = {
  header: 'S.No.',
  cell: (_, index) => index + 1,
  wideOnly: true,
};
const position: Column<ApplicationItem> = {
  header: 'Position Title',
  orderKey: 'role',
  cell: (item) => item.appliedJob.role,
};
const jobId: Column<ApplicationItem> = {
  header: 'Job ID',
  orderKey: 'alternateJobId',
  cell: (item) => item.appliedJob.alternateJobId,
};
const applicant: Column<ApplicationItem> = {
  header: 'Applicant',
  heading: true,
  orderKey: 'candidateName',
  cell: nameOf,
};

export function CompletedInterviews() {
  return (
    <OutcomeTable
      title="Completed Interview"
      call={getCompletedJobs}
      orderName="completed"
      emptyText="There are no completed interviews till now."
      columns={[
        serialNumber,
        {
          header: 'Date of Interview',
          orderKey: 'interviewDate',
          cell: (item) => <DateText value={item.interview?.date} />,
        },
        position,
        jobId,
        applicant,
        { header: 'Interview Results', cell: (item) => <Results item={item} /> },
        {
          header: 'Candidate Status',
          cell: () => (
            <ToneBadge tone="amber" icon={IconEye}>
              Review Pending
            </ToneBadge>
          ),
        },
      ]}
    />
  );
}

function Results({ item }: { item: ApplicationItem }) {
  if (item.applicationStatus !== 'COMPLETED') return '-';
  return (
    <Anchor component={Link} to={reportPath(item.id)} inherit>
      Review<VisuallyHidden> {nameOf(item)}</VisuallyHidden>
    </Anchor>
  );
}

export function DeclinedInterviews() {
  return (
    <OutcomeTable
      title="Declined Interview"
      call={getRejectedJobs}
      orderName="declined"
      emptyText="There are no Declined interviews till now."
      columns={[
        {
          header: 'Date of Application',
          orderKey: 'appliedDate',
          cell: (item) => <DateText value={item.appliedDate} />,
        },
        position,
        jobId,
        applicant,
        {
          header: 'View Profile',
          cell: (item) => (
            <Anchor component={Link} to={candidatePath(item.candidate.id)} inherit>
              View Profile<VisuallyHidden> of {nameOf(item)}</VisuallyHidden>
            </Anchor>
          ),
        },
        {
          header: 'Criteria Matches',
          align: 'right',
          orderKey: 'criteriaMatches',
          cell: (item) => criteriaText(item.criteriaMatches),
        },
      ]}
    />
  );
}

/** Applications with one outcome, in a table that scrolls by itself. */
function OutcomeTable({
  title,
  call,
  orderName,
  emptyText,
  columns,
}: {
  title: string;
  call: typeof getCompletedJobs;
  /** Names the order in the address of the page. */
  orderName: string;
  emptyText: string;
  columns: readonly Column<ApplicationItem>[];
}) {
  const order = useOrder(call, orderName);
  const query = useReadPages(call, { ...order.sort }, (items) => items, { keepPrevious: true });
  return (
    <Section
      title={title}
      actions={
        query.data && query.data.items.length > 0 ? (
          <DownloadCsv
            filename={`${orderName}-interviews`}
            call={call}
            input={{ ...order.sort }}
            itemsOf={(items) => items}
            columns={APPLICATION_CSV}
          />
        ) : null
      }
    >
      <Read
        query={query}
        waiting={<Loading shape="table" rows={3} />}
        empty={{ when: (data) => data.items.length === 0, text: emptyText }}
      >
        {(data) => (
          <DataTable
            label={title}
            height={TABLE_HEIGHT_PX}
            rows={data.items}
            rowKey={(item) => item.id}
            server={order.of(query)}
            footer={<ListFooter shown={data.items.length} total={undefined} query={query} />}
            columns={columns}
          />
        )}
      </Read>
    </Section>
  );
}
