import { lazy, Suspense } from 'react';
import { getMyInvitations } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useSession } from '#web/session/session.ts';

/** Few people are invited, so the pages do not load it before somebody is. */
const InvitedNotice = lazy(() => import('./invited-notice.tsx'));

/** The invitations that wait for the signed-in candidate; of one job, or of all. Nothing while there are none. */
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
