import { useEffect, type ReactNode } from 'react';
import { Button, Group, Progress, Text } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/job-wizard.ts';
import { MAX_VIDEO_BYTES } from '#contract/shared/limits.ts';
import type { Job } from '#web/api/types.ts';
import { LoginKept } from '#web/features/accounts/login-kept.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FILE_KINDS } from '#web/ui/file-kinds.ts';
import { percent } from '#web/ui/percent.ts';
import { VideoPlayer } from '#web/ui/video-player.tsx';
import { VideoRecorder } from '#web/ui/video-recorder.tsx';

/** A message that has not been sent yet. */
export interface ChosenMessage {
  file: File;
  /** A link to the recording made here. Null for a chosen file, because its field shows it. */
  recordedUrl: string | null;
}

export const recordedMessage = (file: File): ChosenMessage => ({
  file,
  recordedUrl: URL.createObjectURL(file),
});

interface MessageFieldProps {
  job: Job;
  chosen: ChosenMessage | null;
  /** Whether there is a video that exists only on this page. */
  isUnsent: boolean;
  /** A new number empties the file field. */
  round: number;
  onChoose: (chosen: ChosenMessage) => void;
  onRecording?: (isRecording: boolean) => void;
  /** Of the upload. Null if there is none. */
  progress: number | null;
  onCancel: () => void;
  error: ReactNode;
}

/** The video for the candidates: a file, or recorded here. */
export function MessageField(props: MessageFieldProps) {
  const { job, chosen, isUnsent, round, onChoose, onRecording, progress, onCancel, error } = props;
  const recordedUrl = chosen?.recordedUrl ?? null;
  const hasRecorded = recordedUrl !== null;
  const stored = job.uploadedData[0];
  useEffect(
    () => () => {
      if (recordedUrl !== null) URL.revokeObjectURL(recordedUrl);
    },
    [recordedUrl],
  );
  return (
    <>
      {recordedUrl === null ? null : <Recorded url={recordedUrl} progress={progress} onCancel={onCancel} />}
      <FileDrop
        // A recording replaces a chosen file.
        key={hasRecorded ? 'recorded' : `chosen ${round}`}
        label={said.video()}
        kind={FILE_KINDS.video}
        maxBytes={MAX_VIDEO_BYTES}
        required
        onFile={(file) => onChoose({ file, recordedUrl: null })}
        stored={stored && !hasRecorded ? { name: said.yourMessage(), url: stored.url } : null}
        progress={hasRecorded ? null : progress}
        onCancel={onCancel}
        error={error}
        disabled={progress !== null}
      />
      <VideoRecorder
        onRecorded={(file) => onChoose(recordedMessage(file))}
        {...(onRecording ? { onRecording } : {})}
        disabled={progress !== null}
      />
      <LoginKept isUnsent={isUnsent} text={said.videoKept()} />
    </>
  );
}

interface RecordedProps {
  url: string;
  /** Of the upload. Null if there is none. */
  progress: number | null;
  onCancel: () => void;
}

function Recorded({ url, progress, onCancel }: RecordedProps) {
  return (
    <>
      <VideoPlayer src={url} label={said.yourRecording()} />
      {progress === null ? null : (
        <Group gap="sm" wrap="nowrap">
          <Progress value={progress * 100} flex={1} aria-label={said.recordingUpload()} />
          <Text size="xs">{percent(progress)}</Text>
          <Button variant="default" onClick={onCancel}>
            {common.cancel()}
          </Button>
        </Group>
      )}
    </>
  );
}
