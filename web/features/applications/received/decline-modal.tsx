import { rejectJobApplication } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { toast } from '#web/ui/toast.ts';
import { APPLICATION_READS } from './reads.ts';
import type { ApplicantActionProps } from './applicant-modal.tsx';

/** Asks before an application is declined, with the name of the applicant. */
export function DeclineModal({ opened, onClose, applicant, onFailure }: ApplicantActionProps) {
  const decline = useSend(rejectJobApplication, {
    refreshes: APPLICATION_READS,
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => {
      onClose();
      onFailure(error.message);
    },
  });
  return (
    <ConfirmModal
      opened={opened}
      onClose={onClose}
      onConfirm={() => applicant && decline.mutate({ applicationId: applicant.applicationId })}
      title={`Decline ${applicant?.candidateName ?? ''}?`}
      confirmLabel="Decline"
      cancelLabel="Cancel"
      danger
      busy={decline.isPending}
    >
      The application of {applicant?.candidateName} for {applicant?.role} is declined, and they are told by
      mail. This cannot be undone.
    </ConfirmModal>
  );
}
