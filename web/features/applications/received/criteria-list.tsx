import * as said from '#contract/messages/en/applicants.ts';
import { Box, Group, Text } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconListDetails,
  type TablerIcon,
} from '@tabler/icons-react';
import type { CriteriaState } from '#contract/job/criteria.ts';
import { ToneBadge, type Tone } from '#web/ui/tone-badge.tsx';
import layout from '#web/ui/layout.module.css';
import type { Applicant } from './applicant.ts';

const LOOKS: Record<CriteriaState, { tone: Tone; icon: TablerIcon; title: string }> = {
  found: { tone: 'moss', icon: IconCircleCheck, title: said.found() },
  named: { tone: 'quiet', icon: IconListDetails, title: said.namedOnly() },
  short: { tone: 'amber', icon: IconCircleHalf2, title: said.lessThanAsked() },
  missing: { tone: 'quiet', icon: IconCircleDashed, title: said.notFound() },
  'dates-unread': { tone: 'quiet', icon: IconCircleDashed, title: said.notFound() },
  'resume-unread': { tone: 'quiet', icon: IconCircleDashed, title: said.notRead() },
};

/** The requirements of a job, each with what the resume says about it. */
export function CriteriaList({ parts }: { parts: Applicant['criteriaParts'] }) {
  return (
    <ul className={layout.lines}>
      {parts.map(({ label, state, evidence }) => {
        const { tone, icon, title } = LOOKS[state];
        return (
          <li key={label}>
            <Group gap="sm" wrap="nowrap" justify="space-between">
              <Text span inherit fw={600}>
                {label}
              </Text>
              <Box flex="none">
                <ToneBadge tone={tone} icon={icon}>
                  {title}
                </ToneBadge>
              </Box>
            </Group>
            {evidence === '' ? null : (
              <Text mt={4} c="dimmed" fz="0.875rem">
                {evidence}
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}
