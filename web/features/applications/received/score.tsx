import { Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { REVIEW_FIRST, isReviewFirst } from '#contract/interview/settled.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { type Scored, scoreText, settledText, unsettledText } from './score-text.ts';

/** A score, with how much of the interview is settled, unless all of it is. */
export function Score({ figures }: { figures: Scored }) {
  const unsettled = unsettledText(figures);
  return (
    <>
      {figures.score === null && unsettled !== '' ? null : (
        <span title={settledText(figures) || undefined}>{scoreText(figures)}</span>
      )}
      {unsettled === '' ? null : (
        <Text size="sm" c="dimmed" component="div">
          {unsettled}
        </Text>
      )}
      {isReviewFirst(figures) ? (
        <ToneBadge tone="accent" icon={IconEye}>
          {REVIEW_FIRST}
        </ToneBadge>
      ) : null}
    </>
  );
}
