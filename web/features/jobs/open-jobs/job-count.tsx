import { Text } from '@mantine/core';
import * as said from '#contract/messages/en/jobs.ts';

/** The number of jobs in a list. The line is empty until it is known. */
export function JobCount({ of: found }: { of: { total: number; totalAtLeast?: boolean } | undefined }) {
  return (
    <Text mb="sm" c="dimmed" role="status">
      {found ? (found.totalAtLeast ? said.totalJobsOrMore(found) : said.totalJobs(found)) : '\u00A0'}
    </Text>
  );
}
