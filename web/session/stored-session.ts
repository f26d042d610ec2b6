import type { Role } from '#contract/shared/audience.ts';
import type { MemberRole } from '#contract/shared/endpoint.ts';
import { STORED, readStored, readStoredFlag } from './storage.ts';
import { readClaims } from './token.ts';

export interface Session {
  /** Null for a visitor. */
  role: Role | null;
  userId: string | null;
  name: string;
  token: string | null;
  /** Whether the stored flag says that this candidate has a profile. */
  candidateProfileAvailable: boolean;
  /** What an employer may do in the company, as far as this browser knows. The server decides. */
  memberRole: MemberRole | null;
  /** Whether the person runs the installation, according to the sign-in. The server checks each call. */
  isOperator: boolean;
}

export const VISITOR: Session = {
  role: null,
  userId: null,
  name: '',
  token: null,
  candidateProfileAvailable: false,
  memberRole: null,
  isOperator: false,
};

/** The session in the browser's storage. The scripts of public pages read it without React. */
export function readSession(): Session {
  const token = readStored(STORED.token);
  const claims = token === null ? null : readClaims(token);
  if (token === null || claims === null) return VISITOR;
  return {
    role: claims.role,
    userId: claims.userId,
    name: readStored(STORED.user) ?? '',
    token,
    candidateProfileAvailable: readStoredFlag(STORED.candidateProfileAvailable),
    memberRole: claims.role === 'employer' ? storedMemberRole() : null,
    isOperator: readStoredFlag(STORED.isOperator),
  };
}

/** A login from before companies had members is that of an owner. */
function storedMemberRole(): MemberRole {
  const stored = readStored(STORED.memberRole);
  return stored === 'recruiter' || stored === 'reviewer' ? stored : 'owner';
}
