import { Modal } from '@mantine/core';
import { VideoPlayer } from '#web/ui/video-player.tsx';
import type { ApplicantModalProps } from './applicant-modal.tsx';

/** The video with which a candidate applied; a video that cannot be loaded says so in its place. */
export function PitchModal({ opened, onClose, applicant }: ApplicantModalProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Pitch: ${applicant?.candidateName ?? ''}`} size="lg">
      {applicant?.candidatePitch ? (
        <VideoPlayer src={applicant.candidatePitch} label={`Pitch of ${applicant.candidateName}`} />
      ) : null}
    </Modal>
  );
}
