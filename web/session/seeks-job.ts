import { useLocation } from 'react-router';
import type { Role } from '#contract/endpoint.ts';

/** The tab of the registration for each role. */
export const REGISTER_AS: Record<Role, string> = {
  employer: '/register',
  candidate: '/register?as=candidate',
};

/** Navigation state for links that job seekers follow to the login: from there they register as such. */
export const SEEKS_JOB = { seeksJob: true };

/** Whether the person came here by a link for job seekers. */
export function useSeeksJob(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'seeksJob' in state && state.seeksJob === true;
}
