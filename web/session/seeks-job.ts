import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { readJobPath } from '#contract/return-to.ts';
import { rememberJobWish } from './return-to.ts';

/** Whether the person came by a link for job seekers (`loginPath`, `registerPath`). */
export function useSeeksJob(): boolean {
  const [address] = useSearchParams();
  return address.get('as') === 'candidate';
}

/**
 * The job that the page's address names as `returnTo`, or null. It is remembered, so that the person is at this job
 * after registering and signing in.
 */
export function useJobWish(): string | null {
  const [address] = useSearchParams();
  const job = readJobPath(address.get('returnTo'));
  useEffect(() => {
    if (job !== null) rememberJobWish(job);
  }, [job]);
  return job;
}
