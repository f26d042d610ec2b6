import type { MemberRole } from '#contract/endpoint.ts';
import { getCompany } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useSession } from './session.ts';

/** For so long what a member may do is taken as known. The server checks it at each call. */
const FRESH_MS = 60_000;

export interface Member {
  id: string;
  name: string;
  companyName: string;
  role: MemberRole;
}

/** The signed-in employer as a member of the company; null for others, and until it is known. */
export function useMember(): Member | null {
  const isEmployer = useSession().role === 'employer';
  const { data } = useRead(getCompany, {}, { enabled: isEmployer, staleTime: FRESH_MS });
  if (!isEmployer || data === undefined) return null;
  return {
    id: data.member.memberId,
    name: data.member.name,
    companyName: data.name,
    role: data.member.memberRole,
  };
}
