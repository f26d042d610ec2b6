import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/job-wizard.ts';
import type { Job } from '#web/api/types.ts';
import { Form } from '#web/ui/form/form.tsx';
import { LeaveModal } from '#web/ui/leave-guard.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { RestoredNotice } from '#web/ui/restored-notice.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { firstIncompleteStep } from '../progress/steps.ts';
import type { Changed, Onward, StepFrame } from './use-step.ts';

/** The value of `data-to` of the pressed button. */
function onwardOf(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): Onward {
  const to = event.nativeEvent.submitter?.getAttribute('data-to');
  return to === 'preview' || to === 'leave' ? to : 'next';
}

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

/** The pressed button is at the other end of the step. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/**
 * The frame of every step: its heading, the notice about restored values, Back and Next, and the server's error in a
 * modal.
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
          {said.seenAsBefore()}
        </Text>
      ) : null}
      {restored?.wasRestored ? <RestoredNotice text={said.restored()} onDiscard={restored.discard} /> : null}
      {takeBack ? (
        <div ref={bringIntoView}>
          <RestoredNotice text={said.savedVersion()} label={said.backToMine()} onDiscard={takeBack} />
        </div>
      ) : null}
      <Stack gap="lg" pb="xs">
        {props.children}
      </Stack>
      <StickyActions>
        {props.onBack ? (
          <Button variant="default" onClick={props.onBack} disabled={isBusy}>
            {common.back()}
          </Button>
        ) : null}
        {job !== null && firstIncompleteStep(job) === 'preview' ? (
          <Button type="submit" variant="default" data-to="preview" disabled={isBusy}>
            {said.saveAndPreview()}
          </Button>
        ) : null}
        <Button type="submit" loading={isBusy}>
          {said.next()}
        </Button>
      </StickyActions>
      <StepChanged changed={changed} />
      <LeaveModal leaving={leaving} title={said.leaveTitle()} form={restored ? id : undefined} busy={isBusy}>
        {restored
          ? (job === null || job.status === 'draft' ? said.leaveDraft : said.leavePosted)()
          : said.leaveLost()}
      </LeaveModal>
    </Form>
  );
}

/** Says who changed the step in the meantime. The person keeps their own values or views the other ones. */
function StepChanged({ changed }: { changed: Changed | null }) {
  // The dialog keeps its text while it closes.
  const [last, setLast] = useState(changed);
  if (changed !== null && changed.sentence !== last?.sentence) setLast(changed);
  const shown = changed ?? last;
  return (
    <Modal opened={changed !== null} onClose={() => changed?.close()} title={said.changedTitle()}>
      <Stack gap="lg">
        <Text>
          {shown?.sentence} {shown?.keep ? said.yoursNotSaved() : said.showsSaved()}
        </Text>
        <Group justify="flex-end" gap="sm">
          {shown?.keep ? (
            <>
              <Button variant="default" onClick={changed?.keep ?? undefined}>
                {said.saveMine()}
              </Button>
              <Button onClick={changed?.take} data-autofocus>
                {said.showSaved()}
              </Button>
            </>
          ) : (
            <Button onClick={changed?.take} data-autofocus>
              {said.ok()}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
