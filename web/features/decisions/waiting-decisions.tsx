import * as said from '#contract/messages/en/decisions.ts';
import { useEffect, useState } from 'react';
import { UnstyledButton } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { getWaitingDecisions } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { formatTime } from '#web/ui/dates.ts';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import classes from './waiting-decisions.module.css';

const WaitingDialog = lazyDialog(async () => (await import('./waiting-dialog.tsx')).default);

/** How often the remaining time is refreshed while there are any. */
const READ_AGAIN_MS = 60_000;

export type WaitingDecision = OutputOf<typeof getWaitingDecisions>[number];

/** In the header: the decisions whose emails have not been sent yet. Opens their list. */
export default function WaitingDecisions() {
  const decides = useDecides();
  const [opened, setOpened] = useState(false);
  const decisions = useWaitingDecisions(decides);
  if (decisions.length === 0 && !opened) return null;
  const last = decisions
    .map(({ undoUntil }) => undoUntil)
    .toSorted()
    .at(-1);
  const count = decisions.length;
  const words =
    last === undefined ? said.waiting({ count }) : said.waitingUntil({ count, time: formatTime(last) });
  return (
    <>
      <UnstyledButton
        className={classes.count}
        title={`${count} ${words}`}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <IconHourglass size={18} aria-hidden />
        <span>
          {count}
          <span className={classes.words}> {words}</span>
        </span>
      </UnstyledButton>
      <WaitingDialog decisions={decisions} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

/** The decisions from the server that are still pending, each with the seconds left now. */
function useWaitingDecisions(enabled: boolean): WaitingDecision[] {
  const { data = [], dataUpdatedAt } = useRead(
    getWaitingDecisions,
    {},
    {
      enabled,
      refetchInterval: (read) => (Array.isArray(read) && read.length > 0 ? READ_AGAIN_MS : false),
    },
  );
  const [now, setNow] = useState(dataUpdatedAt);
  const passed = Math.max(0, now - dataUpdatedAt) / 1000;
  const left = data
    .map((decision) => ({ ...decision, secondsLeft: decision.secondsLeft - passed }))
    .filter(({ secondsLeft }) => secondsLeft > 0);
  const next = Math.min(...left.map(({ secondsLeft }) => secondsLeft));
  useEffect(() => {
    if (next === Infinity) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), next * 1000);
    return () => clearTimeout(timer);
  }, [next]);
  return left;
}
