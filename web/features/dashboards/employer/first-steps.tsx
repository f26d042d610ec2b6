import * as said from '#contract/messages/en/dashboards.ts';
import type { ReactNode } from 'react';
import { Button, Card, Group, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PATHS, pathWithJob } from '#contract/shared/paths.ts';
import { signIn, type getEmployerDashboard } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { hasPreviewedJob, startTour } from '#web/session/session.ts';
import layout from '#web/ui/layout.module.css';
import { toast } from '#web/ui/toast.ts';

type Dashboard = OutputOf<typeof getEmployerDashboard>;

interface FirstStepsProps {
  steps: NonNullable<Dashboard['firstSteps']>;
  /** What is already there. */
  children: ReactNode;
}

interface Step {
  title: string;
  text: string;
  isDone: boolean;
  label: string;
  /** Null until an earlier step is done. */
  to: string | null;
}

/** The dashboard of a company without applicants: three steps, with the main button on the next one. */
export default function FirstSteps({
  steps: { openJobId: jobId, draftId, hasInvited, demonstration },
  children,
}: FirstStepsProps) {
  const steps: Step[] = [
    {
      title: said.postFirst(),
      text: said.postFirstText(),
      isDone: jobId !== null,
      label: draftId === null ? said.postFirst() : said.continueFirst(),
      to: draftId === null ? PATHS.firstJob : pathWithJob(PATHS.firstJob, draftId),
    },
    {
      title: said.seeAsCandidate(),
      text: said.seeAsCandidateText(),
      isDone: jobId !== null && hasPreviewedJob(),
      label: said.seeAsCandidate(),
      to: jobId && pathWithJob(PATHS.previewJob, jobId),
    },
    {
      title: said.inviteSomeone(),
      text: said.inviteSomeoneText(),
      isDone: hasInvited,
      label: said.inviteSomeone(),
      to: jobId && pathWithJob(PATHS.candidateInvitations, jobId),
    },
  ];
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Stack gap="lg">
      <ol className={layout.stack} aria-label={said.stepsName()}>
        {steps.map((step, index) => (
          <Card key={step.title} component="li" padding="lg">
            <StepCard step={step} number={index + 1} isNext={index === next} />
          </Card>
        ))}
      </ol>
      {demonstration === null ? null : <Tour login={demonstration} />}
      {children}
    </Stack>
  );
}

/** The demo company opens in a new tab, so that no one has to sign out for it. */
function Tour({ login }: { login: NonNullable<Dashboard['firstSteps']>['demonstration'] & {} }) {
  const signingIn = useSend(signIn, {
    whenSignedOut: 'keep-page',
    onSuccess: ({ data }) => {
      const tab = window.open();
      if (tab === null) toast.danger(said.tabBlocked());
      else startTour(tab, data);
    },
    onError: ({ message }) => toast.danger(message),
  });
  return (
    <Group gap="xs">
      <Text c="dimmed">{said.seeWithPeople()}</Text>
      <Button
        variant="subtle"
        size="compact-md"
        px={0}
        rightSection={<IconExternalLink size={16} aria-hidden />}
        loading={signingIn.isPending}
        onClick={() => signingIn.mutate(login)}
      >
        {said.lookAround()}
        <VisuallyHidden> {said.newTab()}</VisuallyHidden>
      </Button>
    </Group>
  );
}

function StepCard({ step, number, isNext }: { step: Step; number: number; isNext: boolean }) {
  const { title, text, isDone, label, to } = step;
  return (
    <Group gap="md" justify="space-between">
      <Group gap="md" wrap="nowrap" flex="1 1 320px">
        <span className={layout.number} data-state={isDone ? 'done' : isNext ? 'now' : undefined}>
          {isDone ? <IconCheck size={16} stroke={3} aria-label={said.done()} /> : number}
        </span>
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text c="dimmed">{text}</Text>
        </div>
      </Group>
      {to !== null && !(isDone && number === 1) ? (
        <Button component={Link} to={to} variant={isNext ? 'filled' : 'default'}>
          {label}
        </Button>
      ) : null}
    </Group>
  );
}
