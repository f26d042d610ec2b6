import { Modal } from '#web/ui/modal.tsx';
import { VideoPlayer } from '#web/ui/video-player.tsx';

export interface PitchModalProps {
  opened: boolean;
  onClose: () => void;
  name: string;
  pitch: string;
}

/** The candidate's pitch. If it cannot be loaded, the player shows a message. */
export function PitchModal({ opened, onClose, name, pitch }: PitchModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Pitch of ${name}`}
      size="lg"
      description="The video that the candidate sent with the application."
    >
      <VideoPlayer src={pitch} label={`Pitch video of ${name}`} />
    </Modal>
  );
}
