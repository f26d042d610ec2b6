import { useState, type ReactNode } from 'react';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import {
  IconArrowBackUp,
  IconCheck,
  IconLock,
  IconPencil,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { getEmployerDashboard } from '#contract/employer.ts';
import {
  closeJob,
  deleteJob,
  deletedJobs,
  draftedJobs,
  getCreateJobPreview,
  getJobById,
  getPostedJobs,
  repostJob,
  restoreJob,
  type Job,
} from '#contract/jobs.ts';
import { TEXTS } from '#contract/texts.ts';
import { useSend } from '#web/api/hooks.ts';
import { withId } from '#web/session/use-route-id.ts';
import { ConfirmModal, ErrorModal } from '#web/ui/dialogs.tsx';
import { toast } from '#web/ui/toast.ts';
import { firstIncompleteStep } from './wizard/steps.ts';

/** Reads that change with any change of a job. */
export const JOB_READS = [
  getPostedJobs,
  draftedJobs,
  deletedJobs,
  getJobById,
  getCreateJobPreview,
  getEmployerDashboard,
];

/** How long a deletion can be undone from its notice, in milliseconds. */
const UNDO_MS = 10_000;

type Change = 'close' | 'repost' | 'restore' | 'delete';

interface ChangeLook {
  label: string;
  icon: typeof IconLock;
  title: (job: Job) => string;
  effect: (job: Job) => string;
  danger?: boolean;
}

const CHANGES: Record<Change, ChangeLook> = {
  close: {
    label: 'Close',
    icon: IconLock,
    title: (job) => `Close ${nameOf(job)}?`,
    effect: () => 'Nobody can apply any more. You can repost the job at any time.',
  },
  repost: {
    label: 'Repost',
    icon: IconRefresh,
    title: (job) => `Repost ${nameOf(job)}?`,
    effect: () => 'The job is open again, and candidates can find it and apply.',
  },
  restore: {
    label: 'Restore',
    icon: IconArrowBackUp,
    title: (job) => `Restore ${nameOf(job)}?`,
    effect: () => 'It was not complete yet, so it goes back to your draft jobs.',
  },
  delete: {
    label: 'Delete',
    icon: IconTrash,
    title: (job) => `Delete ${nameOf(job)}?`,
    effect: (job) =>
      job.status === 'draft'
        ? 'The draft moves to your deleted jobs.'
        : 'Candidates no longer see the job. It moves to your deleted jobs, and you can repost it from there.',
    danger: true,
  },
};

const nameOf = (job: Job) => `${job.role} (${job.alternateJobId})`;

/** The changes that a job of this status may undergo. */
function changesFor(job: Job): Change[] {
  switch (job.status) {
    case 'open':
      return ['close', 'delete'];
    case 'closed':
      return ['repost', 'delete'];
    case 'draft':
      return ['delete'];
    case 'deleted':
      return [firstIncompleteStep(job) === 'preview' ? 'repost' : 'restore'];
  }
}

export interface JobActionsProps {
  job: Job;
  /** Also offer to update the job, or to continue the draft. */
  withUpdate?: boolean;
  /** Smaller, for cards among others. */
  quiet?: boolean;
  /** After a deletion, when the place where the job stood is gone. */
  onDeleted?: () => void;
}

/** Close, Repost and Delete, each after a confirmation that names the job; a deletion can be undone. */
export function JobActions({ job, withUpdate = false, quiet = false, onDeleted }: JobActionsProps) {
  const [asking, setAsking] = useState<Change | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const undo = useUndoDeletion();
  const onError = (error: Error) => {
    setAsking(null);
    setFailure(error.message);
  };
  const done = { refreshes: JOB_READS, onError };
  const close = useSend(closeJob, {
    ...done,
    onSuccess: ({ message }) => {
      setAsking(null);
      toast.success(message || TEXTS.jobClosed);
    },
  });
  const repost = useSend(repostJob, {
    ...done,
    onSuccess: () => {
      setAsking(null);
      toast.success('Job Reposted Successfully.');
    },
  });
  const restore = useSend(restoreJob, {
    ...done,
    onSuccess: ({ message }) => {
      setAsking(null);
      toast.success(message || TEXTS.jobRestored);
    },
  });
  const remove = useSend(deleteJob, {
    ...done,
    onSuccess: ({ message }) => {
      setAsking(null);
      undo(job, message || TEXTS.jobDeleted);
      onDeleted?.();
    },
  });

  const confirm = () => {
    if (asking === 'close') close.mutate({ refJobId: job._id });
    else if (asking === 'repost') repost.mutate({ refJobId: job._id });
    else if (asking === 'restore') restore.mutate({ jobId: job._id });
    else remove.mutate({ jobId: job._id });
  };
  const look = asking === null ? null : CHANGES[asking];
  return (
    <>
      {withUpdate && job.status !== 'deleted' ? <EditLink job={job} /> : null}
      {changesFor(job).map((change) => {
        const Icon = CHANGES[change].icon;
        return (
          <Button
            key={change}
            variant={quiet ? 'subtle' : 'default'}
            color={CHANGES[change].danger ? 'brick' : undefined}
            px={quiet ? 'xs' : undefined}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => setAsking(change)}
          >
            {CHANGES[change].label}
          </Button>
        );
      })}
      <ConfirmModal
        opened={look !== null}
        onClose={() => setAsking(null)}
        onConfirm={confirm}
        title={look?.title(job) ?? ''}
        confirmLabel={look === null ? '' : `${look.label} job`}
        cancelLabel="Cancel"
        danger={look?.danger ?? false}
        busy={close.isPending || repost.isPending || restore.isPending || remove.isPending}
      >
        {look?.effect(job)}
      </ConfirmModal>
      <ErrorModal message={failure} onClose={() => setFailure(null)} />
    </>
  );
}

function EditLink({ job }: { job: Job }) {
  const draft = job.status === 'draft';
  return (
    <Button
      component={Link}
      to={withId(draft ? '/create-job' : '/update-job', 'jobId', job._id)}
      state={{ jobId: job._id, isUpdate: 'YES' }}
      leftSection={<IconPencil size={18} aria-hidden />}
    >
      {draft ? 'Continue' : 'Update'}
    </Button>
  );
}

/** Says that a job was deleted and offers to bring it back as it was. */
function useUndoDeletion(): (job: Job, message: string) => void {
  const navigate = useNavigate();
  const restore = useSend(restoreJob, { refreshes: JOB_READS });
  return (job, message) => {
    const id = `deleted-${job._id}`;
    const bringBack = async () => {
      notifications.hide(id);
      try {
        await restore.mutateAsync({ jobId: job._id });
        toast.success(TEXTS.jobRestored);
        if (job.status !== 'draft') await navigate(withId('/employer-jobs', 'jobId', job._id));
      } catch (failure) {
        toast.danger(failure instanceof Error ? failure.message : TEXTS.somethingWentWrong);
      }
    };
    notifications.show({
      id,
      message: <Undoable onUndo={() => void bringBack()}>{message}</Undoable>,
      icon: <IconCheck size={18} aria-hidden />,
      autoClose: UNDO_MS,
      role: 'status',
      closeButtonProps: { 'aria-label': 'Close' },
      'data-kind': 'success',
    });
  };
}

function Undoable({ children, onUndo }: { children: ReactNode; onUndo: () => void }) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap">
      <span>{children}</span>
      <Button variant="subtle" size="compact-sm" onClick={onUndo}>
        Undo
      </Button>
    </Group>
  );
}
