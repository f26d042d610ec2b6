import { useRef, useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconCopy, IconDots, IconMailForward } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { PATHS, pathWithJob } from '#contract/paths.ts';
import { copyJob } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { JobCard } from '#web/api/types.ts';
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
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            variant={quiet ? 'subtle' : 'default'}
            px={quiet ? 'xs' : undefined}
            leftSection={<IconDots size={18} aria-hidden />}
            aria-label={`More: ${job.role}, ${job.alternateJobId}`}
            loading={copy.isPending}
          >
            More
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => {
              if (!copy.isPending) copy.mutate({ jobId: job.id, draftKey: key.current });
            }}
          >
            Copy job
          </Menu.Item>
          <Menu.Item leftSection={<IconBookmark size={18} aria-hidden />} onClick={() => setIsSaving(true)}>
            Save as template
          </Menu.Item>
          {job.publishedDate === null || job.status === 'deleted' ? null : (
            <Menu.Item
              component={Link}
              to={pathWithJob(PATHS.candidateInvitations, job.id)}
              leftSection={<IconMailForward size={18} aria-hidden />}
            >
              Invite candidates
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <SaveTemplateModal job={job} opened={isSaving} onClose={() => setIsSaving(false)} />
    </>
  );
}
