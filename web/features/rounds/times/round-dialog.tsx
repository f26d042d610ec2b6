import * as said from '#contract/messages/en/rounds.ts';
import { Modal } from '#web/ui/modal.tsx';
import type { CompanyRound } from './reads.ts';
import { CancelRound, ChangePeople, MoveRound } from './round-forms.tsx';

/** What a company can do with an upcoming round. */
export type RoundChange = 'move' | 'people' | 'cancel';

export interface RoundDialogProps {
  kind: RoundChange;
  round: CompanyRound;
  opened: boolean;
  onClose: () => void;
}

const TITLES = { move: said.moveTitle, people: said.peopleTitle, cancel: said.cancelWithTitle };

const FORMS = { move: MoveRound, people: ChangePeople, cancel: CancelRound };

/** Moves a round, changes who takes part and where, or cancels it. */
export function RoundDialog({ kind, round, opened, onClose }: RoundDialogProps) {
  const Form = FORMS[kind];
  const { candidateName: name } = round;
  const title = kind === 'move' && round.startsAt === null ? said.setTitle : TITLES[kind];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title({ name })}
      size="lg"
      description={said.allTold({ name })}
    >
      <Form round={round} onClose={onClose} />
    </Modal>
  );
}
