import { Modal } from '#web/ui/modal.tsx';
import { ScorecardForm, type ScorecardFormProps } from './scorecard-form.tsx';

export interface ScorecardModalProps extends Pick<ScorecardFormProps, 'report' | 'own' | 'isFinal'> {
  opened: boolean;
  onClose: () => void;
}

/** The form exists only while the dialog is open, so it starts with what is stored. */
export function ScorecardModal({ opened, onClose, ...form }: ScorecardModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Your scorecard"
      size="lg"
      description="Your own rating of the interview, each point with its reason."
    >
      <ScorecardForm {...form} onCancel={onClose} onSent={onClose} />
    </Modal>
  );
}
