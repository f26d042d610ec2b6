import { useEffect } from 'react';
import type { MemberRole } from '#contract/shared/endpoint.ts';
import { getCompany } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { getSession, setMemberRole, setUserName, useSession } from './session.ts';

/** How long a member's permissions count as fresh. The server checks them at each call. */
const FRESH_MS = 60_000;

export interface Member {
  id: string;
  name: string;
  companyName: string;
  role: MemberRole;
}

/** The signed-in employer as a member of the company. Null for others, and until it is known. */
export function useMember(): Member | null {
  const isEmployer = useSession().role === 'employer';
  const { data } = useRead(getCompany, {}, { enabled: isEmployer, staleTime: FRESH_MS });
  const role = data?.member.memberRole;
  const name = data?.member.name;
  useEffect(() => {
    if (!isEmployer) return;
    if (role !== undefined) setMemberRole(role);
    if (name !== undefined && name !== getSession().name) setUserName(name);
  }, [isEmployer, role, name]);
  if (!isEmployer || data === undefined) return null;
  const { member } = data;
  return { id: member.memberId, name: member.name, companyName: data.name, role: member.memberRole };
}

/** What the signed-in employer may do. Null for others. Known right after sign-in. */
export const useMemberRole = (): MemberRole | null => useSession().memberRole;

/** Whether the member posts jobs and decides on applicants. All do except reviewers. */
export const useDecides = (): boolean => {
  const role = useMemberRole();
  return role === 'owner' || role === 'recruiter';
};
