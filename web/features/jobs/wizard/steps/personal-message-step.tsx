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
import { type Changed, changedIn } from '../form/use-step.ts';

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
  const [version, setVersion] = useState(job.changesVersion);
  const [changed, setChanged] = useState<Changed | null>(null);
  const [aside, setAside] = useState<Chosen | null>(null);
  // Resets the field of the file: a refused file does not stay in it.
  const [round, setRound] = useState(0);
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
    // The message that is stored now is the one that the person replaces.
    if (chosen === null) setVersion(job.changesVersion);
    setChosen(next);
    setAside(null);
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
    await send(chosen, to, version);
  };
  const send = async ({ file }: Chosen, to: Onward, read: string | undefined) => {
    try {
      await upload(file, { refJobId: job.id, version: read }, file.name);
      isSettled.current = true;
      await refresh(...JOB_READS);
      onDone(to);
    } catch (reason) {
      const found = reason instanceof ApiError ? changedIn(reason) : null;
      if (found !== null) await askAbout(found, to);
      else if (reason instanceof ApiError && isFileAtFault(reason)) {
        setChosen(null);
        setRound((count) => count + 1);
        setError(reason.message);
        shell.invalid();
      } else if (reason instanceof ApiError) shell.refused(reason);
      else if (reason instanceof DOMException && reason.name === 'AbortError')
        setError('The upload was cancelled.');
      else throw reason;
    }
  };
  /** A colleague has chosen another video meanwhile. */
  const askAbout = async (
    { sentence, version: now }: NonNullable<ReturnType<typeof changedIn>>,
    to: Onward,
  ) => {
    shell.invalid();
    await refresh(...JOB_READS);
    const close = () => setChanged(null);
    setChanged({
      sentence,
      keep: () => {
        close();
        setVersion(now);
        if (chosen !== null) void send(chosen, to, now);
      },
      take: () => {
        close();
        // A file can be chosen again. A recording cannot be made again.
        if (hasRecorded) setAside(chosen);
        setChosen(null);
        setRound(round + 1);
      },
      close,
    });
  };
  const record = (file: File) => choose({ file, recordedUrl: URL.createObjectURL(file) });
  const takeBack = aside && (() => record(aside.file));
  return (
    <StepForm
      title="Personal Message"
      job={job}
      onBack={onBack}
      onSubmit={(to) => void submit(to)}
      form={{ shell, isBusy: progress !== null, changed, takeBack }}
      leaving={leaving}
    >
      <Text c="dimmed">
        A short video in which you say who you are and what the job is about. Candidates see it with the job.
      </Text>
      {recordedUrl === null ? null : <Recorded url={recordedUrl} progress={progress} onCancel={cancel} />}
      <FileDrop
        // A recording replaces a chosen file.
        key={hasRecorded ? 'recorded' : `chosen ${round}`}
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
      <VideoRecorder onRecorded={record} onRecording={setIsRecording} disabled={progress !== null} />
    </StepForm>
  );
}

interface RecordedProps {
  url: string;
  /** Of the upload; null while there is none. */
  progress: number | null;
  onCancel: () => void;
}

function Recorded({ url, progress, onCancel }: RecordedProps) {
  return (
    <>
      <VideoPlayer src={url} label="Your recording" />
      {progress === null ? null : (
        <Group gap="sm" wrap="nowrap">
          <Progress value={progress * 100} flex={1} aria-label="Your recording: upload" />
          <Text size="xs">{Math.round(progress * 100)}%</Text>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      )}
    </>
  );
}
