import { useChoice } from '#web/ui/choice.ts';
import { idOf, type Applicant } from '../applicant.ts';
import { BoardCard } from './board-card.tsx';
import { useMover } from './use-mover.ts';

/** A single card, for tests. */
export function TestCard({ person }: { person: Applicant }) {
  const choice = useChoice(idOf, 1);
  return (
    <BoardCard
      person={person}
      people={[person]}
      columns={[]}
      isOfAll={false}
      bookedTimes={new Map()}
      mover={useMover([], choice)}
      isMovable={false}
      address={new URLSearchParams()}
      choice={choice}
      inviteFor={() => null}
      takingBack={{ actionFor: () => undefined, bulkFor: () => [], dialog: null }}
    />
  );
}
