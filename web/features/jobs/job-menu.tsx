import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as said from '#contract/messages/en/employer-jobs.ts';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import { copyJob } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { JobCard } from '#web/api/types.ts';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { newId } from '#web/ui/new-id.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { JOB_READS } from './job-reads.ts';

const SaveTemplateModal = lazyDialog(
  async () => (await import('./templates/save-template-modal.tsx')).SaveTemplateModal,
);

const RoundsDialog = lazyDialog(async () => (await import('./rounds/rounds-dialog.tsx')).RoundsDialog);

/** Actions for a job besides editing: copy it, save it as a template, plan its rounds, invite people to it. */
export function JobMenu({ job }: { job: JobCard }) {
  const [isSaving, setIsSaving] = useState(false);
  const [isPlanning, setIsPlanning] = useState(false);
  const navigate = useNavigate();
  const key = useRef(newId());
  const copy = useSend(copyJob, {
    refreshes: JOB_READS,
    onSuccess: ({ data, message }) => {
      key.current = newId();
      toast.success(message);
      void navigate(pathWithJob(PATHS.createJob, data.id));
    },
    onError: (error) => toast.danger(error.message),
  });
  return (
    <>
      <RowMenu
        label={said.more({ role: job.role, id: job.alternateJobId })}
        entries={[
          {
            label: said.copy(),
            onSelect: () => {
              if (!copy.isPending) copy.mutate({ jobId: job.id, draftKey: key.current });
            },
          },
          { label: said.saveAsTemplate(), onSelect: () => setIsSaving(true) },
          ...(job.status === 'deleted'
            ? []
            : [{ label: said.planRounds(), onSelect: () => setIsPlanning(true) }]),
          ...(job.publishedDate === null || job.status === 'deleted'
            ? []
            : [{ label: said.inviteCandidates(), to: pathWithJob(PATHS.candidateInvitations, job.id) }]),
        ]}
      />
      <SaveTemplateModal job={job} opened={isSaving} onClose={() => setIsSaving(false)} />
      <RoundsDialog job={job} planned={null} opened={isPlanning} onClose={() => setIsPlanning(false)} />
    </>
  );
}
