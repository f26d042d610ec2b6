import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import { IconArrowBackUp, IconLock, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import type { Message } from '#contract/messages/message.ts';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/employer-jobs.ts';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import type { TouchedPeople } from '#contract/job/jobs.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { getTouchedPeople, closeJob, deleteJob, repostJob, restoreJob } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { JobCard } from '#web/api/types.ts';
import { ConfirmModal, ErrorModal } from '#web/ui/dialogs.tsx';
import { offer } from '#web/ui/offer.tsx';
import { toast } from '#web/ui/toast.ts';
import { JobMenu } from './job-menu.tsx';
import { JOB_READS } from './job-reads.ts';
import { whatBecomesOfThem, whoIsTold, whoWaits } from './touched.ts';

type Change = 'close' | 'repost' | 'restore' | 'delete';

interface ChangeLook {
  label: Message;
  icon: typeof IconLock;
  title: Message<{ job: string }>;
  confirm: Message;
  effect: (job: JobCard) => string;
  danger?: boolean;
}

const CHANGES: Record<Change, ChangeLook> = {
  close: {
    label: said.close,
    confirm: said.closeJob,
    icon: IconLock,
    title: said.closeTitle,
    effect: said.closeEffect,
  },
  repost: {
    label: said.repost,
    confirm: said.repostJob,
    icon: IconRefresh,
    title: said.repostTitle,
    effect: said.repostEffect,
  },
  restore: {
    label: said.restore,
    confirm: said.restoreJob,
    icon: IconArrowBackUp,
    title: said.restoreTitle,
    effect: (job) => (job.publishedDate === null ? said.restoreDraftEffect() : said.restoreEffect()),
  },
  delete: {
    label: said.delete_,
    confirm: said.deleteJob,
    icon: IconTrash,
    title: said.deleteTitle,
    effect: (job) => (job.status === 'draft' ? said.deleteDraftEffect() : said.deleteEffect()),
    danger: true,
  },
};

const nameOf = (job: JobCard) => said.nameOf({ role: job.role, id: job.alternateJobId });

/** The changes possible for a job in its status. */
function changesFor(job: JobCard): Change[] {
  switch (job.status) {
    case 'open':
      return ['close', 'delete'];
    case 'closed':
      return ['repost', 'delete'];
    case 'draft':
      return ['delete'];
    case 'deleted':
      // A job that was never posted can only be restored, because reposting would post it.
      return job.publishedDate === null ? ['restore'] : ['repost', 'restore'];
  }
}

interface JobActionsProps {
  job: JobCard;
  /** Also offers to update the job or continue the draft. */
  withUpdate?: boolean;
  /** Called after a deletion, when the job is no longer on the page. */
  onDeleted?: () => void;
}

/** Close, Repost and Delete. Each asks first and names the job. A deletion can be undone. */
export function JobActions({ job, withUpdate = false, onDeleted }: JobActionsProps) {
  const [asking, setAsking] = useState<Change | null>(null);
  const [touched, setTouched] = useState<TouchedPeople | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const undo = useUndoDeletion();
  const navigate = useNavigate();
  const onError = (error: Error) => {
    setAsking(null);
    setFailure(error.message);
  };
  const done = { refreshes: JOB_READS, onError };
  const tell = (message: string) => {
    setAsking(null);
    toast.success(message);
  };
  const close = useSend(closeJob, { ...done, onSuccess: ({ message }) => tell(message) });
  const repost = useSend(repostJob, { ...done, onSuccess: () => tell(said.reposted()) });
  const restore = useSend(restoreJob, {
    ...done,
    onSuccess: ({ message }) => {
      if (job.publishedDate !== null) return tell(message);
      setAsking(null);
      offer(`restored-${job.id}`, message, said.continue_(), () => void navigate(addressOfDraft(job)));
    },
  });
  const remove = useSend(deleteJob, {
    ...done,
    onSuccess: ({ message }) => {
      setAsking(null);
      undo(job, message);
      onDeleted?.();
    },
  });

  const count = useSend(getTouchedPeople);
  const ask = async (change: Change) => {
    if (count.isPending) return;
    setTouched(null);
    // A job that was never posted has no applications.
    if ((change === 'close' || change === 'delete') && job.publishedDate !== null) {
      try {
        setTouched((await count.mutateAsync({ jobId: job.id })).data);
      } catch (error) {
        setFailure(error instanceof Error ? error.message : TEXTS.somethingWentWrong);
        return;
      }
    }
    setAsking(change);
  };
  const confirm = () => {
    if (asking === 'close') close.mutate({ refJobId: job.id });
    else if (asking === 'repost') repost.mutate({ refJobId: job.id });
    else if (asking === 'restore') restore.mutate({ jobId: job.id });
    else remove.mutate({ jobId: job.id });
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
            variant="default"
            color={CHANGES[change].danger ? 'brick' : undefined}
            leftSection={<Icon size={18} aria-hidden />}
            aria-label={said.change({ action: CHANGES[change].label(), role: job.role })}
            onClick={() => void ask(change)}
          >
            {CHANGES[change].label()}
          </Button>
        );
      })}
      <JobMenu job={job} />
      <ConfirmModal
        opened={look !== null}
        onClose={() => setAsking(null)}
        onConfirm={confirm}
        title={look?.title({ job: nameOf(job) }) ?? ''}
        confirmLabel={look?.confirm() ?? ''}
        cancelLabel={common.cancel()}
        danger={look?.danger ?? false}
        busy={close.isPending || repost.isPending || restore.isPending || remove.isPending}
      >
        {touched === null ? null : (
          <Text mb="sm" fw={550}>
            {whoWaits(touched)}
          </Text>
        )}
        {[
          look?.effect(job),
          touched && whatBecomesOfThem(touched),
          asking === 'delete' && touched ? whoIsTold(touched) : null,
        ]
          .filter(Boolean)
          .join(' ')}
      </ConfirmModal>
      <ErrorModal message={failure} onClose={() => setFailure(null)} />
    </>
  );
}

const addressOfDraft = (job: JobCard) => pathWithJob(PATHS.createJob, job.id);

function EditLink({ job }: { job: JobCard }) {
  const draft = job.status === 'draft';
  return (
    <Button
      component={Link}
      to={draft ? addressOfDraft(job) : pathWithJob(PATHS.updateJob, job.id)}
      state={{ jobId: job.id }}
      leftSection={<IconPencil size={18} aria-hidden />}
    >
      {draft ? said.continue_() : said.update()}
    </Button>
  );
}

/** Says that a job was deleted, and offers to restore it. */
function useUndoDeletion(): (job: JobCard, message: string) => void {
  const navigate = useNavigate();
  const restore = useSend(restoreJob, { refreshes: JOB_READS });
  return (job, message) => {
    const id = `deleted-${job.id}`;
    const bringBack = async () => {
      toast.hide(id);
      try {
        await restore.mutateAsync({ jobId: job.id });
        toast.success(outcomes.jobRestored());
        if (job.status !== 'draft') await navigate(pathWithJob(PATHS.employerJobs, job.id));
      } catch (failure) {
        toast.danger(failure instanceof Error ? failure.message : TEXTS.somethingWentWrong);
      }
    };
    offer(id, message, said.undo(), () => void bringBack());
  };
}
