import { Box, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import * as said from '#contract/messages/en/job-rounds.ts';
import { ROUND_NAMES } from '#contract/shared/limits.ts';
import { getRoundPlans } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useMember } from '#web/session/member.ts';
import { planInWords } from './plan-in-words.ts';

const LINE_PX = 36;

/** How a round is held, in one line that opens its form. Nothing has to be filled in there. */
export function PlanLine({ jobId, round, onOpen }: { jobId: string; round: number; onOpen: () => void }) {
  const member = useMember();
  const { data } = useRead(getRoundPlans, { jobId });
  const plan = data?.rounds.find((one) => one.round === round);
  // Reserves the line, so that nothing moves when the text arrives.
  if (data === undefined || plan === undefined) return <Box h={LINE_PX} />;
  const words = planInWords(plan, data.members, member?.id ?? null);
  return (
    <Button
      variant="subtle"
      px={0}
      h="auto"
      mih={LINE_PX}
      styles={{ label: { whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere' } }}
      rightSection={<IconPencil size={16} aria-hidden />}
      aria-label={said.planRound({ round: ROUND_NAMES[round - 1]!, plan: words })}
      onClick={onOpen}
    >
      {words}
    </Button>
  );
}
