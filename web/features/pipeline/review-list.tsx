import { useEffect, useRef, useState } from 'react';
import { ActionIcon, Anchor, Avatar, Indicator, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconFlag, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { comparePath } from '#contract/paths.ts';
import { titleOfScore } from '#contract/scores.ts';
import { stagesOf } from '#contract/stages.ts';
import type { getReviewQueue } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { LoadMore, type LoadMoreProps } from '#web/ui/load-more.tsx';
import { JobSelect } from './job-select.tsx';
import { ALL_STAGES, SORTS, filterCount, withPerson, type ListParameter } from './review-filters.ts';
import classes from './review.module.css';
import '@mantine/core/styles/Indicator.css';

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
  const jobId = address.get('jobId') ?? '';
  return (
    <>
      <div className={classes.listHead}>
        <h1 className={classes.title}>Review queue</h1>
        <span className={classes.quiet} role="status">
          {total === undefined ? '' : total === 1 ? '1 person' : `${total} people`}
        </span>
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
      <div id="review-filters" hidden={!isOpen}>
        <Filters address={address} jobId={jobId} onFilter={onFilter} />
      </div>
      <ul className={classes.people} aria-label="Whom to review">
        {items.map((item) => (
          <Person
            key={item.applicationId}
            item={item}
            address={address}
            isShown={item.applicationId === shownId}
          />
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}

function Search({ text, onSearch }: { text: string; onSearch: ReviewListProps['onFilter'] }) {
  const [typed, setTyped] = useState(text);
  const searchSoon = useDebouncedCallback((wanted: string) => onSearch('text', wanted.trim()), 400);
  return (
    <TextInput
      aria-label="Search"
      placeholder="Name, skill or words said"
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        searchSoon(event.currentTarget.value);
      }}
    />
  );
}

/** All rounds that a job can have. */
const STAGE_CHOICES = stagesOf(Array.from({ length: 6 }, () => ''))
  .filter(({ key }) => key !== 'hired')
  .map(({ key, title }) => ({ value: key, label: title.replace(/: $/, '') }));

function Filters({
  address,
  jobId,
  onFilter,
}: Pick<ReviewListProps, 'address' | 'onFilter'> & { jobId: string }) {
  const select = (
    name: ListParameter,
    label: string,
    usual: string,
    data: { value: string; label: string }[],
  ) => (
    <NativeSelect
      label={label}
      value={address.get(name) ?? usual}
      onChange={(event) =>
        onFilter(name, event.currentTarget.value === usual ? '' : event.currentTarget.value)
      }
      data={data}
    />
  );
  return (
    <Stack gap="sm" mb="md">
      <JobSelect jobId={jobId} onChange={(id) => onFilter('jobId', id)} all="All jobs" />
      {select('stage', 'Stage', 'review', [{ value: ALL_STAGES, label: 'All stages' }, ...STAGE_CHOICES])}
      {select('outcome', 'Applications', 'open', [
        { value: 'open', label: 'Open' },
        { value: 'closed', label: 'Closed' },
        { value: 'all', label: 'Open and closed' },
      ])}
      {select('reviewedByMe', 'Your scorecard', '', [
        { value: '', label: 'Written or not' },
        { value: 'no', label: 'Not written yet' },
        { value: 'yes', label: 'Written' },
      ])}
      {select('minScore', 'Score', '', [
        { value: '', label: 'Any' },
        ...[40, 50, 60, 70, 80, 90].map((least) => ({ value: String(least), label: `At least ${least}%` })),
      ])}
      {select('sort', 'Order', '-waiting', [...SORTS])}
      {jobId === '' ? null : (
        <Anchor component={Link} to={comparePath(jobId)} size="sm">
          Compare the interviews of this job
        </Anchor>
      )}
    </Stack>
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
          aria-current={isShown ? 'true' : undefined}
          preventScrollReset
        >
          {item.candidateName}
        </Link>
        <span>{item.role}</span>
        <span>{standingOf(item)}</span>
      </div>
      <Score item={item} />
    </li>
  );
}

function Score({ item }: { item: QueueItem }) {
  if (item.mustScoreFirst) return <span className={classes.quiet}>Blind</span>;
  if (item.score === null) return <span className={classes.quiet}>-</span>;
  return (
    <span className={classes.personScore}>
      <strong>{Math.round(item.score)}%</strong>
      <span>{item.band}</span>
      {item.flags !== null && item.flags > 0 ? (
        <span title={item.flags === 1 ? 'One thing to look at' : `${item.flags} things to look at`}>
          <IconFlag size={14} aria-hidden /> {item.flags}
        </span>
      ) : null}
    </span>
  );
}

const DAY_MS = 86_400_000;

/** How long somebody waits in which stage, or the own judgement. */
function standingOf({ ownScore, stageTitle, stageSince, analysisStatus }: QueueItem): string {
  if (ownScore !== null) return `You: ${titleOfScore(ownScore)}`;
  if (analysisStatus === 'processing') return 'The report is being made';
  const days = Math.floor((Date.now() - Date.parse(stageSince)) / DAY_MS);
  const waiting = days < 1 ? 'since today' : days === 1 ? 'for a day' : `for ${days} days`;
  return `${stageTitle} ${waiting}`;
}
