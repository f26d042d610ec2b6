import { useEffect, useState } from 'react';
import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/practice.ts';
import { PATHS, publicJobPath } from '#contract/shared/paths.ts';
import { getCreateJobPreview } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { Job } from '#web/api/types.ts';
import { getSession } from '#web/session/session.ts';
import { writePreference } from '#web/session/storage.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { around } from '#web/ui/around.ts';
import { Empty } from '#web/ui/empty.tsx';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Page, Section } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import {
  JobDescription,
  JobMiscInfo,
  JobOnboarding,
  JobPersonalMessage,
  JobSkills,
} from '#web/features/jobs/job-parts.tsx';
import { InterviewPreview } from './interview-preview.tsx';

/** A job and its interview as candidates see them. It sends nothing and opens neither camera nor microphone. */
export default function PreviewJobPage() {
  const jobId = useRouteId('jobId');
  const query = useRead(getCreateJobPreview, { refJobId: jobId ?? '' }, { enabled: jobId !== null });
  if (jobId === null)
    return (
      <Page title={said.previewTitle()}>
        <Empty text={said.chooseJob()} />
      </Page>
    );
  return (
    <Read query={query} waiting={<Loading shape="page" />} empty="never">
      {(job) => <Preview key={job.id} job={job} />}
    </Read>
  );
}

function Preview({ job }: { job: Job }) {
  const [step, setStep] = useState<'job' | 'interview' | 'end'>('job');
  useEffect(() => writePreference('jobPreviewed', getSession().userId ?? ''), []);
  const go = (next: typeof step) => {
    setStep(next);
    window.scrollTo(0, 0);
  };
  return (
    <Page
      title={job.role}
      windowTitle={said.previewOf({ role: job.role })}
      lead={job.alternateJobId}
      width="form"
    >
      <Alert color="amber" icon={<IconEye aria-hidden />} mb="lg">
        {said.previewNotice()}
      </Alert>
      {step === 'job' ? <JobPage job={job} onNext={() => go('interview')} /> : null}
      {step === 'interview' ? <InterviewPreview job={job} onDone={() => go('end')} /> : null}
      {step === 'end' ? (
        <>
          <Text maw="var(--line-length)">{said.previewEnd()}</Text>
          <Group mt="lg" gap="sm">
            <Button component={Link} to={PATHS.employerDashboard}>
              {said.backToDashboard()}
            </Button>
            <Button variant="default" onClick={() => go('interview')}>
              {said.tryOnceMore()}
            </Button>
          </Group>
        </>
      ) : null}
    </Page>
  );
}

function JobPage({ job, onNext }: { job: Job; onNext: () => void }) {
  return (
    <>
      <Section title={said.jobDescription()}>
        <JobDescription job={job} />
      </Section>
      <Section title={said.skills()}>
        <JobSkills job={job} />
      </Section>
      <Section title={said.miscInformation()}>
        <JobMiscInfo job={job} viewer="candidate" />
      </Section>
      <Section title={said.personalMessage()}>
        <JobPersonalMessage job={job} />
      </Section>
      <Section title={said.onboarding()}>
        <JobOnboarding job={job} />
      </Section>
      {job.status === 'open' ? (
        <Text mt="lg">
          {around(said.publicPage, {
            page: (
              <Anchor href={publicJobPath(job.alternateJobId)} target="_blank" inherit underline="always">
                {said.publicPageLink()}
              </Anchor>
            ),
          })}
        </Text>
      ) : null}
      <Group justify="flex-end" className={layout.bottomBar}>
        <Button onClick={onNext} disabled={job.qualifyingQuestions === null}>
          {said.tryInterview()}
        </Button>
      </Group>
    </>
  );
}
