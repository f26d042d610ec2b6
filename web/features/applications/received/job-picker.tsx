import * as said from '#contract/messages/en/applicants.ts';
import { useState, type ReactNode } from 'react';
import { Center } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { jobValue } from '#contract/job/job-values.ts';
import { getReceivedApplications } from '#web/api/calls.ts';
import { useRead, useReadPages } from '#web/api/hooks.ts';
import type { InputOf, OutputOf } from '#web/api/types.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { useAnnounceChange } from '#web/ui/announce.ts';
import { MoreButton } from '#web/ui/more-button.tsx';
import { JobCardsCarousel } from '#web/ui/job-cards-carousel.tsx';
import { jobWithMost } from './job-with-most.ts';

export type ApplicationType = NonNullable<InputOf<typeof getReceivedApplications>['applicationType']>;
export type JobWithApplications = OutputOf<typeof getReceivedApplications>[number];

/** The page size. The carousel's last card loads more. */
const JOBS_AT_ONCE = 30;

/** The company's jobs with applications of this type, with counts. */
export function useJobsWithApplications(applicationType: ApplicationType) {
  return useReadPages(getReceivedApplications, { applicationType, limit: JOBS_AT_ONCE }, (jobs) => jobs);
}

/**
 * Puts the job that the page was opened with first. `isKnown` is false until it is known whether it still qualifies.
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
  /** Rendered for the selected job. `job` is undefined while its card is loading. */
  children: (jobId: string, job: JobWithApplications | undefined) => ReactNode;
}

/** Lets the person select a job. The selection is in the address, so that a reload and the back button keep it. */
export function JobPicker({ label, applicationType, jobs, query, countLabel, children }: JobPickerProps) {
  const [, setAddress] = useSearchParams();
  const wanted = useRouteId('jobId');
  const { shown, isKnown } = useOpenedJob(jobs, applicationType, wanted);
  const isListed = shown.some((job) => job.jobId === wanted);
  // The job selected at the start stays selected while it has applications, however many the others have. Upcoming
  // interviews are listed by time, so for them the first job is selected.
  const [usual, setUsual] = useState<string | null>(null);
  const begin = applicationType === 'SCHEDULED' ? shown[0] : jobWithMost(shown);
  const isUsualListed = shown.some(({ jobId }) => jobId === usual);
  if (!isUsualListed && (begin?.jobId ?? null) !== usual) setUsual(begin?.jobId ?? null);
  const selected =
    wanted !== null && (isListed || !isKnown) ? wanted : isUsualListed ? usual : (begin?.jobId ?? null);

  const chosen = shown.find(({ jobId }) => jobId === selected);
  useAnnounceChange(chosen && said.belowJobs({ job: chosen.role, id: chosen.alternateJobId }));

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
          type: jobValue(job.type),
          publishedDate: job.publishedDate,
          count: job.applicationReceived,
        }))}
        after={
          query.hasNextPage ? (
            <Center h="100%">
              <MoreButton query={query} label={said.moreJobs()} />
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
