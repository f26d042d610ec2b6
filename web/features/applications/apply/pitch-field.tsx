import * as said from '#contract/messages/en/applications.ts';
import { useEffect, useState } from 'react';
import { Button, Group, Progress, Text } from '@mantine/core';
import { MAX_VIDEO_BYTES } from '#contract/shared/limits.ts';
import { uploadPitch } from '#web/api/calls.ts';
import { percent } from '#web/ui/percent.ts';
import { VideoRecorder } from '#web/ui/video-recorder.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FILE_KINDS } from '#web/ui/file-kinds.ts';
import { VideoPlayer } from '#web/ui/video-player.tsx';

export interface PitchFieldProps {
  onChange: (pitch: File | null) => void;
  /** 0 to 1 during the upload. */
  progress: number | null;
  onCancel: () => void;
  error: string | undefined;
  disabled: boolean;
}

/** The pitch video, recorded here or chosen as a file. It is uploaded when the application is sent. */
export function PitchField({ onChange, progress, onCancel, error, disabled }: PitchFieldProps) {
  const [recordedUrl, setRecordedUrl] = useState<string | null>(null);
  useEffect(() => {
    if (recordedUrl === null) return undefined;
    return () => URL.revokeObjectURL(recordedUrl);
  }, [recordedUrl]);

  if (recordedUrl !== null)
    return (
      <div>
        <Text fw={600} size="sm" mb={4}>
          {said.yourPitch()}
        </Text>
        <VideoPlayer src={recordedUrl} label={said.recordedPitch()} />
        {progress === null ? (
          <Button
            variant="default"
            mt="sm"
            disabled={disabled}
            onClick={() => {
              setRecordedUrl(null);
              onChange(null);
            }}
          >
            {said.anotherPitch()}
          </Button>
        ) : (
          <Group gap="sm" wrap="nowrap" mt="sm">
            <Progress value={progress * 100} flex={1} aria-label={said.pitchUpload()} />
            <Text size="xs">{percent(progress)}</Text>
            <Button variant="default" onClick={onCancel}>
              {said.cancelUpload()}
            </Button>
          </Group>
        )}
        {error === undefined ? null : (
          <Text size="sm" c="var(--mantine-color-error)" mt={4} role="alert" data-error-text>
            {error}
          </Text>
        )}
      </div>
    );
  return (
    <div>
      <FileDrop
        label={said.pitchVideo()}
        required
        kind={FILE_KINDS[uploadPitch.upload?.kind ?? 'video']}
        maxBytes={MAX_VIDEO_BYTES}
        onFile={onChange}
        progress={progress}
        onCancel={onCancel}
        error={error}
        disabled={disabled}
      />
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        {said.pitchHint()}
      </Text>
      <VideoRecorder
        disabled={disabled}
        onRecorded={(recording) => {
          const ending = recording.name.split('.').at(-1) ?? 'mp4';
          setRecordedUrl(URL.createObjectURL(recording));
          onChange(new File([recording], `pitch.${ending}`, { type: recording.type }));
        }}
      />
    </div>
  );
}
