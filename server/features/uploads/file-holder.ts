import type { Caller } from '#server/platform/http/route.ts';

/** The parts of an application that someone can open. Its candidate can see who did. */
const VIEWED = [
  'report',
  'film',
  'sound',
  'resume',
  'cover-letter',
  'certificate',
  'pitch',
  'round-recording',
  'export',
] as const;
/** These contain contact data, which not every member can see. */
export const DOCUMENTS: readonly Viewed[] = ['resume', 'cover-letter', 'certificate'];
export type Viewed = (typeof VIEWED)[number];

/** Who was given links to files of an application. The links stop working when their access ends. */
export type Holder =
  | { kind: 'session'; sessionId: string; userId: string }
  | { kind: 'token'; tokenId: string }
  | { kind: 'guest'; guestLinkId: string; expiresAt: Date }
  | { kind: 'visitor' };

export interface FileOfApplication {
  holder: Holder;
  applicationId: string;
  what: Viewed;
}

export const holderOf = (caller: Caller | null): Holder => {
  if (caller === null) return { kind: 'visitor' };
  if (caller.role === 'employer' && caller.token) return { kind: 'token', tokenId: caller.token.id };
  return { kind: 'session', sessionId: caller.sessionId, userId: caller.id };
};

const NOBODY = '-';

/** The holder, as encoded in a link. */
export function holderInLink({ holder, applicationId, what }: FileOfApplication): string {
  const [who, person] = namesOf(holder);
  return [holder.kind, who, person, applicationId, what].join(':');
}

function namesOf(holder: Holder): [string, string] {
  switch (holder.kind) {
    case 'session':
      return [holder.sessionId, holder.userId];
    case 'token':
      return [holder.tokenId, NOBODY];
    case 'guest':
      return [holder.guestLinkId, NOBODY];
    case 'visitor':
      return [NOBODY, NOBODY];
  }
}

/** Reads it back from a link that was signed here. */
export function readHolder(text: string): {
  kind: Holder['kind'];
  who: string;
  person: string;
  applicationId: string;
  what: Viewed;
} | null {
  const [kind, who, person, applicationId, what] = text.split(':');
  if (who === undefined || person === undefined || applicationId === undefined) return null;
  const known = VIEWED.find((one) => one === what);
  if (known === undefined) return null;
  if (kind !== 'session' && kind !== 'token' && kind !== 'guest' && kind !== 'visitor') return null;
  return { kind, who, person, applicationId, what: known };
}
