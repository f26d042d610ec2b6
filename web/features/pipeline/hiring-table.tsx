import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/pipeline.ts';
import { PATHS, candidatePath, personPath } from '#contract/shared/paths.ts';
import { sourceTitle } from '#contract/job/source.ts';
import { isAfterInterview } from '#contract/interview/stages.ts';
import { getReviewQueue } from '#web/api/calls.ts';
import { criteriaText } from '#web/features/applications/received/criteria.ts';
import { ListFooter } from '#web/features/applications/received/list-footer.tsx';
import { PersonLink } from '#web/features/applications/received/person-link.tsx';
import { scoreText, unsettledText } from '#web/features/applications/received/score-text.ts';
import { standingText } from '#web/features/applications/received/standing.ts';
import { useDecides } from '#web/session/member.ts';
import { DataTable, type Column } from '#web/ui/data-table.tsx';
import { sinceInWords } from '#web/ui/durations.ts';
import { Loading } from '#web/ui/loading.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { Read } from '#web/ui/read.tsx';
import { RowActions } from '#web/ui/row-actions.tsx';
import { useOrder } from '#web/ui/use-order.ts';
import { personOf, type Applicant } from './applicant.ts';
import { isFiltered, queueInput, withPerson } from './hiring-filters.ts';
import type { ListQuery, ViewProps } from './hiring-views.tsx';
import { inviteLabel } from './invite.ts';

export interface HiringTableProps extends ViewProps {
  query: ListQuery;
}

/** The deciding figure on one line: '82%', '82%, 4 of 5 settled', or '2 of 5 settled' while there is no score. */
function figureText(row: Applicant): string {
  if (row.mustScoreFirst) return said.judgeFirst();
  const parts = [row.score === null ? '' : scoreText(row), unsettledText(row)].filter((text) => text !== '');
  return parts.join(', ') || '-';
}

const waitingText = ({ outcome, stageSince }: Applicant): string =>
  outcome === null ? sinceInWords(stageSince) : '-';

const role = (): Column<Applicant> => ({ header: said.job(), cell: (row) => row.role });
const columnsAfter = (): readonly Column<Applicant>[] => [
  { header: said.stage(), orderKey: 'stage', fact: true, cell: standingText },
  {
    header: said.score(),
    orderKey: 'score',
    fact: true,
    cell: figureText,
  },
  {
    header: said.criteriaMatches(),
    orderKey: 'criteriaMatches',
    fact: true,
    cell: (row) => <span title={row.criteriaSummary ?? undefined}>{criteriaText(row.criteriaMatches)}</span>,
  },
  {
    header: said.source(),
    fact: true,
    cell: (row) => (row.source === null ? '-' : sourceTitle(row.source)),
  },
  { header: said.waiting(), orderKey: 'waiting', fact: true, cell: waitingText },
];
const nameColumn = (): Column<Applicant> => ({
  header: said.applicant(),
  heading: true,
  orderKey: 'name',
  cell: ({ candidateId, candidateName, avatarUrl }) => (
    <PersonLink
      candidateId={candidateId}
      name={candidateName}
      avatarUrl={avatarUrl}
      to={personPath(candidateId)}
    />
  ),
});

/** The list as a table, with one quiet action and a menu for each person. */
export function HiringTable({ address, choice, ask, inviteFor, takingBack, query }: HiringTableProps) {
  const decides = useDecides();
  const isNarrow = useNarrow();
  const order = useOrder(getReviewQueue);
  const isOfAll = queueInput(address).jobId === undefined;
  // On a phone, the sort order is among the filters.
  const columns = [nameColumn(), ...(isOfAll ? [role()] : []), ...columnsAfter()].map(
    ({ orderKey, ...column }) => (isNarrow || orderKey === undefined ? column : { ...column, orderKey }),
  );
  const inviteEntry = (row: Applicant) => {
    const onSelect = decides ? inviteFor([row]) : null;
    return onSelect === null ? [] : [{ label: inviteLabel(row), onSelect }];
  };
  const actionFor = (row: Applicant) => {
    if (row.outcome !== null) return takingBack.actionFor(row);
    if (!decides || row.stage === 'ai-interview') return undefined;
    return row.stage === 'applied'
      ? { label: said.accept(), onSelect: () => ask('accept', [personOf(row)]) }
      : { label: said.advance(), onSelect: () => ask('advance', [personOf(row)]) };
  };
  return (
    <Read
      query={query}
      waiting={<Loading shape="table" rows={8} />}
      empty={{
        when: ({ items }) => items.length === 0,
        text: isFiltered(address) ? said.nobodyMatches() : said.noApplications(),
        next: isFiltered(address) ? undefined : (
          <Anchor component={Link} to={PATHS.employerJobs}>
            {said.seeJobs()}
          </Anchor>
        ),
      }}
    >
      {({ items, first }) => (
        <DataTable
          label={said.applicants()}
          columns={columns}
          rows={items}
          rowKey={(row) => row.applicationId}
          rowName={(row) => row.candidateName}
          server={order.of(query)}
          choice={choice}
          actions={(row) => (
            <RowActions
              name={row.candidateName}
              action={actionFor(row)}
              menu={[
                ...(isAfterInterview(row.stage)
                  ? [{ label: said.review(), to: `?${withPerson(address, row.applicationId)}` }]
                  : []),
                ...inviteEntry(row),
                { label: said.viewProfile(), to: candidatePath(row.candidateId) },
                ...(decides && row.outcome === null
                  ? [{ label: said.decline(), danger: true, onSelect: () => ask('decline', [personOf(row)]) }]
                  : []),
              ]}
            />
          )}
          footer={<ListFooter shown={items.length} total={first?.total} query={query} />}
        />
      )}
    </Read>
  );
}
