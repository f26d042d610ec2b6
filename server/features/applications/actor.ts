import * as said from '#contract/messages/en/decisions.ts';
import type { Selectable } from 'kysely';
import type { Schema } from '#server/database/schema.ts';
import type { Caller, EmployerCaller } from '#server/platform/http/route.ts';

export interface Actor {
  kind: Selectable<Schema['application_moves']>['actor_kind'];
  /** The id of the person or of the API token. Null for the server itself. */
  id: string | null;
}

/** The program itself, which acts when an interview's window closes. */
export const SYSTEM: Actor = { kind: 'system', id: null };

/** The person or program that makes a call, in the form used in histories. */
export function actorOf(caller: Caller): Actor {
  if (caller.role === 'candidate') return { kind: 'candidate', id: caller.id };
  return caller.token ? { kind: 'token', id: caller.token.id } : { kind: 'member', id: caller.id };
}

/** The company that a decision belongs to, and who makes it. */
export interface Decider {
  companyId: string;
  actor: Actor;
}

export const deciderOf = (caller: EmployerCaller): Decider => ({
  companyId: caller.companyId,
  actor: actorOf(caller),
});

export function actorInWords({ kind, name }: { kind: Actor['kind']; name: string | null }): string {
  if (kind === 'candidate') return name ?? said.theCandidate();
  if (kind === 'token') return said.aProgram();
  if (kind === 'system') return said.theSystem();
  return name ?? said.formerMember();
}
