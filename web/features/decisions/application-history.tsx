import { around } from '#web/ui/around.ts';
import * as said from '#contract/messages/en/decisions.ts';
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

/** The status of an applicant, what can be decided now, and every move until now. */
export function ApplicationHistory({
  applicationId,
  name,
  order = 2,
  isMain = false,
}: {
  applicationId: string;
  name: string;
  /** The level of the heading. */
  order?: 2 | 3;
  /** Advancing the applicant is the page's main action. */
  isMain?: boolean;
}) {
  const query = useRead(getApplicationHistory, { applicationId });
  return (
    <Section title={said.historyTitle()} order={order}>
      <Read query={query} waiting={<Loading rows={4} />} empty="never">
        {(history) => (
          <>
            <Text mb="sm">
              {around(said.nowSince, {
                stage: <strong>{history.now.title}</strong>,
                since: (
                  <Text span inherit c="dimmed" fz="sm">
                    {around(said.since, { when: <DateText value={history.now.since} withTime /> })}
                  </Text>
                ),
              })}
            </Text>
            <Actions applicationId={applicationId} name={name} history={history} isMain={isMain} />
            <ol className={layout.stack} aria-label={said.history()}>
              {entriesOf(history).map((entry, index) =>
                // Entries are only appended, so the index identifies them.
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
  // The kind stays set while the dialog closes.
  const [kind, setKind] = useState<DecisionKind>('decline');
  const [isDeciding, setIsDeciding] = useState(false);
  const [isReopening, setIsReopening] = useState(false);
  if (!decides) return null;
  const { now, waiting } = history;
  const people = [{ applicationId, name, stage: now.stage }];
  const isOpen = now.outcome === null;
  // A new decision replaces the member's own pending one.
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
            {around(said.learnsAt, { name, when: <DateText value={waiting.undoUntil} withTime /> })}
          </Text>
          <Button variant="default" onClick={() => void undo(waiting.decisionId, [applicationId])}>
            {said.undo()}
          </Button>
        </>
      ) : null}
      {mayDecide && now.stage === 'applied' ? (
        <Button variant={forward} onClick={() => decide('accept')}>
          {said.scheduleInterview()}
        </Button>
      ) : null}
      {mayDecide && isAfterInterview(now.stage) ? (
        <Button variant={forward} onClick={() => decide('advance')}>
          {said.advance()}
        </Button>
      ) : null}
      {isOpen ? (
        <Button variant="default" color="brick" onClick={() => decide('decline')}>
          {said.decline()}
        </Button>
      ) : null}
      {isOpen || waiting ? null : (
        <Button variant="default" onClick={() => setIsReopening(true)}>
          {said.openAgain()}
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

/** Moves, and events of rounds and offers, in order of time. */
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
          {around(said.begins, { when: <DateText value={step.startsAt} withTime /> })}
        </Text>
      ) : null}
      {words === '' ? null : <p>{words}</p>}
    </li>
  );
}

const ACTS = {
  moved: said.actMoved,
  extended: said.actExtended,
  'given-again': said.actGivenAgain,
  'given-again-in-part': said.actGivenAgainInPart,
  'opening-moved': said.actOpeningMoved,
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
          <strong>{ACTS[move.act]()}</strong>
        )}
        {move.isUndo ? said.undoneMark() : ''}
      </p>
      <Text c="dimmed" fz="sm">
        {move.by}, <DateText value={move.at} withTime />
      </Text>
      {move.window === null ? null : (
        <Text c="dimmed" fz="sm">
          {around(said.openFromUntil, {
            from: <DateText value={move.window.date} withTime />,
            until: <DateText value={move.window.openUntil} withTime />,
          })}
        </Text>
      )}
      {move.reason === null ? null : (
        <Text c="dimmed" fz="sm">
          {(move.sharedReason === null ? said.reasonNotShared : said.reasonIs)({ reason: move.reason })}
        </Text>
      )}
      {move.note === null ? null : <p>{move.note}</p>}
    </li>
  );
}
