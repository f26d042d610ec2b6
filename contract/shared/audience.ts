/** The callers: a visitor who is not signed in, or a person in one of the two roles. */
export const ROLES = ['candidate', 'employer'] as const;
export type Role = (typeof ROLES)[number];
export type Audience = 'visitor' | Role;
