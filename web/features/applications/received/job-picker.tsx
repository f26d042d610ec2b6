import { useState, type ReactNode } from 'react';
import { Center } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { getReceivedApplications } from '#contract/interview.ts';
import { useRead, useReadPages } from '#web/api/hooks.ts';
import type { InputOf, OutputOf } from '#web/api/types.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { MoreButton } from '#web/ui/more-button.tsx';
import { JobCardsCarousel } from '#web/ui/job-cards-carousel.tsx';

export type ApplicationType = NonNullable<InputOf<typeof getReceivedApplications>['applicationType']>;
export type JobWithApplications = OutputOf<typeof getReceivedApplications>[number];

/** To a page of the list; the carousel's last card leads to more. */
const JOBS_AT_ONCE = 30;

/** The company's jobs that have applications of a kind, with their counts. */
export function useJobsWithApplications(applicationType: ApplicationType) {
  return useReadPages(getReceivedApplications, { applicationType, limit: JOBS_AT_ONCE }, (jobs) => jobs);
}

/**
 * The jobs, with the one that the page was opened with put first where the list's first page does not hold it.
 * `isKnown` is false until it is clear whether that job still has applications.
 */
function useOpenedJob(
  jobs: readonly JobWithApplications[],
  applicationType: ApplicationType,
  wanted: string | null,
): { shown: readonly JobWithApplications[]; isKnown: boolean } {
  const [openedWith] = useState(wanted);
  const isFarther =
    openedWith !== null && !jobs.slice(0, JOBS_AT_ONCE).some(({ jobId }) => jobId === openedWith);
  const { data, isPending } = useRead(
    getReceivedApplications,
    { applicationType, jobId: openedWith ?? '' },
    { enabled: isFarther },
  );
  if (!isFarther) return { shown: jobs, isKnown: true };
  const found = data?.[0];
  const shown = found ? [found, ...jobs.filter(({ jobId }) => jobId !== openedWith)] : jobs;
  return { shown, isKnown: !isPending };
}

export interface JobPickerProps {
  label: string;
  applicationType: ApplicationType;
  jobs: readonly JobWithApplications[];
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** What the cards count, such as 'Applications received'. */
  countLabel: string;
  /** Shown for the selected job; what is known of it is missing while its card is being read. */
  children: (jobId: string, job: JobWithApplications | undefined) => ReactNode;
}

/** Jobs to pick one from. The picked one is in the address, so that reloading and going back keep it. */
export function JobPicker({ label, applicationType, jobs, query, countLabel, children }: JobPickerProps) {
  const [, setAddress] = useSearchParams();
  const wanted = useRouteId('jobId');
  const { shown, isKnown } = useOpenedJob(jobs, applicationType, wanted);
  const isListed = shown.some((job) => job.jobId === wanted);
  // A job whose last application has left the list gives way to the first.
  const selected = wanted !== null && (isListed || !isKnown) ? wanted : (shown[0]?.jobId ?? null);

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
        jobs={shown.map((job) => ({
          jobId: job.jobId,
          title: job.role,
          type: job.type,
          publishedDate: job.publishedDate,
          count: job.applicationReceived,
        }))}
        after={
          query.hasNextPage ? (
            <Center h="100%">
              <MoreButton query={query} label="More jobs" />
            </Center>
          ) : null
        }
      />
      {selected === null
        ? null
        : children(
            selected,
            shown.find((job) => job.jobId === selected),
          )}
    </>
  );
}
