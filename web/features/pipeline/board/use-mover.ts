import { useState } from 'react';
import * as words from '#contract/messages/en/pipeline.ts';
import { stageTitle } from '#contract/interview/stages.ts';
import type { RowChoice } from '#web/ui/choice.ts';
import { useDecision } from '#web/features/decisions/use-decision.ts';
import { useDeciding } from '#web/features/applicants/lists/decide.tsx';
import { personOf, type Applicant } from '../applicant.ts';
import type { BoardStage } from './board.tsx';
import { placeAt, stepped, type Target } from './keyboard-move.ts';

/** A card picked up with the keyboard, and the column it would go to. */
interface Held {
  person: Applicant;
  at: Target;
}

/** Moves people, and holds the card picked up with the keyboard and the text for screen readers. */
export function useMover(
  columns: readonly BoardStage[],
  choice: Pick<RowChoice<Applicant>, 'clear' | 'leaveOut'>,
) {
  const [held, setHeld] = useState<Held | null>(null);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const deciding = useDeciding(choice.clear);
  const titleOf = (target: Target) =>
    target === 'declined'
      ? words.decline()
      : (columns.find(({ key }) => key === target)?.title ?? stageTitle(target, []));
  const decision = useDecision({
    onDone: ([refused]) => {
      if (refused) setFailure(refused.message);
    },
    onError: (error) => setFailure(error.message),
  });

  const move = (person: Applicant, to: Target) => {
    const { applicationId, candidateName: name, stage } = person;
    const people = [personOf(person)];

    // Declining needs a reason, and accepting needs the time of the interview.
    if (to === 'declined') return deciding.ask('decline', people);
    if (to === 'ai-interview') return deciding.ask('accept', people);
    const { outcome } = placeAt(stage, to);
    // If the person stayed selected, a decision would use their old stage.
    choice.leaveOut([person]);
    setSaid(words.goesTo({ name, stage: titleOf(to) }));
    return decision.mutate({
      applicationIds: [applicationId],
      ...(outcome === null ? { stage: to } : { outcome }),
      seen: [{ applicationId, stage }],
    });
  };

  return {
    deciding,
    failure,
    said,
    held,
    titleOf,
    acknowledge: () => setFailure(null),
    move,
    lift: (person: Applicant) => {
      setHeld({ person, at: person.stage });
      setSaid(words.pickedUp({ name: person.candidateName, stage: titleOf(person.stage) }));
    },
    step: (direction: 1 | -1) => {
      if (held === null) return;
      const { applicationId, stage: from } = held.person;
      const { at } = stepped(
        { applicationId, from, at: held.at },
        columns.map(({ key }) => key),
        direction,
      );
      setHeld({ ...held, at });
      setSaid(at === held.at ? words.noColumn() : titleOf(at));
    },
    put: () => {
      if (held === null) return;
      const { person, at } = held;
      setHeld(null);
      if (at === person.stage) setSaid(words.staysIn({ name: person.candidateName, stage: titleOf(at) }));
      else move(person, at);
    },
    leave: () => {
      if (held === null) return;
      setHeld(null);
      setSaid(words.staysIn({ name: held.person.candidateName, stage: titleOf(held.person.stage) }));
    },
  };
}

export type Mover = ReturnType<typeof useMover>;
