import { useLocation } from 'react-router';

/**
 * Navigation state for links to the login that job seekers follow. The registration then starts with their
 * role.
 */
export const SEEKS_JOB = { seeksJob: true };

/** Whether the person came here by a link for job seekers. */
export function useSeeksJob(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'seeksJob' in state && state.seeksJob === true;
}
