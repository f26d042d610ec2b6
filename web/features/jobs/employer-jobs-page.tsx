import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Anchor, Button, Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Message } from '#contract/messages/message.ts';
import * as said from '#contract/messages/en/employer-jobs.ts';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import { DESIGNATION_MAX } from '#contract/shared/limits.ts';
import { getJobById, getJobCards } from '#web/api/calls.ts';
import { usePrefetchRead, useRead, useReadPages } from '#web/api/hooks.ts';
import { useDecides } from '#web/session/member.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import type { JobCard as JobOfList } from '#web/api/types.ts';
import { DownloadCsv } from '#web/ui/download-csv.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { isNarrow, useNarrow } from '#web/ui/narrow.ts';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { setOrDelete, useListAddress } from '#web/ui/use-address.ts';
import { jobCsv } from './csv-columns.ts';
import { JobActions } from './job-actions.tsx';
import { JobCard, JobCardList } from './job-card.tsx';
import classes from './employer-jobs-page.module.css';

const Panel = lazyAtOnce(
  async () => (await import('./selected-job-panel.tsx')).SelectedJobPanel,
  !isNarrow(),
);

type Filter = 'all' | 'closed' | 'open';
type Counts = Record<Filter, number>;

const FILTERS: readonly { value: Filter; label: Message }[] = [
  { value: 'all', label: said.all },
  { value: 'closed', label: said.closedJobs },
  { value: 'open', label: said.openJobs },
];

const posting = () => (
  <>
    <Anchor component={Link} to={PATHS.jobTemplates}>
      {said.templates()}
    </Anchor>
    <Button component={Link} to={PATHS.createJob} leftSection={<IconPlus size={18} aria-hidden />}>
      {said.post()}
    </Button>
  </>
);

/** All posted jobs of the company: a list with the selected job beside it. */
export default function EmployerJobsPage() {
  const [address, change] = useListAddress();
  const [, setAddress] = useSearchParams();
  const decides = useDecides();
  const filter = FILTERS.find(({ value }) => value === address.get('status'))?.value ?? 'all';
  const search = address.get('search') ?? '';
  const [typed, setTyped] = useState(search);
  const wanted = { status: filter, ...(search === '' ? {} : { designation: search }) };
  const query = useReadPages(getJobCards, wanted, (data) => data.jobs, { keepPrevious: true });
  const found = query.data?.first;
  // The search and the filter stay visible after a failed read.
  const [known, setKnown] = useState(found?.counts);
  if (found && found.counts !== known) setKnown(found.counts);
  const counts = found?.counts ?? known;

  const setInAddress = (name: string, value: string) =>
    change(
      (next) => {
        setOrDelete(next, name, value);
        next.delete('jobId');
      },
      { keepsScroll: false },
    );
  // The search starts shortly after the last keystroke, without a button.
  const searchSoon = useDebouncedCallback((text: string) => setInAddress('search', text.trim()), 300);
  // The last job of a kind may just have been closed or reposted. Its filter then disappears.
  const filterIsGone = filter !== 'all' && counts !== undefined && counts[filter] === 0;
  useEffect(() => {
    if (!filterIsGone) return;
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('status');
        return next;
      },
      { replace: true },
    );
  }, [filterIsGone, setAddress]);

  const showAll = () => {
    setTyped('');
    setAddress({}, { replace: true });
  };
  const isFiltered = (filter !== 'all' || search !== '') && counts?.all !== 0;
  return (
    <Page title={said.totalJobs()} actions={decides ? posting() : null}>
      {counts && counts.all > 0 ? (
        <Group gap="12px 16px" mb={20}>
          <SegmentedControl
            aria-label={said.filter()}
            size="md"
            classNames={{ label: classes.filter }}
            value={filter}
            onChange={(value) => setInAddress('status', value === 'all' ? '' : value)}
            data={offeredFilters(counts)}
          />
          <TextInput
            type="search"
            aria-label={said.search()}
            placeholder={said.search()}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              searchSoon(event.currentTarget.value);
            }}
            maxLength={DESIGNATION_MAX}
            className={classes.search}
          />
          <DownloadCsv
            filename="jobs"
            call={getJobCards}
            input={wanted}
            itemsOf={({ jobs }) => jobs}
            columns={jobCsv()}
          />
          <Count total={found?.total ?? 0} atLeast={found?.totalAtLeast ?? false} />
        </Group>
      ) : null}
      <Read
        query={query}
        waiting={<Loading shape="cards" />}
        empty={
          isFiltered
            ? {
                when: (data) => data.items.length === 0,
                text: search === '' ? said.noneOfKind() : said.noneNamed({ search }),
                next: (
                  <Button variant="default" onClick={showAll}>
                    {said.showAll()}
                  </Button>
                ),
              }
            : {
                when: (data) => data.items.length === 0,
                text: said.none(),
                next: decides ? (
                  <Anchor component={Link} to={PATHS.createJob}>
                    {said.create()}
                  </Anchor>
                ) : null,
              }
        }
      >
        {(data) => <JobsBrowser jobs={data.items} more={<LoadMore query={query} />} />}
      </Read>
    </Page>
  );
}

function offeredFilters(counts: Counts) {
  return FILTERS.filter(({ value }) => value === 'all' || counts[value] > 0).map(({ value, label }) => ({
    value,
    label: label(),
  }));
}

function Count({ total, atLeast }: { total: number; atLeast: boolean }) {
  return (
    <Text size="sm" c="dimmed" role="status">
      {(atLeast ? said.jobCountOrMore : said.jobCount)({ total })}
    </Text>
  );
}

function JobsBrowser({ jobs, more }: { jobs: readonly JobOfList[]; more: ReactNode }) {
  const decides = useDecides();
  const narrow = useNarrow();
  const prefetch = usePrefetchRead(getJobById);
  const navigate = useNavigate();
  const [, setAddress] = useSearchParams();
  const wanted = useRouteId('jobId');
  const selected = wanted ?? jobs[0]?.id ?? null;

  const open = (job: JobOfList) => {
    if (narrow) {
      void navigate(pathWithJob(PATHS.jobDescription, job.id), { state: { jobId: job.id } });
      return;
    }
    setAddress((current) => {
      const next = new URLSearchParams(current);
      next.set('jobId', job.id);
      return next;
    });
  };
  return (
    <div className={layout.browser}>
      <div>
        <JobCardList label={said.jobs()}>
          {jobs.map((job) => (
            <JobCard
              key={job.id}
              job={job}
              onOpen={() => open(job)}
              onIntent={narrow ? undefined : () => prefetch({ jobId: job.id })}
              selected={!narrow && job.id === selected}
              note={said.applicationCount({ count: job.applicationReceived ?? 0 })}
              actions={decides ? <JobActions job={job} /> : null}
            />
          ))}
        </JobCardList>
        {more}
      </div>
      {narrow || selected === null ? null : (
        <div className={layout.pane}>
          <SelectedJob jobId={selected} />
        </div>
      )}
    </div>
  );
}

function SelectedJob({ jobId }: { jobId: string }) {
  // The panel stays in place, so that the focus inside it is not lost.
  const query = useRead(getJobById, { jobId }, { keepPrevious: true });
  return (
    <Read query={query} waiting={<Loading rows={8} />} empty="never">
      {(job) =>
        job.status === 'deleted' ? (
          <Empty text={said.isDeleted()} />
        ) : (
          <Suspense fallback={<Loading rows={8} />}>
            <Panel job={job} />
          </Suspense>
        )
      }
    </Read>
  );
}
