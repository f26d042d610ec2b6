import { around } from '#web/ui/around.ts';
import * as said from '#contract/messages/en/applications.ts';
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
      title={said.applyFor({ job: job.role })}
      size="lg"
      description={said.applyAbout()}
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
              {said.buildProfile()}
            </Button>
          </>
        ) : (
          <>
            <Text c="dimmed" mb="lg">
              {around(said.companySees, {
                company: job.employer.user.name,
                profile: (
                  <Anchor
                    component={Link}
                    to={PATHS.candidateProfile}
                    target="_blank"
                    inherit
                    underline="always"
                  >
                    {said.profileLink()}
                  </Anchor>
                ),
              })}
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
