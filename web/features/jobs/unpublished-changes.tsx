import { useState } from 'react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/employer-jobs.ts';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { WIZARD_STEPS } from '#contract/job/wizard-steps.ts';
import { discardChanges, getCreateJobPreview } from '#web/api/calls.ts';
import { useRefresh, useSend } from '#web/api/hooks.ts';
import type { Job } from '#web/api/types.ts';
import { ConfirmModal, ErrorModal } from '#web/ui/dialogs.tsx';
import { toast } from '#web/ui/toast.ts';
import { JOB_READS, useRefreshIfChanged } from './job-reads.ts';
import { forgetJobDrafts } from './wizard/form/step-draft.ts';

interface UnpublishedChangesProps {
  job: Job;
  /** Also shows a button that leads to the changes. */
  withReview?: boolean;
}

/** Says that a posted job has changes that candidates don't see yet, and offers to discard them. */
export function UnpublishedChanges({ job, withReview = false }: UnpublishedChangesProps) {
  /** The changes shown when Discard changes was pressed. Null before. */
  const [asked, setAsked] = useState<Job | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useRefresh();
  const refreshIfChanged = useRefreshIfChanged();
  // Only the preview includes the changes. Elsewhere they must be read before they can be discarded.
  const read = useSend(getCreateJobPreview, {
    onSuccess: ({ data }) => {
      if (data.hasUnpublishedChanges) setAsked(data);
      // A colleague has published or discarded them in the meantime.
      else void refresh(...JOB_READS);
    },
    onError: (error) => setFailure(error.message),
  });
  const discard = useSend(discardChanges, {
    refreshes: JOB_READS,
    onSuccess: ({ message }) => {
      setAsked(null);
      forgetJobDrafts(job.id);
      toast.success(message || outcomes.jobChangesDiscarded());
    },
    onError: (error) => {
      setAsked(null);
      setFailure(error.message);
      refreshIfChanged(error);
    },
  });
  const changed = stepsChanged(job);
  return (
    <>
      {job.hasUnpublishedChanges ? (
        <Alert color="amber" icon={<IconPencil aria-hidden />} mb="lg" title={said.unpublishedTitle()}>
          <Text size="sm" mb="sm">
            {changed === '' ? '' : `${said.changed({ steps: changed })} `}
            {said.seenAsBefore()}
          </Text>
          <Group gap="sm">
            {withReview ? (
              <Button
                component={Link}
                variant="default"
                to={pathWithJob(PATHS.updateJob, job.id)}
                state={{ jobId: job.id }}
              >
                {said.reviewChanges()}
              </Button>
            ) : null}
            <Button
              variant="default"
              loading={read.isPending}
              onClick={() =>
                job.changesVersion === undefined ? read.mutate({ refJobId: job.id }) : setAsked(job)
              }
            >
              {said.discardChanges()}
            </Button>
          </Group>
        </Alert>
      ) : null}
      <ConfirmModal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => discard.mutate({ jobId: job.id, version: asked?.changesVersion })}
        title={said.discardTitle({ id: job.alternateJobId })}
        confirmLabel={said.discardChanges()}
        cancelLabel={common.cancel()}
        danger
        busy={discard.isPending}
      >
        {asked && stepsChanged(asked) !== ''
          ? said.discardSteps({ steps: stepsChanged(asked) })
          : said.discardEffect()}
      </ConfirmModal>
      <ErrorModal message={failure} onClose={() => setFailure(null)} />
    </>
  );
}

/** The titles of the steps that differ from what candidates see. Empty outside the preview. */
function stepsChanged({ changedSteps }: Job): string {
  return WIZARD_STEPS.filter(({ flag }) => changedSteps?.includes(flag))
    .map(({ title }) => title())
    .join(', ');
}
