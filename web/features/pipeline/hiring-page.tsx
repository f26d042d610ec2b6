import { Suspense, useEffect } from 'react';
import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/pipeline.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { PAGE_LIMIT } from '#contract/shared/limits.ts';
import { getReceivedApplications, getRequests, getReviewQueue } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useDecides } from '#web/session/member.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { useTitle } from '#web/ui/page.tsx';
import { useListAddress } from '#web/ui/use-address.ts';
import { ALL_JOBS, viewOf } from './hiring-filters.ts';
import { HiringViews } from './hiring-views.tsx';
import classes from './hiring.module.css';

const JobSelect = lazyAtOnce(async () => (await import('./job-select.tsx')).JobSelect);

/**
 * The main place of work: the applicants of one job or of all, with one list, one set of filters and one selection in
 * five views. Job, view, filters and the people shown are in the address.
 */
export default function HiringPage() {
  useTitle(said.hiring());
  const [address, change] = useListAddress();
  const jobId = address.get('jobId') ?? '';
  const busiest = useBusiestJob(jobId === '');
  useEffect(() => {
    if (jobId === '' && busiest !== undefined) change((next) => next.set('jobId', busiest));
  });
  const select = (wanted: string) =>
    change(
      (next) => {
        for (const name of ['id', 'ids', 'pins', 'question']) next.delete(name);
        next.set('jobId', wanted);
      },
      { replace: false, keepsScroll: false },
    );
  return (
    <div className={classes.page} data-view={viewOf(address)}>
      <HiringViews
        key={jobId}
        address={address}
        change={change}
        head={
          <>
            <Title order={1} fz="1.375rem" fw={600}>
              {said.hiring()}
            </Title>
            <div className={classes.job}>
              <Suspense fallback={<Loading rows={1} />}>
                <JobSelect jobId={jobId} onChange={select} all={said.allJobs()} />
              </Suspense>
            </div>
          </>
        }
        beside={<Requests />}
      />
    </div>
  );
}

/** The candidates' requests, on a page of their own. */
function Requests() {
  const decides = useDecides();
  const { data } = useRead(getRequests, {}, { enabled: decides });
  if (!decides) return null;
  return (
    <Anchor component={Link} to={PATHS.requests} className={classes.requests}>
      {data === undefined || data.requests.length === 0
        ? said.requests()
        : said.requestsCount({ count: data.requests.length })}
    </Anchor>
  );
}

/** The job with the most people awaiting a decision, or all jobs if there are none. Undefined until known. */
function useBusiestJob(enabled: boolean): string | undefined {
  const limit = PAGE_LIMIT.max;
  const applied = useRead(getReceivedApplications, { limit }, { enabled });
  const inReview = useRead(getReviewQueue, { stage: 'review', limit }, { enabled });
  if (applied.isPending || inReview.isPending) return undefined;
  const waiting = new Map<string, number>();
  const add = (jobId: string, people: number) => waiting.set(jobId, (waiting.get(jobId) ?? 0) + people);
  for (const job of applied.data ?? []) add(job.jobId, job.applicationReceived);
  for (const person of inReview.data?.applications ?? []) add(person.jobId, 1);
  const [busiest] = [...waiting].toSorted(([, one], [, other]) => other - one);
  return busiest?.[0] ?? ALL_JOBS;
}
