import { lazy, Suspense } from 'react';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';

const InviteForm = lazy(() => import('./invite-form.tsx'));

/** Asks for an address and a role, and sends the invitation. */
export function InviteModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Invite a member" size="md">
      <Suspense fallback={<Loading rows={6} />}>
        <InviteForm onClose={onClose} />
      </Suspense>
    </Modal>
  );
}
