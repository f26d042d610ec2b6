import { getUpcomingRounds } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { viewerZone } from '#web/ui/dates.ts';
import { dayAndTimeIn } from '#web/ui/zones.ts';

/** By application: 'Tue 1 Dec, 2:00 PM'. */
export type BookedTimes = ReadonlyMap<string, string>;

/** The times of the next rounds of one job or of all jobs. */
export function useBookedTimes(jobId: string | undefined): BookedTimes {
  const { data } = useRead(getUpcomingRounds, jobId === undefined ? {} : { jobId });
  const zone = viewerZone();
  return new Map(
    data?.rounds.map(
      ({ applicationId, startsAt }) => [applicationId, dayAndTimeIn(zone, startsAt!)] as const,
    ),
  );
}
