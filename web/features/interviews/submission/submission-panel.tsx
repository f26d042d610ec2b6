import { Alert, Button, Group, Progress as Bar, Stack, Text, Title } from '@mantine/core';
import { PATHS } from '#contract/shared/paths.ts';
import { sizeInWords } from '#web/ui/sizes.ts';
import type { Progress } from './submission.ts';
import type { SubmissionControls } from './use-submission.ts';

const PARTS: Record<Progress['part'], string> = {
  video: 'Sending the video',
  checking: 'Checking that everything is there',
  answers: 'Sending the answers that are still missing',
  finishing: 'Submitting',
};

/** Shows the progress of the sending, and what can be done if the server refuses something. */
export function SubmissionPanel({ title, controls }: { title: string; controls: SubmissionControls }) {
  const { state } = controls;
  return (
    <Stack gap="md" maw={640}>
      <Title order={1} fz="clamp(1.875rem, 1.4rem + 2vw, 2.5rem)">
        {title}
      </Title>
      {state === null || state.name === 'sending' ? <Sending progress={state?.progress ?? null} /> : null}
      {state?.name === 'refused' ? (
        <Alert color="brick" role="alert" title={`The server did not take ${state.part}`}>
          <Stack gap="md">
            <Text>{state.message}</Text>
            <Group gap="sm">
              <Button onClick={controls.tryAgain}>Try again</Button>
              <Button variant="default" onClick={controls.leaveOut}>
                Submit without {state.part}
              </Button>
            </Group>
          </Stack>
        </Alert>
      ) : null}
      {state?.name === 'failed' ? (
        <Alert color="brick" role="alert" title="The interview could not be submitted">
          <Stack gap="md">
            <Text>{state.message}</Text>
            <Group gap="sm">
              <Button onClick={controls.tryAgain}>Try again</Button>
              <Button component="a" href={PATHS.scheduledInterviews} variant="default">
                Scheduled interviews
              </Button>
            </Group>
          </Stack>
        </Alert>
      ) : null}
    </Stack>
  );
}

function Sending({ progress }: { progress: Progress | null }) {
  const label = progress === null ? 'Saving the last answer' : PARTS[progress.part];
  const percent = Math.round((progress?.share ?? 0) * 100);
  return (
    <div>
      <Text role="status">
        {label}
        {progress?.bytes
          ? ` · ${sizeInWords(progress.bytes.sent)} of ${sizeInWords(progress.bytes.total)}`
          : ' …'}
      </Text>
      <Bar value={percent} aria-label={label} mt="sm" size="md" />
      <Text c="dimmed" mt="md">
        Please leave this page open until everything is there.
      </Text>
    </div>
  );
}
