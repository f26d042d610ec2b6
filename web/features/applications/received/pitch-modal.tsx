import * as said from '#contract/messages/en/applicants.ts';
import { Text } from '@mantine/core';
import { TEXTS } from '#contract/shared/texts.ts';
import { Modal } from '#web/ui/modal.tsx';
import { VideoPlayer } from '#web/ui/video-player.tsx';
import type { ApplicantModalProps } from './applicant-modal.tsx';

/** The video of an application. If it cannot be loaded, the player shows a message. */
export function PitchModal({ opened, onClose, applicant }: ApplicantModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={said.pitchTitle({ name: applicant?.candidateName ?? '' })}
      size="lg"
      description={said.pitchAbout()}
    >
      {applicant?.candidatePitch ? (
        <VideoPlayer src={applicant.candidatePitch} label={said.pitchOf({ name: applicant.candidateName })} />
      ) : (
        <Text>{TEXTS.noPitch}</Text>
      )}
    </Modal>
  );
}
