import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/employer-jobs.ts';
import { setBlindReview } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { Job } from '#web/api/types.ts';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { toast } from '#web/ui/toast.ts';
import { JOB_READS } from './job-reads.ts';

/** Turns the blind review of a job on or off. */
export function BlindReview({ job }: { job: Job }) {
  const [isAsking, setIsAsking] = useState(false);
  const isBlind = job.isBlindReview ?? false;
  const change = useSend(setBlindReview, {
    refreshes: JOB_READS,
    onSuccess: ({ message }) => {
      setIsAsking(false);
      toast.success(message);
    },
    onError: (error) => {
      setIsAsking(false);
      toast.danger(error.message);
    },
  });
  const Icon = isBlind ? IconEyeOff : IconEye;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon size={18} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {isBlind ? said.blindOn() : said.blindOff()}
      </Button>
      <ConfirmModal
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => change.mutate({ jobId: job.id, isBlind: !isBlind })}
        title={isBlind ? said.blindOffTitle() : said.blindOnTitle()}
        confirmLabel={isBlind ? said.turnOff() : said.turnOn()}
        cancelLabel={common.cancel()}
        busy={change.isPending}
      >
        {isBlind ? said.blindOffEffect() : said.blindOnEffect()}
      </ConfirmModal>
    </>
  );
}
