import { Modal } from '#web/ui/modal.tsx';
import type { CompanyRound } from './reads.ts';
import { CancelRound, ChangePeople, MoveRound } from './round-forms.tsx';

/** What a company can do with a round that is still to come. */
export type RoundChange = 'move' | 'people' | 'cancel';

export interface RoundDialogProps {
  kind: RoundChange;
  round: CompanyRound;
  opened: boolean;
  onClose: () => void;
}

const TITLES: Record<RoundChange, string> = {
  move: 'Move the round with',
  people: 'Who takes part in the round with',
  cancel: 'Cancel the round with',
};

const FORMS = { move: MoveRound, people: ChangePeople, cancel: CancelRound };

/** Moves a round, changes who takes part and where, or cancels it. */
export function RoundDialog({ kind, round, opened, onClose }: RoundDialogProps) {
  const Form = FORMS[kind];
  const verb = kind === 'move' && round.startsAt === null ? 'Set a time for the round with' : TITLES[kind];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`${verb} ${round.candidateName}`}
      size="lg"
      description={`${round.candidateName} and all who take part get an email, and their calendar entries change.`}
    >
      <Form round={round} onClose={onClose} />
    </Modal>
  );
}
