import { Alert, Button, Group, Progress as Bar, Stack, Text, Title } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/interview.ts';
import * as sending from '#contract/messages/en/interview-sending.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { sizeInWords } from '#web/ui/sizes.ts';
import type { Progress } from './submission.ts';
import type { SubmissionControls } from './use-submission.ts';

const PARTS = {
  video: sending.sendingVideo,
  checking: sending.checking,
  answers: sending.sendingAnswers,
  finishing: sending.submittingStage,
} as const satisfies Record<Progress['part'], unknown>;

/** Shows the upload progress, and what can be done if the server refuses something. */
export function SubmissionPanel({ title, controls }: { title: string; controls: SubmissionControls }) {
  const { state } = controls;
  return (
    <Stack gap="md" maw={640}>
      <Title order={1} fz="clamp(1.875rem, 1.4rem + 2vw, 2.5rem)">
        {title}
      </Title>
      {state === null || state.name === 'sending' ? <Sending progress={state?.progress ?? null} /> : null}
      {state?.name === 'refused' ? (
        <Alert
          color="brick"
          role="alert"
          title={
            state.part === 'video' ? sending.videoRefused() : sending.answerRefused({ number: state.part })
          }
        >
          <Stack gap="md">
            <Text>{state.message}</Text>
            <Group gap="sm">
              <Button onClick={controls.tryAgain}>{common.tryAgain()}</Button>
              <Button variant="default" onClick={controls.leaveOut}>
                {state.part === 'video'
                  ? sending.withoutVideo()
                  : sending.withoutAnswer({ number: state.part })}
              </Button>
            </Group>
          </Stack>
        </Alert>
      ) : null}
      {state?.name === 'failed' ? (
        <Alert color="brick" role="alert" title={sending.notSubmitted()}>
          <Stack gap="md">
            <Text>{state.message}</Text>
            <Group gap="sm">
              <Button onClick={controls.tryAgain}>{common.tryAgain()}</Button>
              <Button component="a" href={PATHS.scheduledInterviews} variant="default">
                {said.scheduledInterviews()}
              </Button>
            </Group>
          </Stack>
        </Alert>
      ) : null}
    </Stack>
  );
}

function Sending({ progress }: { progress: Progress | null }) {
  const label = progress === null ? sending.savingAnswer() : PARTS[progress.part]();
  const percent = Math.round((progress?.share ?? 0) * 100);
  return (
    <div>
      <Text role="status">
        {progress?.bytes
          ? sending.sentOf({
              part: label,
              sent: sizeInWords(progress.bytes.sent),
              total: sizeInWords(progress.bytes.total),
            })
          : sending.waiting({ part: label })}
      </Text>
      <Bar value={percent} aria-label={label} mt="sm" size="md" />
      <Text c="dimmed" mt="md">
        {sending.leaveOpen()}
      </Text>
    </div>
  );
}
