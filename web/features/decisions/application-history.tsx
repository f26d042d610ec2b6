import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { isAfterInterview } from '#contract/stages.ts';
import { getApplicationHistory } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { DecideDialog, type DecisionKind } from './decide-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { useUndo } from './use-decision.ts';
import classes from './decisions.module.css';

type History = OutputOf<typeof getApplicationHistory>;

/** Where an applicant stands, what can be decided now, and every move so far. */
export function ApplicationHistory({ applicationId, name }: { applicationId: string; name: string }) {
  const query = useRead(getApplicationHistory, { applicationId });
  return (
    <Section title="Stage and history">
      <Read query={query} waiting={<Loading rows={3} />} empty="never">
        {(history) => (
          <>
            <Text mb="sm">
              Now: <strong>{history.now.title}</strong>
              <span className={classes.quiet}>
                , since <DateText value={history.now.since} withTime />
              </span>
            </Text>
            <Actions applicationId={applicationId} name={name} history={history} />
            <ol className={classes.moves} aria-label="History">
              {history.moves.map((move, index) => (
                // Moves are only added, so their place names them.
                <MoveEntry key={index} move={move} />
              ))}
            </ol>
          </>
        )}
      </Read>
    </Section>
  );
}

function Actions({
  applicationId,
  name,
  history,
}: {
  applicationId: string;
  name: string;
  history: History;
}) {
  const decides = useDecides();
  const undo = useUndo();
  const [dialog, setDialog] = useState<DecisionKind | 'reopen' | null>(null);
  if (!decides) return null;
  const { now, waiting } = history;
  const people = [{ applicationId, name, stage: now.stage }];
  const isOpen = now.outcome === null;
  const close = () => setDialog(null);
  return (
    <Group gap="sm" mb="md">
      {waiting ? (
        <>
          <Text size="sm">
            {name} learns of it at <DateText value={waiting.undoUntil} withTime />.
          </Text>
          <Button variant="default" onClick={() => void undo(waiting.decisionId, [applicationId])}>
            Undo
          </Button>
        </>
      ) : null}
      {isOpen && now.stage === 'applied' ? (
        <Button variant="default" onClick={() => setDialog('accept')}>
          Schedule Interview
        </Button>
      ) : null}
      {isOpen && isAfterInterview(now.stage) ? (
        <Button variant="default" onClick={() => setDialog('advance')}>
          Advance
        </Button>
      ) : null}
      {isOpen ? (
        <Button variant="default" color="brick" onClick={() => setDialog('decline')}>
          Decline
        </Button>
      ) : null}
      {isOpen || waiting ? null : (
        <Button variant="default" onClick={() => setDialog('reopen')}>
          Open again
        </Button>
      )}
      <DecideDialog
        people={people}
        kind={dialog === null || dialog === 'reopen' ? 'decline' : dialog}
        opened={dialog !== null && dialog !== 'reopen'}
        onClose={close}
      />
      <ReopenDialog applicationId={applicationId} name={name} opened={dialog === 'reopen'} onClose={close} />
    </Group>
  );
}

const ACTS = {
  moved: 'Interview moved',
  extended: 'Interview open for another time',
  'given-again': 'Interview given again, as a whole',
  'given-again-in-part': 'Interview given again, for what has no answer',
  'opening-moved': 'Opening moved by the candidate',
} as const;

function MoveEntry({ move }: { move: History['moves'][number] }) {
  return (
    <li className={classes.move}>
      <p>
        {move.act === null ? (
          <>
            {move.from.title} → <strong>{move.to.title}</strong>
          </>
        ) : (
          <strong>{ACTS[move.act]}</strong>
        )}
        {move.isUndo ? ' (undone)' : ''}
      </p>
      <p className={classes.quiet}>
        {move.by}, <DateText value={move.at} withTime />
      </p>
      {move.window === null ? null : (
        <p className={classes.quiet}>
          Open from <DateText value={move.window.date} withTime /> until{' '}
          <DateText value={move.window.openUntil} withTime />
        </p>
      )}
      {move.reason === null ? null : (
        <p className={classes.quiet}>
          Reason: {move.reason}
          {move.sharedReason === null ? ' (not shared)' : ''}
        </p>
      )}
      {move.note === null ? null : <p>{move.note}</p>}
    </li>
  );
}
