import { useEffect, useRef, useState } from 'react';
import { Button, Group, Progress, Text } from '@mantine/core';
import type { Location } from 'react-router';
import { TEXTS } from '#contract/texts.ts';
import { MAX_VIDEO_BYTES } from '#contract/limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { uploadJobVideo } from '#web/api/calls.ts';
import { useRefresh, useUpload } from '#web/api/hooks.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FILE_KINDS, isFileAtFault } from '#web/ui/file-kinds.ts';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { useLeaveGuard } from '#web/ui/leave-guard.tsx';
import { VideoPlayer } from '#web/ui/video-player.tsx';
import { VideoRecorder } from '#web/ui/video-recorder.tsx';
import { JOB_READS } from '../../job-reads.ts';
import { StepForm, type Onward, type StepProps } from '../form/step-form.tsx';

const REQUIRED = TEXTS.selectVideo;

/** A video is not stored on the device, so moving to another step would lose it too. */
const leavesStep = (from: Location, to: Location) =>
  from.pathname !== to.pathname || from.search !== to.search;

interface Chosen {
  file: File;
  /** A link to the recording made here; null for a chosen file, because its field shows it. */
  recordedUrl: string | null;
}

export function PersonalMessageStep({ job, onDone, onBack }: StepProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // A refused file does not stay in its field.
  const [fileRound, setFileRound] = useState(0);
  const [isRecording, setIsRecording] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const shell = useFormShell({ setErrors: () => {}, told: 'modal' });
  const { upload, cancel, progress } = useUpload(uploadJobVideo);
  const refresh = useRefresh();
  const isSettled = useRef(false);
  const leaving = useLeaveGuard(chosen !== null || isRecording, isSettled, leavesStep);
  const recordedUrl = chosen?.recordedUrl ?? null;
  const hasRecorded = recordedUrl !== null;
  const stored = job.uploadedData[0];

  useEffect(
    () => () => {
      if (recordedUrl !== null) URL.revokeObjectURL(recordedUrl);
    },
    [recordedUrl],
  );
  const choose = (next: Chosen) => {
    setChosen(next);
    setError(null);
  };
  const submit = async (to: Onward) => {
    if (chosen === null) {
      if (stored) onDone(to);
      else {
        setError(REQUIRED);
        shell.invalid();
      }
      return;
    }
    try {
      await upload(chosen.file, { refJobId: job.id }, chosen.file.name);
      isSettled.current = true;
      await refresh(...JOB_READS);
      onDone(to);
    } catch (reason) {
      if (reason instanceof ApiError && isFileAtFault(reason)) {
        setChosen(null);
        setFileRound((round) => round + 1);
        setError(reason.message);
        shell.invalid();
      } else if (reason instanceof ApiError) shell.refused(reason);
      else if (reason instanceof DOMException && reason.name === 'AbortError')
        setError('The upload was cancelled.');
      else throw reason;
    }
  };
  return (
    <StepForm
      title="Personal Message"
      job={job}
      onBack={onBack}
      onSubmit={(to) => void submit(to)}
      shell={shell}
      isBusy={progress !== null}
      leaving={leaving}
    >
      <Text c="dimmed">
        A short video in which you say who you are and what the job is about. Candidates see it with the job.
      </Text>
      {recordedUrl !== null ? (
        <>
          <VideoPlayer src={recordedUrl} label="Your recording" />
          {progress === null ? null : (
            <Group gap="sm" wrap="nowrap">
              <Progress value={progress * 100} flex={1} aria-label="Your recording: upload" />
              <Text size="xs">{Math.round(progress * 100)}%</Text>
              <Button variant="default" onClick={cancel}>
                Cancel
              </Button>
            </Group>
          )}
        </>
      ) : null}
      <FileDrop
        // A recording replaces a chosen file.
        key={hasRecorded ? 'recorded' : fileRound}
        label="Video"
        kind={FILE_KINDS.video}
        maxBytes={MAX_VIDEO_BYTES}
        required
        onFile={(file) => choose({ file, recordedUrl: null })}
        stored={stored && !hasRecorded ? { name: 'Your message', url: stored.url } : null}
        progress={hasRecorded ? null : progress}
        onCancel={cancel}
        error={error}
        disabled={progress !== null}
      />
      <VideoRecorder
        onRecorded={(file) => choose({ file, recordedUrl: URL.createObjectURL(file) })}
        onRecording={setIsRecording}
        disabled={progress !== null}
      />
    </StepForm>
  );
}
