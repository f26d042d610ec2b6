import * as said from '#contract/messages/en/decisions.ts';
import { lazy, Suspense } from 'react';
import type { Stage } from '#contract/interview/stages.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';

/** Someone to decide on, as shown in the list. */
export interface DecidedPerson {
  applicationId: string;
  name: string;
  /** The stage in which the list shows them. Anyone now in another stage is not moved. */
  stage: Stage;
  /** For how many days an interview scheduled for them is open. */
  offeredDays?: number;
}

export type DecisionKind = 'decline' | 'advance' | 'accept';

export interface DecideDialogProps {
  people: readonly DecidedPerson[];
  kind: DecisionKind;
  /** The stage preselected for "advance". */
  stage?: Stage | undefined;
  opened: boolean;
  /** Called after each decision, no matter who was moved. */
  onDecided?: (() => void) | undefined;
  /** `done` is true if everyone was moved. */
  onClose: (done: boolean) => void;
}

const ONE = { decline: said.declineOne, advance: said.advanceOne, accept: said.acceptOne };
const MANY = { decline: said.declineMany, advance: said.advanceMany, accept: said.acceptMany };

const ABOUT: Record<DecisionKind, () => string> = {
  decline: said.declineAbout,
  advance: said.advanceAbout,
  accept: said.acceptAbout,
};

const LoadedForm = lazy(() => import('./decide-form.tsx'));

/** Decides on one or more people, with a reason, a window or a stage, and the email they get. */
export function DecideDialog({ opened, onClose, ...form }: DecideDialogProps) {
  const { people, kind } = form;
  const title =
    people.length === 1 ? ONE[kind]({ name: people[0]!.name }) : MANY[kind]({ count: people.length });
  return (
    <Modal opened={opened} onClose={() => onClose(false)} title={title} size="lg" description={ABOUT[kind]()}>
      <Suspense fallback={<Loading rows={6} />}>
        {people.length > 0 ? <LoadedForm {...form} onClose={onClose} /> : null}
      </Suspense>
    </Modal>
  );
}
