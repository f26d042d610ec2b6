import { Suspense, type ComponentType } from 'react';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { Applicant } from './applicant.ts';

export interface ApplicantModalProps {
  opened: boolean;
  onClose: () => void;
  applicant: Applicant | null;
}

export interface ApplicantActionProps extends ApplicantModalProps {
  /** Called with the server's message if it refuses. */
  onFailure: (message: string) => void;
}

export interface ApplicantFormProps {
  applicant: Applicant;
  onClose: () => void;
  onFailure: (message: string) => void;
}

/** A modal with a form about one applicant. Each applicant gets a new form. */
export function ApplicantFormModal({
  opened,
  onClose,
  applicant,
  onFailure,
  title,
  form: Form,
}: ApplicantActionProps & { title: string; form: ComponentType<ApplicantFormProps> }) {
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="md">
      {applicant ? (
        <Suspense fallback={<Loading rows={6} />}>
          <Form key={applicant.applicationId} applicant={applicant} onClose={onClose} onFailure={onFailure} />
        </Suspense>
      ) : null}
    </Modal>
  );
}
