import * as said from '#contract/messages/en/applicants.ts';
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
      title={said.criteriaOf({ name: applicant?.candidateName ?? '' })}
      size="lg"
      description={applicant ? said.criteriaAbout({ job: applicant.role }) : ''}
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
