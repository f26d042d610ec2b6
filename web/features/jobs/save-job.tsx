import { ActionIcon, Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import * as said from '#contract/messages/en/jobs.ts';
import { getJobById, getJobCards, saveJob, unsaveJob } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { JobCard } from '#web/api/types.ts';
import { toast } from '#web/ui/toast.ts';

const READS = [getJobCards, getJobById] as const;
/** A closed job that is no longer saved disappears for the candidate. */
const LISTS = [getJobCards] as const;

/** Saves a job for later, or removes it from the saved jobs. `compact` shows only an icon, for lists. */
export function SaveJob({ job, compact = false }: { job: JobCard; compact?: boolean }) {
  const onError = (error: Error) => toast.danger(error.message);
  const save = useSend(saveJob, { refreshes: READS, onError });
  const unsave = useSend(unsaveJob, { refreshes: job.isActive ? READS : LISTS, onError });
  const isPending = save.isPending || unsave.isPending;
  // Shows the new state immediately. A failure reverts it.
  const isSaved = isPending ? save.isPending : job.isSaved;
  const toggle = () => {
    if (!isPending) (job.isSaved ? unsave : save).mutate({ jobId: job.id });
  };
  const icon = isSaved ? (
    <IconBookmarkFilled size={20} aria-hidden />
  ) : (
    <IconBookmark size={20} aria-hidden />
  );
  if (compact)
    return (
      <ActionIcon
        ml="auto"
        mr={-10}
        aria-label={said.saveJob({ role: job.role })}
        aria-pressed={isSaved}
        onClick={toggle}
      >
        {icon}
      </ActionIcon>
    );
  return (
    <Button variant="default" leftSection={icon} aria-pressed={isSaved} onClick={toggle}>
      {isSaved ? said.saved() : said.save()}
    </Button>
  );
}
