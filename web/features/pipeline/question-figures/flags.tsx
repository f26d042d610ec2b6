import { Box } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import * as said from '#contract/messages/en/questions.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import layout from '#web/ui/layout.module.css';
import { flagInWords, type Figures } from './sentences.ts';

/** The reasons to look at a question. */
export function Flags({ figures }: { figures: Figures }) {
  if (figures.flags.length === 0) return null;
  return (
    <Box component="ul" my={4} className={layout.row} aria-label={said.reasons()}>
      {figures.flags.map((flag) => (
        <li key={flag}>
          <ToneBadge tone="amber" icon={IconAlertTriangle}>
            {flagInWords(flag, figures)}
          </ToneBadge>
        </li>
      ))}
    </Box>
  );
}
