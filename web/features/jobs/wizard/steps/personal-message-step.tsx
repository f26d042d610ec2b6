import { useRef, useState } from 'react';
import { Text } from '@mantine/core';
import type { Location } from 'react-router';
import * as said from '#contract/messages/en/job-wizard.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { uploadJobVideo } from '#web/api/calls.ts';
import { useRefresh, useUpload } from '#web/api/hooks.ts';
import { isFileAtFault } from '#web/ui/file-kinds.ts';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { useLeaveGuard } from '#web/ui/leave-guard.tsx';
import { JOB_READS } from '../../job-reads.ts';
import { StepForm, type StepProps } from '../form/step-form.tsx';
import { MessageField, recordedMessage, type ChosenMessage } from '../message/message-field.tsx';
import { changedIn, type Changed, type Onward } from '../form/use-step.ts';

const REQUIRED = TEXTS.selectVideo;

/** A video is not stored on the device, so moving to another step would lose it too. */
const leavesStep = (from: Location, to: Location) =>
  from.pathname !== to.pathname || from.search !== to.search;

export function PersonalMessageStep({ job, onDone, onBack }: StepProps) {
  const [chosen, setChosen] = useState<ChosenMessage | null>(null);
  const [version, setVersion] = useState(job.changesVersion);
  const [changed, setChanged] = useState<Changed | null>(null);
  const [aside, setAside] = useState<ChosenMessage | null>(null);
  // Resets the file field, so that a refused file doesn't stay in it.
  const [round, setRound] = useState(0);
  const [isRecording, setIsRecording] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const shell = useFormShell({ setErrors: () => {}, told: 'modal' });
  const { upload, cancel, progress } = useUpload(uploadJobVideo);
  const refresh = useRefresh();
  const isSettled = useRef(false);
  const isUnsent = chosen !== null || isRecording;
  const leaving = useLeaveGuard(isUnsent, isSettled, leavesStep);
  const hasRecorded = chosen !== null && chosen.recordedUrl !== null;
  const stored = job.uploadedData[0];

  const choose = (next: ChosenMessage) => {
    // The message stored now is the one that the person replaces.
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
  const send = async ({ file }: ChosenMessage, to: Onward, read: string | undefined) => {
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
        setError(said.uploadCancelled());
      else throw reason;
    }
  };
  /** A colleague has chosen another video in the meantime. */
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
        // A file can be chosen again, but a recording can't be repeated.
        if (hasRecorded) setAside(chosen);
        setChosen(null);
        setRound(round + 1);
      },
      close,
    });
  };
  const takeBack = aside && (() => choose(recordedMessage(aside.file)));
  return (
    <StepForm
      title={said.stepPersonalMessage()}
      job={job}
      onBack={onBack}
      onSubmit={(to) => void submit(to)}
      form={{ shell, isBusy: progress !== null, changed, takeBack, leaving }}
    >
      <Text c="dimmed">{said.messageAbout()}</Text>
      <MessageField
        job={job}
        chosen={chosen}
        isUnsent={isUnsent}
        round={round}
        onChoose={choose}
        onRecording={setIsRecording}
        progress={progress}
        onCancel={cancel}
        error={error}
      />
    </StepForm>
  );
}
