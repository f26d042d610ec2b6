import { useMember } from '#web/session/member.ts';

/** The own name, and for a member the company if it is called otherwise. */
export function useWelcome(name: string): string {
  const companyName = useMember()?.companyName;
  return companyName === undefined || companyName === name ? name : `${name}, ${companyName}`;
}
