import { lazy, Suspense } from 'react';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { getCandidateProfile } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { JobCard } from '#web/api/types.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { Read } from '#web/ui/read.tsx';

const ApplyForm = lazy(async () => ({ default: (await import('./apply-form.tsx')).ApplyForm }));

export interface ApplyBoxProps {
  job: JobCard;
  opened: boolean;
  onClose: () => void;
}

/** The dialog to apply to one job. It never closes by accident, because a recorded pitch would be lost. */
export function ApplyBox({ job, opened, onClose }: ApplyBoxProps) {
  const narrow = useNarrow();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Apply for ${job.role}`}
      size="lg"
      description="Say how you can work, and send your application."
      fullScreen={narrow}
      closeOnClickOutside={false}
    >
      <Contents job={job} onClose={onClose} />
    </Modal>
  );
}

function Contents({ job, onClose }: Omit<ApplyBoxProps, 'opened'>) {
  const query = useRead(getCandidateProfile, {});
  return (
    <Read query={query} waiting={<Loading rows={6} />} empty="never">
      {({ profileDetail }) =>
        profileDetail === null ? (
          <>
            <Text mb="lg">{refusals.profileNeeded()}</Text>
            <Button component={Link} to={PATHS.candidateProfile}>
              Build your profile
            </Button>
          </>
        ) : (
          <>
            <Text c="dimmed" mb="lg">
              {job.employer.user.name} sees your{' '}
              <Anchor component={Link} to={PATHS.candidateProfile} target="_blank" inherit underline="always">
                profile
              </Anchor>{' '}
              and what you answer here.
            </Text>
            <Suspense fallback={<Loading rows={6} />}>
              <ApplyForm job={job} resume={profileDetail.filesUrl.resume} onClose={onClose} />
            </Suspense>
          </>
        )
      }
    </Read>
  );
}
