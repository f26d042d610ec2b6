import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { companyPath } from '#contract/shared/paths.ts';
import type { Job } from '#web/api/types.ts';

/** A company has a page once it has posted a job. */
export function CompanyName({ job }: { job: Pick<Job, 'employer' | 'publishedDate'> }) {
  const { slug, user } = job.employer;
  if (job.publishedDate === null) return user.name;
  return (
    <Anchor component={Link} to={companyPath(slug)} inherit underline="always">
      {user.name}
    </Anchor>
  );
}
