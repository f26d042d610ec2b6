import { Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import { ToneBadge } from '#web/ui/badges.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Ring } from '#web/ui/ring.tsx';
import { criteriaRank, criteriaText } from './criteria.ts';
import type { Applicant } from './applicant.ts';
import type { ApplicantModalProps } from './applicant-modal.tsx';
import classes from './received.module.css';

/** The parts of the comparison behind the percentage. */
export function CriteriaModal({ opened, onClose, applicant }: ApplicantModalProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Criteria Matches: ${applicant?.candidateName ?? ''}`}
      size="lg"
      description={
        applicant
          ? `The profile and resume of ${applicant.candidateName} compared with what the job ${applicant.role} asks for. It is an aid to reading, not a decision.`
          : ''
      }
    >
      {applicant ? <Compared applicant={applicant} /> : null}
    </Modal>
  );
}

function Compared({ applicant }: { applicant: Applicant }) {
  const { criteriaParts: parts, criteriaMatches } = applicant;
  const allWeights = parts.reduce((sum, part) => sum + part.weight, 0);
  const text = criteriaText(criteriaMatches);
  return (
    <Stack gap="lg">
      <div className={classes.criteriaHead}>
        <Ring
          done={Math.max(0, criteriaRank(criteriaMatches))}
          total={100}
          label={`Criteria matches: ${text}`}
          size={112}
        >
          <span className={classes.criteriaFigure}>{text}</span>
        </Ring>
      </div>
      <ul className={classes.parts}>
        {parts.map((part) => (
          <li key={part.label}>
            <div className={classes.partHead}>
              <span className={classes.partLabel}>{part.label}</span>
              <Met share={part.met} />
            </div>
            {part.evidence ? (
              <Text size="sm" c="dimmed">
                {part.evidence}
              </Text>
            ) : null}
            <Text size="sm" c="dimmed">
              Weight: {Number(((part.weight / allWeights) * 100).toFixed(1))}%
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** `share` is 0 to 1. */
function Met({ share }: { share: number }) {
  if (share >= 1)
    return (
      <ToneBadge tone="moss" icon={IconCircleCheck}>
        Met
      </ToneBadge>
    );
  if (share > 0)
    return (
      <ToneBadge tone="amber" icon={IconCircleHalf2}>
        Partly met
      </ToneBadge>
    );
  return (
    <ToneBadge tone="quiet" icon={IconCircleDashed}>
      Not found
    </ToneBadge>
  );
}
