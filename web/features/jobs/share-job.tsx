import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import * as said from '#contract/messages/en/jobs.ts';
import type { Job } from '#web/api/types.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';

/** Shares the link to the job's public page through the device's own dialog, or by copying it. */
export function ShareJob({ job }: { job: Pick<Job, 'role' | 'shareUrl' | 'employer'> }) {
  const [isShown, setIsShown] = useState(false);
  const share = async () => {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({
          title: said.roleAt({ role: job.role, company: job.employer.user.name }),
          url: job.shareUrl,
        });
        return;
      } catch (reason) {
        // The person closed the device's dialog. That is fine.
        if (reason instanceof DOMException && reason.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(job.shareUrl);
      toast.success(said.linkCopied());
    } catch {
      // On plain HTTP, browsers don't let a page write to the clipboard, so the link is shown instead.
      setIsShown(true);
    }
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShare size={20} aria-hidden />}
        onClick={() => void share()}
      >
        {said.share()}
      </Button>
      <Modal opened={isShown} onClose={() => setIsShown(false)} title={said.shareTitle()}>
        <TextInput
          label={said.copyThisLink()}
          value={job.shareUrl}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
      </Modal>
    </>
  );
}
