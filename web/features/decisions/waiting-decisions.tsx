import { lazy, Suspense, useEffect, useState } from 'react';
import { UnstyledButton } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { getWaitingDecisions } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { untilLoaded } from '#web/ui/until-loaded.ts';
import classes from './waiting-decisions.module.css';

const WaitingDialog = lazy(() => untilLoaded(() => import('./waiting-dialog.tsx')));

/** The time that is left of each is read again so often while there is one. */
const READ_AGAIN_MS = 60_000;

export type WaitingDecision = OutputOf<typeof getWaitingDecisions>[number];

/** In the header: how many decisions can be undone. It opens their list. */
export default function WaitingDecisions() {
  const decides = useDecides();
  const [opened, setOpened] = useState(false);
  const [dialogIsWanted, setDialogIsWanted] = useState(false);
  const decisions = useWaitingDecisions(decides);
  if (decisions.length === 0 && !opened) return null;
  return (
    <>
      <UnstyledButton
        className={classes.count}
        title="Undo a decision"
        aria-haspopup="dialog"
        onClick={() => {
          setDialogIsWanted(true);
          setOpened(true);
        }}
      >
        <IconArrowBackUp size={18} aria-hidden />
        <span>
          {decisions.length}
          <span className={classes.words}> can be undone</span>
        </span>
      </UnstyledButton>
      {dialogIsWanted ? (
        <Suspense fallback={null}>
          <WaitingDialog decisions={decisions} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** What the server says, without those whose time has ended since, each with the seconds that are left now. */
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
