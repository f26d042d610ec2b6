import { HOUR_MS } from '#contract/shared/limits.ts';
import { placeOf } from '#server/features/accounts/sessions/place.ts';
import type { Viewed } from '#server/features/uploads/file-holder.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, EmployerCaller } from '#server/platform/http/route.ts';
import { insertView } from './view-store.ts';

/** Opening the same thing again within this time is recorded once: a page is reloaded, and a video is sent in parts. */
const VISIT_MS = HOUR_MS;

export type Viewer =
  | { kind: 'member'; caller: EmployerCaller }
  | { kind: 'guest'; guestLinkId: string; name: string | null }
  | { kind: 'visitor'; network: string };

/** Records who opened what of an application, for its candidate and its company. */
export async function recordView(
  ctx: Context,
  { applicationId, what, viewer }: { applicationId: string; what: Viewed; viewer: Viewer },
): Promise<void> {
  const at = ctx.clock.now();
  await insertView(ctx.db, { applicationId, at, what, ...rowOf(viewer) }, new Date(at.getTime() - VISIT_MS));
}

function rowOf(viewer: Viewer) {
  const unnamed = { userId: null, name: null, role: null };
  switch (viewer.kind) {
    case 'member': {
      const { token, id, memberRole, sessionId } = viewer.caller;
      return token
        ? { ...unnamed, kind: 'token' as const, visit: token.id }
        : { kind: 'member' as const, userId: id, name: null, role: memberRole, visit: sessionId };
    }
    case 'guest':
      return { ...unnamed, kind: 'guest' as const, name: viewer.name, visit: viewer.guestLinkId };
    case 'visitor':
      return { ...unnamed, kind: 'visitor' as const, visit: viewer.network };
  }
}

/** The same for a report that is opened by its address. Candidates reading about themselves are not recorded. */
export async function recordReportView(
  ctx: Context,
  caller: Caller | null,
  applicationId: string,
  address: string,
): Promise<void> {
  if (caller?.role === 'candidate') return;
  const viewer: Viewer =
    caller === null ? { kind: 'visitor', network: placeOf(address).network } : { kind: 'member', caller };
  await recordView(ctx, { applicationId, what: 'report', viewer });
}
