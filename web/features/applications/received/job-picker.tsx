import type { ReactNode } from 'react';
import { Button, Center } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { getReceivedApplications } from '#contract/interview.ts';
import { useReadPages } from '#web/api/hooks.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { JobCardsCarousel } from '#web/ui/job-cards-carousel.tsx';

export type ApplicationType = NonNullable<InputOf<typeof getReceivedApplications>['applicationType']>;
export type JobWithApplications = OutputOf<typeof getReceivedApplications>[number];

/** The company's jobs that have applications of a kind, with their counts. */
export function useJobsWithApplications(applicationType: ApplicationType) {
  return useReadPages(getReceivedApplications, { applicationType, limit: 100 }, (jobs) => jobs);
}

export interface JobPickerProps {
  label: string;
  jobs: readonly JobWithApplications[];
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** What the cards count, such as 'Applications received'. */
  countLabel: string;
  /** Shown for the selected job; its card is missing while the list has not come so far. */
  children: (jobId: string, job: JobWithApplications | undefined) => ReactNode;
}

/** Jobs to pick one from. The picked one is in the address, so that reloading and going back keep it. */
export function JobPicker({ label, jobs, query, countLabel, children }: JobPickerProps) {
  const [, setAddress] = useSearchParams();
  const wanted = useRouteId('jobId');
  const isListed = jobs.some((job) => job.jobId === wanted);
  // A job whose last application has left the list gives way to the first.
  const selected = wanted !== null && (isListed || query.hasNextPage) ? wanted : (jobs[0]?.jobId ?? null);

  const select = (jobId: string) =>
    setAddress((current) => {
      const next = new URLSearchParams(current);
      next.set('jobId', jobId);
      return next;
    });
  return (
    <>
      <JobCardsCarousel
        label={label}
        countLabel={countLabel}
        selected={selected}
        onSelect={select}
        jobs={jobs.map((job) => ({
          jobId: job.jobId,
          title: job.role,
          type: job.type,
          publishedDate: job.publishedDate,
          count: job.applicationReceived,
        }))}
        after={
          query.hasNextPage ? (
            <Center h="100%">
              <Button
                variant="default"
                loading={query.isFetchingNextPage}
                onClick={() => query.fetchNextPage()}
              >
                More jobs
              </Button>
            </Center>
          ) : null
        }
      />
      {selected === null
        ? null
        : children(
            selected,
            jobs.find((job) => job.jobId === selected),
          )}
    </>
  );
}
