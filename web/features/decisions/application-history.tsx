import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { OFFER_STEP_TITLES } from '#contract/interview/offer-terms.ts';
import { ROUND_ACT_TITLES } from '#contract/interview/round-limits.ts';
import { isAfterInterview } from '#contract/interview/stages.ts';
import { getApplicationHistory } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { DecideDialog, type DecisionKind } from './decide-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { useUndo } from './use-decision.ts';
import classes from './decisions.module.css';

type History = OutputOf<typeof getApplicationHistory>;

/** Where an applicant stands, what can be decided now, and every move so far. */
export function ApplicationHistory({
  applicationId,
  name,
  order = 2,
  isMain = false,
}: {
  applicationId: string;
  name: string;
  /** Of the heading. */
  order?: 2 | 3;
  /** To move the applicant on is what the page is for. */
  isMain?: boolean;
}) {
  const query = useRead(getApplicationHistory, { applicationId });
  return (
    <Section title="Stage and history" order={order}>
      <Read query={query} waiting={<Loading rows={4} />} empty="never">
        {(history) => (
          <>
            <Text mb="sm">
              Now: <strong>{history.now.title}</strong>
              <Text span inherit c="dimmed" fz="sm">
                , since <DateText value={history.now.since} withTime />
              </Text>
            </Text>
            <Actions applicationId={applicationId} name={name} history={history} isMain={isMain} />
            <ol className={layout.stack} aria-label="History">
              {entriesOf(history).map((entry, index) =>
                // Entries are only added, so their place names them.
                'from' in entry ? (
                  <MoveEntry key={index} move={entry} />
                ) : (
                  <StepEntry key={index} step={entry} />
                ),
              )}
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
  isMain,
}: {
  applicationId: string;
  name: string;
  history: History;
  isMain: boolean;
}) {
  const decides = useDecides();
  const undo = useUndo();
  // The kind stays while the dialog closes.
  const [kind, setKind] = useState<DecisionKind>('decline');
  const [isDeciding, setIsDeciding] = useState(false);
  const [isReopening, setIsReopening] = useState(false);
  if (!decides) return null;
  const { now, waiting } = history;
  const people = [{ applicationId, name, stage: now.stage }];
  const isOpen = now.outcome === null;
  // A new decision takes the place of one's own that waits.
  const mayDecide = isOpen || waiting?.isOwn === true;
  const forward = isMain && isOpen ? 'filled' : 'default';
  const decide = (wanted: DecisionKind) => {
    setKind(wanted);
    setIsDeciding(true);
  };
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
      {mayDecide && now.stage === 'applied' ? (
        <Button variant={forward} onClick={() => decide('accept')}>
          Schedule Interview
        </Button>
      ) : null}
      {mayDecide && isAfterInterview(now.stage) ? (
        <Button variant={forward} onClick={() => decide('advance')}>
          Advance
        </Button>
      ) : null}
      {isOpen ? (
        <Button variant="default" color="brick" onClick={() => decide('decline')}>
          Decline
        </Button>
      ) : null}
      {isOpen || waiting ? null : (
        <Button variant="default" onClick={() => setIsReopening(true)}>
          Open again
        </Button>
      )}
      <DecideDialog people={people} kind={kind} opened={isDeciding} onClose={() => setIsDeciding(false)} />
      <ReopenDialog
        applicationId={applicationId}
        name={name}
        opened={isReopening}
        onClose={() => setIsReopening(false)}
      />
    </Group>
  );
}

/** Moves, and what happened to rounds and offers, by their time. */
const entriesOf = ({ moves, roundSteps, offerSteps }: History) =>
  [...moves, ...roundSteps, ...offerSteps].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );

function StepEntry({ step }: { step: History['roundSteps'][number] | History['offerSteps'][number] }) {
  const isRound = 'act' in step;
  const words = isRound ? step.reason : step.text;
  return (
    <li className={classes.move}>
      <p>
        {isRound ? `${step.title} → ` : ''}
        <strong>{isRound ? ROUND_ACT_TITLES[step.act]() : OFFER_STEP_TITLES[step.kind]()}</strong>
      </p>
      <Text c="dimmed" fz="sm">
        {step.by}, <DateText value={step.at} withTime />
      </Text>
      {isRound && step.startsAt !== null ? (
        <Text c="dimmed" fz="sm">
          Begins <DateText value={step.startsAt} withTime />
        </Text>
      ) : null}
      {words === '' ? null : <p>{words}</p>}
    </li>
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
      <Text c="dimmed" fz="sm">
        {move.by}, <DateText value={move.at} withTime />
      </Text>
      {move.window === null ? null : (
        <Text c="dimmed" fz="sm">
          Open from <DateText value={move.window.date} withTime /> until{' '}
          <DateText value={move.window.openUntil} withTime />
        </Text>
      )}
      {move.reason === null ? null : (
        <Text c="dimmed" fz="sm">
          Reason: {move.reason}
          {move.sharedReason === null ? ' (not shared)' : ''}
        </Text>
      )}
      {move.note === null ? null : <p>{move.note}</p>}
    </li>
  );
}
