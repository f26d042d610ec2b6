import { lazy, Suspense } from 'react';
import type { getMembers } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';

const ChangeForm = lazy(() => import('./change-form.tsx'));

export type Member = OutputOf<typeof getMembers>['members'][number];

/** Changes what a member may do. */
export function ChangeModal({ member, onClose }: { member: Member | null; onClose: () => void }) {
  return (
    <Modal opened={member !== null} onClose={onClose} title={`What ${member?.name ?? ''} may do`} size="md">
      {member === null ? null : (
        <Suspense fallback={<Loading rows={6} />}>
          <ChangeForm member={member} onClose={onClose} />
        </Suspense>
      )}
    </Modal>
  );
}
