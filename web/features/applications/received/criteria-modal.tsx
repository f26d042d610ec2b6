import { Text } from '@mantine/core';
import { Modal } from '#web/ui/modal.tsx';
import type { ApplicantModalProps } from './applicant-modal.tsx';
import { CriteriaList } from './criteria-list.tsx';
import { summaryText } from './criteria.ts';

export function CriteriaModal({ opened, onClose, applicant }: ApplicantModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Criteria Matches: ${applicant?.candidateName ?? ''}`}
      size="lg"
      description={
        applicant
          ? `What the job ${applicant.role} asks for, and what the resume says about it. This helps you read the resume; the decision is yours.`
          : ''
      }
    >
      {applicant ? (
        <>
          <Text fw={600} mb="sm">
            {summaryText(applicant)}
          </Text>
          <CriteriaList parts={applicant.criteriaParts} />
        </>
      ) : null}
    </Modal>
  );
}
