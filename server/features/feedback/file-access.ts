import { callerOfSession } from '#server/features/accounts/sessions/sessions.ts';
import { placeOf } from '#server/features/accounts/sessions/place.ts';
import {
  applicationInReach,
  candidatesApplication,
  employersApplication,
} from '#server/features/applications/store.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { callerOfTokenId } from '#server/features/tokens/token-caller.ts';
import { DOCUMENTS, readHolder } from '#server/features/uploads/file-holder.ts';
import type { Context } from '#server/platform/context.ts';
import { openLinkById } from './guest-link-store.ts';
import { type Viewer, recordView } from './record-view.ts';
import { isOpenToVisitors } from './show-report.ts';
import { reportSubject, takesPartIn } from './store.ts';

type Read = NonNullable<ReturnType<typeof readHolder>>;

/** Whether a file link still opens the file. Records who opens it. */
export async function opensFile(ctx: Context, holder: string, address: string): Promise<boolean> {
  const read = readHolder(holder);
  if (read === null) return false;
  const viewer = await viewerOf(ctx, read, address);
  if (viewer === null) return false;
  if (viewer !== 'candidate')
    await recordView(ctx, { applicationId: read.applicationId, what: read.what, viewer });
  return true;
}

/** Whether the link opens its file now, for what is shown next to the file. Records nothing. */
export async function mayOpenFile(ctx: Context, holder: string): Promise<boolean> {
  const read = readHolder(holder);
  return read !== null && (await viewerOf(ctx, read, '')) !== null;
}

/** Null without access. */
async function viewerOf(ctx: Context, read: Read, address: string): Promise<Viewer | 'candidate' | null> {
  const { kind, who, person, applicationId, what } = read;
  switch (kind) {
    case 'guest': {
      const link = await openLinkById(ctx.db, who, ctx.clock.now());
      return link && { kind: 'guest', guestLinkId: who, name: link.name };
    }
    case 'visitor': {
      const subject = await reportSubject(ctx.db, applicationId);
      if (!subject || !isOpenToVisitors(subject)) return null;
      return { kind: 'visitor', network: placeOf(address).network };
    }
    case 'token': {
      const caller = await callerOfTokenId(ctx, who);
      if (caller === null) return null;
      const found = await employersApplication(ctx.db, caller.companyId, applicationId);
      return found && { kind: 'member', caller };
    }
    case 'session': {
      const caller = await callerOfSession(ctx, { sessionId: who, userId: person });
      if (caller === null) return null;
      if (caller.role === 'candidate')
        return (await candidatesApplication(ctx.db, caller.id, applicationId)) && 'candidate';
      const mayRead = caller.seesContacts || !DOCUMENTS.includes(what);
      if (!mayRead) return null;
      const found =
        (await applicationInReach(ctx.db, reachOf(caller), applicationId)) ??
        (what === 'round-recording' && (await takesPartIn(ctx.db, caller, applicationId)));
      return found ? { kind: 'member', caller } : null;
    }
  }
}
