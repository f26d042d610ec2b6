/** Who calls: nobody signed in, or a person of one of the two roles. */
export const ROLES = ['candidate', 'employer'] as const;
export type Role = (typeof ROLES)[number];
export type Audience = 'visitor' | Role;
