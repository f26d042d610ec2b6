import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Job } from '#web/api/types.ts';
import { Form } from '#web/ui/form/form.tsx';
import { LeaveModal } from '#web/ui/leave-guard.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { RestoredNotice } from '#web/ui/restored-notice.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { firstIncompleteStep } from '../progress/steps.ts';
import type { Changed, Onward, StepFrame } from './use-step.ts';

/** What the pressed button names in `data-to`. */
function onwardOf(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): Onward {
  const to = event.nativeEvent.submitter?.getAttribute('data-to');
  return to === 'preview' || to === 'leave' ? to : 'next';
}

/** The props of each step. */
export interface StepProps {
  job: Job;
  onDone: (to: Onward) => void;
  onBack: () => void;
}

interface StepFormProps {
  title: string;
  /** A complete job can go to its preview from any step. */
  job: Job | null;
  onSubmit: (to: Onward) => void;
  onBack?: () => void;
  form: StepFrame;
  children: ReactNode;
}

/** The button that was pressed is at the other end of the step. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/**
 * The frame of every step: its heading, the notice about restored values, Back and Next, and the server's
 * error in a modal.
 */
export function StepForm(props: StepFormProps) {
  const { title, job } = props;
  const { shell, isBusy, changed, takeBack, leaving, restored } = props.form;
  const id = useId();
  return (
    <Form
      shell={shell}
      id={id}
      label={title}
      isBusy={isBusy}
      onSubmit={(event) => props.onSubmit(onwardOf(event))}
      leaving={leaving}
      head={
        <Title order={2} mb="lg">
          {title}
        </Title>
      }
    >
      {job !== null && job.publishedDate !== null ? (
        <Text c="dimmed" mb="lg">
          Candidates see the job as it was until you press Update Job, after the last step.
        </Text>
      ) : null}
      {restored?.wasRestored ? (
        <RestoredNotice
          text="What you typed here before is back. It is not sent yet."
          onDiscard={restored.discard}
        />
      ) : null}
      {takeBack ? (
        <div ref={bringIntoView}>
          <RestoredNotice
            text="This is the saved version. Yours is not lost."
            label="Go back to mine"
            onDiscard={takeBack}
          />
        </div>
      ) : null}
      <Stack gap="lg" pb="xs">
        {props.children}
      </Stack>
      <StickyActions>
        {props.onBack ? (
          <Button variant="default" onClick={props.onBack} disabled={isBusy}>
            Back
          </Button>
        ) : null}
        {job !== null && firstIncompleteStep(job) === 'preview' ? (
          <Button type="submit" variant="default" data-to="preview" disabled={isBusy}>
            Save and Preview
          </Button>
        ) : null}
        <Button type="submit" loading={isBusy}>
          Next
        </Button>
      </StickyActions>
      <StepChanged changed={changed} />
      <LeaveModal
        leaving={leaving}
        title="Leave without sending this step?"
        form={restored ? id : undefined}
        busy={isBusy}
      >
        {restored ? (
          <>
            What you typed stays on this device, and is back when you continue this job here.{' '}
            {job === null || job.status === 'draft'
              ? 'Save it, and it is in your draft jobs too.'
              : 'Save it, and it is among the changes of this job. Candidates see them once you press Update Job.'}
          </>
        ) : (
          'What you chose on this step has not been sent, and is lost when you leave.'
        )}
      </LeaveModal>
    </Form>
  );
}

/** Says who has changed the step meanwhile. The person keeps the own values, or looks at those. */
function StepChanged({ changed }: { changed: Changed | null }) {
  // A dialog that closes keeps its words.
  const [last, setLast] = useState(changed);
  if (changed !== null && changed.sentence !== last?.sentence) setLast(changed);
  const shown = changed ?? last;
  return (
    <Modal opened={changed !== null} onClose={() => changed?.close()} title="This step has changed">
      <Stack gap="lg">
        <Text>
          {shown?.sentence}{' '}
          {shown?.keep ? 'Your version is not saved yet.' : 'The step now shows the saved version.'}
        </Text>
        <Group justify="flex-end" gap="sm">
          {shown?.keep ? (
            <>
              <Button variant="default" onClick={changed?.keep ?? undefined}>
                Save my version
              </Button>
              <Button onClick={changed?.take} data-autofocus>
                Show the saved version
              </Button>
            </>
          ) : (
            <Button onClick={changed?.take} data-autofocus>
              OK
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
