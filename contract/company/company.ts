import { z } from 'zod';
import { EMPLOYER, MEMBER_ROLES, endpoint, noInput } from '../shared/endpoint.ts';

/** The company of the caller, and what the caller is in it. */

export const getCompany = endpoint({
  method: 'GET',
  path: 'company/getCompany',
  summary: 'Get your company, and you as its member.',
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  input: noInput,
  output: z.object({
    companyId: z.string(),
    name: z.string(),
    /** The part of the company's public addresses. */
    slug: z.string(),
    avatarUrl: z.string().nullable(),
    /** The code of ISO 4217 for the amounts of its jobs. */
    currency: z.string(),
    /** Why the people who run the installation took the company down; null if they did not. */
    takenDownReason: z.string().nullable(),
    member: z.object({ memberId: z.string(), name: z.string(), memberRole: z.enum(MEMBER_ROLES) }),
  }),
});
