import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { readJobPath } from '#contract/account/return-to.ts';
import { rememberJobWish } from './return-to.ts';

/** Whether the person followed a link for job seekers (`loginPath`, `registerPath`). */
export function useSeeksJob(): boolean {
  const [address] = useSearchParams();
  return address.get('as') === 'candidate';
}

/** The job named by `returnTo` in the address, or null. It is remembered until after the sign-in. */
export function useJobWish(): string | null {
  const [address] = useSearchParams();
  const job = readJobPath(address.get('returnTo'));
  useEffect(() => {
    if (job !== null) rememberJobWish(job);
  }, [job]);
  return job;
}
