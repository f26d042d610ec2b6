import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ActionIcon, Avatar, Indicator, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconFlag, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { REVIEW_FIRST, isReviewFirst } from '#contract/settled.ts';
import { titleOfScore } from '#contract/scores.ts';
import { EXPIRED_TITLE } from '#contract/stages.ts';
import type { getReviewQueue } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { scoreText, settledText, unsettledText } from '#web/features/applications/received/score-text.ts';
import { sinceInWords } from '#web/ui/durations.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { LoadMore, type LoadMoreProps } from '#web/ui/load-more.tsx';
import { filterCount, withPerson, type ListParameter } from './review-filters.ts';
import classes from './review.module.css';
import '@mantine/core/styles/Indicator.css';

const Filters = lazy(async () => ({
  default: (await import('./review-filter-fields.tsx')).ReviewFilterFields,
}));

const SavedViews = lazyAtOnce(
  async () => (await import('#web/features/applicants/lists/saved-views.tsx')).SavedViews,
);

export type QueueItem = OutputOf<typeof getReviewQueue>['applications'][number];

export interface ReviewListProps {
  items: readonly QueueItem[];
  total: number | undefined;
  query: LoadMoreProps['query'];
  address: URLSearchParams;
  shownId: string | null;
  onFilter: (name: ListParameter, value: string) => void;
}

/** Whom to review, with the filters and the order of the list. */
export function ReviewList({ items, total, query, address, shownId, onFilter }: ReviewListProps) {
  const count = filterCount(address);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={classes.listHead}>
        <h1 className={classes.title}>Review queue</h1>
        <Suspense fallback={null}>
          <SavedViews list="review" />
        </Suspense>
      </div>
      <div className={classes.search}>
        <Search key={address.get('text') ?? ''} text={address.get('text') ?? ''} onSearch={onFilter} />
        <Indicator label={count} size={18} disabled={count === 0} color="pine">
          <ActionIcon
            variant="default"
            size={44}
            aria-label={count === 0 ? 'Filters' : `Filters, ${count} set`}
            aria-expanded={isOpen}
            aria-controls="review-filters"
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconAdjustmentsHorizontal size={20} aria-hidden />
          </ActionIcon>
        </Indicator>
      </div>
      <div id="review-filters">
        {isOpen ? (
          <Suspense fallback={<Loading rows={6} />}>
            <Filters address={address} onFilter={onFilter} />
          </Suspense>
        ) : null}
      </div>
      <p className={classes.total} role="status">
        {total === undefined ? '' : total === 1 ? '1 person' : `${total} people`}
      </p>
      {groupsOf(items, address).map(({ title, label, people }) => (
        <Fragment key={label}>
          {title === undefined ? null : <h2 className={classes.groupTitle}>{title}</h2>}
          <ul className={classes.people} aria-label={label}>
            {people.map((item) => (
              <Person
                key={item.applicationId}
                item={item}
                address={address}
                isShown={item.applicationId === shownId}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      <LoadMore query={query} />
    </>
  );
}

interface Group {
  title?: string;
  label: string;
  people: readonly QueueItem[];
}

/** By score, those whom a person must review first are a group of their own. The server puts them first. */
function groupsOf(items: readonly QueueItem[], address: URLSearchParams): Group[] {
  const all = { label: 'Whom to review', people: items };
  if (!/^-?score$/.test(address.get('sort') ?? '')) return [all];
  const first = items.filter(isReviewFirst);
  if (first.length === 0) return [all];
  const others = items.filter((item) => !isReviewFirst(item));
  return [
    { title: REVIEW_FIRST, label: REVIEW_FIRST, people: first },
    ...(others.length === 0 ? [] : [{ ...all, title: 'By score', people: others }]),
  ];
}

function Search({ text, onSearch }: { text: string; onSearch: ReviewListProps['onFilter'] }) {
  const [typed, setTyped] = useState(text);
  const searchSoon = useDebouncedCallback((wanted: string) => onSearch('text', wanted.trim()), 400);
  return (
    <TextInput
      aria-label="Search"
      placeholder="Name, skill or words"
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        searchSoon(event.currentTarget.value);
      }}
    />
  );
}

function Person({ item, address, isShown }: { item: QueueItem; address: URLSearchParams; isShown: boolean }) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <li ref={row} className={classes.person} data-shown={isShown}>
      <Avatar src={item.avatarUrl} alt="" size={36} color="pine" name={item.candidateName} />
      <div className={classes.personWords}>
        <Link
          to={{ search: `?${withPerson(address, item.applicationId)}` }}
          aria-current={isShown}
          preventScrollReset
        >
          {item.candidateName}
        </Link>
        <span>{item.role}</span>
        <span>{standingOf(item)}</span>
      </div>
      <ItemScore item={item} />
    </li>
  );
}

function ItemScore({ item }: { item: QueueItem }) {
  if (item.mustScoreFirst) return <span className={classes.quiet}>Blind</span>;
  if (item.score === null && !isReviewFirst(item)) return <span className={classes.quiet}>-</span>;
  return (
    <span className={classes.personScore}>
      <strong title={settledText(item) || undefined}>{scoreText(item)}</strong>
      <span>{item.band}</span>
      <span>{unsettledText(item)}</span>
      {item.flags !== null && item.flags > 0 ? (
        <span title={item.flags === 1 ? 'One thing to look at' : `${item.flags} things to look at`}>
          <IconFlag size={14} aria-hidden /> {item.flags}
        </span>
      ) : null}
    </span>
  );
}

/** How long somebody waits in which stage, or the own judgement. */
function standingOf({ ownScore, isExpired, stageTitle, stageSince, analysisStatus }: QueueItem): string {
  if (isExpired) return EXPIRED_TITLE;
  if (ownScore !== null) return `You: ${titleOfScore(ownScore)}`;
  if (analysisStatus === 'erased') return 'The interview was deleted';
  if (analysisStatus === 'processing') return 'The report is being made';
  return `${stageTitle} ${sinceInWords(stageSince)}`;
}
