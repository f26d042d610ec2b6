import { Suspense, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { Title } from '@mantine/core';
import { useSearchParams } from 'react-router';
import * as said from '#contract/messages/en/pipeline.ts';
import { isAfterInterview } from '#contract/interview/stages.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { getApplicationHistory, getFeedback } from '#web/api/calls.ts';
import { usePrefetchRead, useRead } from '#web/api/hooks.ts';
import type { Report } from '#web/api/types.ts';
import { DecideDialog } from '#web/features/decisions/decide-dialog.tsx';
import type { ReportControls } from '#web/features/feedback/report-view.tsx';
import { untilReady } from '#web/features/feedback/until-ready.ts';
import { useDecides } from '#web/session/member.ts';
import { Empty } from '#web/ui/empty.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read, type ReadState } from '#web/ui/read.tsx';
import { ScrollRegion } from '#web/ui/scroll-region.tsx';
import { setOrDelete } from '#web/ui/use-address.ts';
import type { OwnControls } from './own-pane.tsx';
import type { Applicant } from './applicant.ts';
import { withPerson } from './hiring-filters.ts';
import type { ListQuery, ViewProps } from './hiring-views.tsx';
import { ReviewFoot } from './review-foot.tsx';
import { usePersonKeys } from './person-keys.ts';
import { keysOfReview, LATER, type HeldKeys } from './review-keys.ts';
import { ReviewList } from './review-list.tsx';
import classes from './review.module.css';

const ReportView = lazyAtOnce(
  async () => (await import('#web/features/feedback/report-view.tsx')).ReportView,
);
const OwnPane = lazyAtOnce(async () => (await import('./own-pane.tsx')).OwnPane);
const OwnSheet = lazyDialog(async () => (await import('./own-sheet.tsx')).OwnSheet);
const KeysHelp = lazyDialog(async () => (await import('./keys-help.tsx')).KeysHelp);

export interface ReviewViewProps extends ViewProps {
  query: ListQuery;
  isWide: boolean;
}

/** The list, one report at a time, and the member's own scorecard. The person is in the address. */
export function ReviewView({ address, change, choice, query, isWide }: ReviewViewProps) {
  const [, setAddress] = useSearchParams();
  const items = query.data?.items ?? [];
  const heldKeys = useRef<KeyboardEvent[]>([]);
  const shownId = address.get('id');
  const show = (applicationId: string | null, { replace = false } = {}) =>
    change((next) => setOrDelete(next, 'id', applicationId ?? ''), { replace });
  // If a report fits beside the list, the first one is shown.
  const firstId = query.isPlaceholderData ? undefined : items[0]?.applicationId;
  const opensFirst = isWide && shownId === null && firstId !== undefined;
  useEffect(() => {
    if (!opensFirst) return;
    setAddress((current) => withPerson(current, firstId), { replace: true, preventScrollReset: true });
  }, [opensFirst, firstId, setAddress]);
  const list = (
    <Read query={query} waiting={<Loading rows={8} />} empty="never">
      {(data) => (
        <>
          <ReviewList
            items={data.items}
            total={data.first?.total}
            query={query}
            address={address}
            choice={choice}
            shownId={shownId}
          />
          {data.items.length === 0 ? <Empty text={said.nobodyMatches()} /> : null}
        </>
      )}
    </Read>
  );
  return (
    <div className={classes.page} data-wide={isWide}>
      {isWide || shownId === null ? (
        <Pane className={classes.list} label={said.theList()} isScrolled={isWide}>
          {list}
        </Pane>
      ) : null}
      {shownId === null ? null : (
        <Person
          key={shownId}
          applicationId={shownId}
          items={items}
          query={query}
          isWide={isWide}
          onShow={show}
          heldKeys={heldKeys}
        />
      )}
    </div>
  );
}

interface PaneProps {
  label: string;
  className: string | undefined;
  isScrolled: boolean;
  children: ReactNode;
}

/** A part of the page. Side by side with others, it scrolls on its own. */
function Pane({ label, className, isScrolled, children }: PaneProps) {
  return isScrolled ? (
    <ScrollRegion label={label} className={className}>
      {children}
    </ScrollRegion>
  ) : (
    <section aria-label={label} className={className}>
      {children}
    </section>
  );
}

interface PersonProps {
  applicationId: string;
  /** Null until the list has loaded. */
  items: readonly Applicant[] | null;
  query: { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => Promise<unknown> };
  isWide: boolean;
  onShow: (applicationId: string | null) => void;
  heldKeys: HeldKeys;
}

function Person({ applicationId, items: list, query, isWide, onShow, heldKeys }: PersonProps) {
  const read = useRead(getFeedback, { applicationId }, { refetchInterval: untilReady });
  const prefetch = usePrefetchRead(getFeedback);
  const decides = useDecides();
  const report = useRef<ReportControls>(null);
  const scorecard = useRef<OwnControls>(null);
  // The kind stays set while the dialog closes.
  const [kind, setKind] = useState<'decline' | 'advance'>('decline');
  const [isDeciding, setIsDeciding] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const items = list ?? [];
  const place = items.findIndex((item) => item.applicationId === applicationId);
  const isElsewhere = list !== null && place < 0;
  // A person who is not in this list can be decided on too.
  const history = useRead(getApplicationHistory, { applicationId }, { enabled: decides && isElsewhere });
  const standing = items[place] ?? history.data?.now;
  const mayDecide = (wanted: 'decline' | 'advance') =>
    decides && standing?.outcome === null && (wanted === 'decline' || isAfterInterview(standing.stage));
  const before = items[place - 1];
  const after = items[place + 1];
  const { hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    if (after) prefetch({ applicationId: after.applicationId });
    else if (hasNextPage && !isFetching) void fetchNextPage();
  }, [after, prefetch, hasNextPage, isFetching, fetchNextPage]);

  const next = () => after && onShow(after.applicationId);
  const back = () => before && onShow(before.applicationId);
  const decide = (wanted: 'decline' | 'advance') => {
    if (!mayDecide(wanted)) return;
    setKind(wanted);
    setIsDeciding(true);
  };
  const { isOn, setIsOn, endOpening } = usePersonKeys(
    {
      next: after ? next : hasNextPage || list === null ? LATER : null,
      back,
      decide: (wanted) => {
        if (decides && standing === undefined && history.error === null) return LATER;
        return mayDecide(wanted) ? () => decide(wanted) : null;
      },
      help: () => setIsHelpOpen(true),
      openSheet: isWide ? null : () => setIsSheetOpen(true),
      report,
      scorecard,
      reportIs: read.data ? 'here' : read.data === undefined && read.error === null ? 'coming' : 'missing',
    },
    heldKeys,
  );
  const placeInWords =
    list === null
      ? ''
      : isElsewhere
        ? said.notInList()
        : (hasNextPage ? said.placeOfMore : said.placeOf)({ place: place + 1, total: items.length });
  const name = items[place]?.candidateName ?? read.data?.name ?? '';
  return (
    <>
      <Pane className={classes.report} label={said.report()} isScrolled={isWide}>
        <ReportOf query={read} name={name} controls={report} />
        <ReviewFoot
          place={placeInWords}
          isWide={isWide}
          onBack={before ? back : null}
          onNext={after ? next : null}
          onDecline={mayDecide('decline') ? () => decide('decline') : null}
          onAdvance={mayDecide('advance') ? () => decide('advance') : null}
          onList={() => onShow(null)}
          onScorecard={read.data ? () => setIsSheetOpen(true) : null}
          onHelp={() => setIsHelpOpen(true)}
        />
      </Pane>
      {isWide && read.data ? (
        <Pane className={classes.own} label={said.scorecardAndNotes()} isScrolled>
          <Suspense fallback={<Loading rows={6} />}>
            <OwnPane report={read.data} controls={scorecard} />
          </Suspense>
        </Pane>
      ) : null}
      {!isWide && read.data ? (
        <OwnSheet
          opened={isSheetOpen}
          onClose={() => setIsSheetOpen(false)}
          report={read.data}
          controls={scorecard}
        />
      ) : null}
      <KeysHelp
        opened={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
        keys={keysOfReview()}
        isOn={isOn}
        onChange={setIsOn}
      />
      <DecideDialog
        people={standing === undefined ? [] : [{ applicationId, name, stage: standing.stage }]}
        kind={kind}
        opened={isDeciding}
        onClose={(isDecided) => {
          endOpening();
          setIsDeciding(false);
          if (isDecided) onShow((after ?? before)?.applicationId ?? null);
        }}
      />
    </>
  );
}

interface ReportOfProps {
  name: string;
  query: ReadState<Report | null> & { error: ApiError | null };
  controls: Ref<ReportControls>;
}

function ReportOf({ query, name, controls }: ReportOfProps) {
  if (query.data === undefined && query.error?.httpStatus === 404)
    return <Empty text={said.applicationUnknown()} />;
  return (
    <Read query={query} waiting={<Loading shape="page" rows={6} />} empty="never">
      {(shown) =>
        shown === null ? (
          <>
            <Title order={2}>{name}</Title>
            <Empty text={said.noReport()} />
          </>
        ) : (
          <Suspense fallback={<Loading shape="page" rows={6} />}>
            <ReportView report={shown} isPart controls={controls} />
          </Suspense>
        )
      }
    </Read>
  );
}
