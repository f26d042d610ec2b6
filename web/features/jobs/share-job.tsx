import { useState } from 'react';
import { Button, Modal, TextInput } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import type { Job } from '#web/api/types.ts';
import { toast } from '#web/ui/toast.ts';

/** Hands a link to the job's public page on: as the device does it, else by copying it. */
export function ShareJob({ job }: { job: Pick<Job, 'role' | 'shareUrl' | 'employer'> }) {
  const [isShown, setIsShown] = useState(false);
  const share = async () => {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: `${job.role} at ${job.employer.user.name}`, url: job.shareUrl });
        return;
      } catch (reason) {
        // The person closed the device's own dialog: that is an answer too.
        if (reason instanceof DOMException && reason.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(job.shareUrl);
      toast.success('The link was copied.');
    } catch {
      // A browser lets no page of a plain HTTP address write the clipboard: the link is shown instead.
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
        Share
      </Button>
      <Modal opened={isShown} onClose={() => setIsShown(false)} title="Share this job">
        <TextInput
          label="Copy this link"
          value={job.shareUrl}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
      </Modal>
    </>
  );
}
