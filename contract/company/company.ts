import { z } from 'zod';
import { EMPLOYER, MEMBER_ROLES, endpoint, noInput } from '../shared/endpoint.ts';

/** The caller's company, and the caller's role in it. */

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
    /** The company's part of its public addresses. */
    slug: z.string(),
    avatarUrl: z.string().nullable(),
    /** The ISO 4217 code for the amounts in its jobs. */
    currency: z.string(),
    /** The reason why the operator took the company down. Null if it is not taken down. */
    takenDownReason: z.string().nullable(),
    member: z.object({ memberId: z.string(), name: z.string(), memberRole: z.enum(MEMBER_ROLES) }),
  }),
});
