import { useMember } from '#web/session/member.ts';

/** The person's name and, for a member, the company's name if it differs. */
export function useWelcome(name: string): string {
  const companyName = useMember()?.companyName;
  return companyName === undefined || companyName === name ? name : `${name}, ${companyName}`;
}
