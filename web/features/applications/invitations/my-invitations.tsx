import { lazy, Suspense } from 'react';
import { getMyInvitations } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useSession } from '#web/session/session.ts';

/** Few people are invited, so this loads only when it is needed. */
const InvitedNotice = lazy(() => import('./invited-notice.tsx'));

/** The open invitations of the signed-in candidate, for one job or for all. Renders nothing if there are none. */
export function MyInvitations({ jobId }: { jobId?: string }) {
  const isCandidate = useSession().role === 'candidate';
  const all = useRead(getMyInvitations, {}, { enabled: isCandidate }).data?.invitations ?? [];
  return all
    .filter((one) => jobId === undefined || one.jobId === jobId)
    .map((invitation) => (
      <Suspense key={invitation.invitationId} fallback={null}>
        <InvitedNotice invitation={invitation} isOfPage={jobId !== undefined} />
      </Suspense>
    ));
}
