import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PATHS, pathWithJob } from '#contract/paths.ts';
import { copyJob } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { JobCard } from '#web/api/types.ts';
import { RowMenu, type MenuEntry } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.ts';
import { JOB_READS } from './job-reads.ts';
import { newDraftKey } from './new-key.ts';
import { SaveTemplateModal } from './templates/save-template-modal.tsx';

/** What can be done with a job apart from changing it: copy it, keep it as a template, invite people to it. */
export function JobMenu({ job, quiet = false }: { job: JobCard; quiet?: boolean }) {
  const [isSaving, setIsSaving] = useState(false);
  const navigate = useNavigate();
  const key = useRef(newDraftKey());
  const copy = useSend(copyJob, {
    refreshes: JOB_READS,
    onSuccess: ({ data, message }) => {
      key.current = newDraftKey();
      toast.success(message);
      void navigate(pathWithJob(PATHS.createJob, data.id));
    },
    onError: (error) => toast.danger(error.message),
  });
  const wasPosted = job.publishedDate !== null && job.status !== 'deleted';
  const entries: MenuEntry[] = [
    {
      label: 'Copy job',
      onSelect: () => {
        if (!copy.isPending) copy.mutate({ jobId: job.id, draftKey: key.current });
      },
    },
    { label: 'Save as template', onSelect: () => setIsSaving(true) },
    ...(wasPosted
      ? [{ label: 'Invite candidates', to: pathWithJob(PATHS.candidateInvitations, job.id) }]
      : []),
  ];
  return (
    <>
      <RowMenu
        label={`More: ${job.role}, ${job.alternateJobId}`}
        entries={entries}
        {...(quiet ? {} : { text: 'More' })}
      />
      <SaveTemplateModal job={job} opened={isSaving} onClose={() => setIsSaving(false)} />
    </>
  );
}
