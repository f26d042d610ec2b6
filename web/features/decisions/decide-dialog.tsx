import { lazy, Suspense } from 'react';
import type { Stage } from '#contract/interview/stages.ts';
import { counted } from '#contract/shared/words.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';

/** Somebody to be decided on, as the list shows them. */
export interface DecidedPerson {
  applicationId: string;
  name: string;
  /** The stage in which the list shows them. Whoever stands elsewhere by now is not moved. */
  stage: Stage;
  /** For how many days an interview is open that is scheduled for them. */
  offeredDays?: number;
}

export type DecisionKind = 'decline' | 'advance' | 'accept';

export interface DecideDialogProps {
  people: readonly DecidedPerson[];
  kind: DecisionKind;
  /** The stage to begin with, for "advance". */
  stage?: Stage | undefined;
  opened: boolean;
  /** Called after each decision, whoever was moved. */
  onDecided?: (() => void) | undefined;
  /** `done` is true if everybody was moved. */
  onClose: (done: boolean) => void;
}

const VERBS: Record<DecisionKind, string> = { decline: 'Decline', advance: 'Advance', accept: 'Accept' };

const ABOUT: Record<DecisionKind, string> = {
  decline: 'The application ends. You see the mail before it is sent.',
  advance: 'The application goes to a later stage. You see the mail before it is sent.',
  accept: 'Say when the interview opens. A mail tells the candidate.',
};

const LoadedForm = lazy(() => import('./decide-form.tsx'));

/** Decides on one person or on many, with a reason, a window or a stage, and with the mail that they get. */
export function DecideDialog({ opened, onClose, ...form }: DecideDialogProps) {
  const { people, kind } = form;
  const whom = people.length === 1 ? people[0]!.name : counted(people.length, 'applicant');
  return (
    <Modal
      opened={opened}
      onClose={() => onClose(false)}
      title={`${VERBS[kind]} ${whom}`}
      size="lg"
      description={ABOUT[kind]}
    >
      <Suspense fallback={<Loading rows={6} />}>
        {people.length > 0 ? <LoadedForm {...form} onClose={onClose} /> : null}
      </Suspense>
    </Modal>
  );
}
