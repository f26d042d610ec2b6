import { useState } from 'react';
import { Button, Group } from '@mantine/core';
import { stageTitle } from '#contract/stages.ts';
import { moveApplications, undoDecision } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import { useDeciding } from '../lists/decide.tsx';
import { PLACE_READS } from '../lists/reads.ts';
import type { BoardStage } from './board.tsx';
import type { BoardPerson } from './board-person.ts';
import { placeAt, stepped, type Target } from './keyboard-move.ts';

const UNDO_OFFERED_MS = 10_000;

/** A card that the keyboard has picked up, and the column that it would go to. */
interface Held {
  person: BoardPerson;
  at: Target;
}

/** Moves people, and keeps what the keyboard holds and what a screen reader is to say. */
export function useMover(jobId: string, stages: readonly BoardStage[]) {
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const deciding = useDeciding(jobId);
  const columns: readonly Target[] = [...stages.map(({ key }) => key), 'declined'];
  const titleOf = (target: Target) =>
    target === 'declined'
      ? 'Decline'
      : (stages.find(({ key }) => key === target)?.title ?? stageTitle(target, []));
  const onError = (error: Error) => setFailure(error.message);
  const undo = useSend(undoDecision, {
    refreshes: PLACE_READS,
    onSuccess: () => toast.success('The move is undone.'),
    onError,
  });
  const send = useSend(moveApplications, { refreshes: PLACE_READS, onError });

  const move = (person: BoardPerson, to: Target) => {
    const { applicationId, candidateName: name, stage } = person;
    const people = [{ applicationId, name, stage }];
    // Declining needs a reason, and accepting the time of the interview.
    if (to === 'declined') return deciding.ask('decline', people);
    if (to === 'ai-interview') return deciding.ask('accept', people);
    const { outcome } = placeAt(stage, to);
    const words = `${name} is now in ${titleOf(to)}.`;
    return send.mutate(
      {
        applicationIds: [applicationId],
        ...(outcome === null ? { stage: to } : { outcome }),
        seen: [{ applicationId, stage }],
      },
      {
        onSuccess: ({ data: { decisionId, results } }) => {
          const refused = results.find(({ moved }) => !moved);
          if (refused) return setFailure(refused.message);
          setSaid(words);
          return offerUndo(words, decisionId, (id) => undo.mutate({ decisionId: id }));
        },
      },
    );
  };

  return {
    deciding,
    failure,
    said,
    held,
    titleOf,
    acknowledge: () => setFailure(null),
    move,
    lift: (person: BoardPerson) => {
      setHeld({ person, at: person.stage });
      setSaid(
        `${person.candidateName} is picked up from ${titleOf(person.stage)}. Left and right choose a column, Space puts the card there, Escape leaves it.`,
      );
    },
    step: (direction: 1 | -1) => {
      if (held === null) return;
      const { applicationId, stage: from } = held.person;
      const { at } = stepped({ applicationId, from, at: held.at }, columns, direction);
      setHeld({ ...held, at });
      setSaid(at === held.at ? 'There is no column in this direction.' : titleOf(at));
    },
    put: () => {
      if (held === null) return;
      const { person, at } = held;
      setHeld(null);
      if (at === person.stage) setSaid(`${person.candidateName} stays in ${titleOf(at)}.`);
      else move(person, at);
    },
    leave: () => {
      if (held === null) return;
      setHeld(null);
      setSaid(`${held.person.candidateName} stays in ${titleOf(held.person.stage)}.`);
    },
  };
}

export type Mover = ReturnType<typeof useMover>;

function offerUndo(words: string, decisionId: string | null, onUndo: (decisionId: string) => void): void {
  if (decisionId === null) {
    toast.success(words);
    return;
  }
  const id = `undo ${decisionId}`;
  const act = () => {
    toast.hide(id);
    onUndo(decisionId);
  };
  toast.offer(
    id,
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <span>{words}</span>
      <Button variant="subtle" size="compact-sm" onClick={act}>
        Undo
      </Button>
    </Group>,
    UNDO_OFFERED_MS,
  );
}
