import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Anchor, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link, useNavigate } from 'react-router';
import * as said from '#contract/messages/en/pipeline.ts';
import { COMPARED_MAX, DECIDED_AT_ONCE_MAX, PAGE_LIMIT } from '#contract/shared/limits.ts';
import { isAfterInterview } from '#contract/interview/stages.ts';
import { hiringPath } from '#contract/shared/paths.ts';
import { getJobById, getReviewQueue } from '#web/api/calls.ts';
import { useRead, useReadPages } from '#web/api/hooks.ts';
import { readAllRows } from '#web/api/read-all.ts';
import { ChosenBar } from '#web/features/applicants/lists/chosen-bar.tsx';
import { useInviting } from '#web/features/rounds/times/use-inviting.tsx';
import { useDeciding, type Deciding } from '#web/features/applicants/lists/decide.tsx';
import { useTakingBack, type TakingBack } from '#web/features/applicants/lists/taking-back.tsx';
import type { DecisionKind } from '#web/features/decisions/decide-dialog.tsx';
import { useChoice, type RowChoice } from '#web/ui/choice.ts';
import { Empty } from '#web/ui/empty.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { setOrDelete, type useListAddress } from '#web/ui/use-address.ts';
import { applicationsOf, bestFirst, idOf, personOf, type Applicant } from './applicant.ts';
import { bulkInvite, inviteWith } from './invite.ts';
import { HiringBar } from './hiring-bar.tsx';
import { applicantCsv } from './hiring-csv.ts';
import { ALL_JOBS, VIEWS, addressOfView, queueInput, viewOf, type View } from './hiring-filters.ts';
import classes from './hiring.module.css';

const Table = lazyAtOnce(async () => (await import('./hiring-table.tsx')).HiringTable);
const Board = lazyAtOnce(async () => (await import('./board/board.tsx')).Board, false);
const Review = lazyAtOnce(async () => (await import('./review-view.tsx')).ReviewView, false);
const Compare = lazyAtOnce(async () => (await import('./compare-view.tsx')).CompareView, false);
const Insights = lazyAtOnce(async () => (await import('./insights-view.tsx')).InsightsView, false);

/** From this width, the list, a report and the member's scorecard are side by side. */
const WIDE = '(min-width: 1100px)';
const AT_ONCE = 25;

/** What every view of the list gets: the address, the shared selection, and how to decide on people. */
export interface ViewProps {
  address: URLSearchParams;
  change: ReturnType<typeof useListAddress>[1];
  choice: RowChoice<Applicant>;
  ask: Deciding['ask'];
  /** Opens an invitation to a round. Null if these people can't be invited together. */
  inviteFor: (people: readonly Applicant[]) => (() => void) | null;
  takingBack: TakingBack;
}

export type ListQuery = ReturnType<typeof useList>;

const useList = (address: URLSearchParams, enabled: boolean) =>
  useReadPages(getReviewQueue, { ...queueInput(address), limit: AT_ONCE }, applicationsOf, {
    enabled,
    keepPrevious: true,
  });

export interface HiringViewsProps extends Pick<ViewProps, 'address' | 'change'> {
  /** Placed before and after the links to the views. */
  head: ReactNode;
  beside: ReactNode;
}

/** The views of one list. A selection in one view applies to all. */
export function HiringViews({ address, change, head, beside }: HiringViewsProps) {
  const view = viewOf(address);
  const isKnown = address.has('jobId');
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const isNarrow = useNarrow();
  // If only one pane fits, the person on display gets all of it.
  const isOnePerson = view === 'review' && !isWide && address.has('id');
  // The footer leads to the next person or the next question.
  const hasOwnFoot = isOnePerson || (view === 'compare' && isNarrow);
  const isListed = view === 'table' || view === 'review';
  const isMissing = useIsMissing(address);
  const choice = useChoice(idOf, DECIDED_AT_ONCE_MAX);
  const deciding = useDeciding(choice.clear);
  const inviting = useInviting(choice.clear);
  const inviteFor = inviteWith(inviting.ask);
  const takingBack = useTakingBack();
  const navigate = useNavigate();
  const query = useList(address, isKnown && isListed && !isMissing);
  const isOpening = useOpenedChoice(address, choice);
  const ids = bestFirst(choice.rows).slice(0, COMPARED_MAX).map(idOf);
  // The address names the compared people, so that the comparison can be shared.
  const compared = ids.join(',');
  const isStale = view === 'compare' && !isOpening && (address.get('ids') ?? '') !== compared;
  useEffect(() => {
    if (isStale) change((next) => setOrDelete(next, 'ids', compared));
  });
  const searchOf = (wanted: View) => `?${addressOfView(address, wanted, ids)}`;
  const total = isListed ? query.data?.first?.total : choice.rows.length;
  const parts = { address, change, choice, ask: deciding.ask, inviteFor, takingBack };
  const views: Record<View, () => ReactNode> = {
    table: () => <Table {...parts} query={query} />,
    board: () => <Board {...parts} />,
    review: () => <Review {...parts} query={query} isWide={isWide} />,
    compare: () => (isOpening ? <Loading shape="table" rows={7} /> : <Compare {...parts} />),
    insights: () => <Insights address={address} change={change} />,
  };
  return (
    <>
      {isOnePerson ? (
        <VisuallyHidden component="h1">{said.hiring()}</VisuallyHidden>
      ) : (
        <>
          <header className={classes.head}>
            {head}
            <nav aria-label={said.views()} className={`${layout.tabs} ${classes.views}`}>
              {VIEWS.map(({ view: one, title }) => (
                <Link
                  key={one}
                  to={{ search: searchOf(one) }}
                  aria-current={one === view ? 'page' : undefined}
                  preventScrollReset
                >
                  {title()}
                </Link>
              ))}
            </nav>
            {beside}
          </header>
          {isMissing || view === 'compare' || view === 'insights' ? null : (
            <HiringBar address={address} change={change} view={view} />
          )}
        </>
      )}
      <Suspense fallback={<Loading shape="table" rows={8} />}>
        {isMissing ? <NoJob /> : isKnown ? views[view]() : <Loading shape="table" rows={8} />}
      </Suspense>
      {view === 'insights' || hasOwnFoot ? null : (
        <ChosenBar
          choice={choice}
          total={total}
          hasMore={total !== undefined && choice.rows.length < total}
          readAll={async (max) =>
            (
              await readAllRows(
                getReviewQueue,
                { ...queueInput(address), limit: PAGE_LIMIT.max },
                applicationsOf,
                { max },
              )
            ).items
          }
          person={personOf}
          ask={deciding.ask}
          kinds={kindsFor(choice.rows)}
          isQuiet={view === 'review'}
          moreBulk={(rows, clear) => [
            ...bulkInvite(rows, inviteFor(rows)),
            ...takingBack.bulkFor(rows, clear),
          ]}
          onCompare={view === 'compare' ? undefined : () => void navigate({ search: searchOf('compare') })}
          exported={applicantCsv()}
          filename="applicants"
        />
      )}
      {deciding.dialog}
      {inviting.dialog}
      {takingBack.dialog}
    </>
  );
}

/** Whether the address names a job that isn't the company's or that the member can't see. */
function useIsMissing(address: URLSearchParams): boolean {
  const { jobId } = queueInput(address);
  const { error } = useRead(getJobById, { jobId: jobId ?? '' }, { enabled: jobId !== undefined });
  return error?.httpStatus === 404;
}

const NoJob = () => (
  <Empty
    text={said.jobUnknown()}
    next={
      <Anchor component={Link} to={hiringPath({ jobId: ALL_JOBS })}>
        {said.seeAllJobs()}
      </Anchor>
    }
  />
);

/** Selects the people named in the address the page was opened with. True until they are known. */
function useOpenedChoice(address: URLSearchParams, { chooseAll }: RowChoice<Applicant>): boolean {
  const [ids] = useState(() => address.get('ids')?.split(',').slice(0, COMPARED_MAX) ?? []);
  const [isOpening, setIsOpening] = useState(ids.length > 0);
  const { data, error } = useRead(
    getReviewQueue,
    { applicationIds: ids.join(','), outcome: 'all', limit: COMPARED_MAX },
    { enabled: isOpening },
  );
  if (isOpening && (data !== undefined || error !== null)) {
    setIsOpening(false);
    chooseAll(data?.applications ?? []);
  }
  return isOpening;
}

/** The decisions possible for these people together, most common first. */
function kindsFor(rows: readonly Applicant[]): readonly DecisionKind[] {
  if (rows.some(({ outcome }) => outcome !== null)) return [];
  if (rows.every(({ stage }) => stage === 'applied')) return ['accept', 'decline'];
  return rows.every(({ stage }) => isAfterInterview(stage)) ? ['advance', 'decline'] : ['decline'];
}
