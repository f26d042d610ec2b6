import { useEffect, useState, type ReactNode } from 'react';
import * as said from '#contract/messages/en/job-wizard.ts';
import { MAX_VIDEO_BYTES } from '#contract/shared/limits.ts';
import type { Job } from '#web/api/types.ts';
import { LoginKept } from '#web/features/accounts/login-kept.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FILE_KINDS } from '#web/ui/file-kinds.ts';
import { VideoRecorder } from '#web/ui/video-recorder.tsx';

/** A message that has not been sent yet. */
export interface ChosenMessage {
  file: File;
  /** A link to the recording made here. Null for a chosen file, because its field has its own. */
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
  const [recordings, setRecordings] = useState(0);
  const stored = job.uploadedData[0];
  useEffect(
    () => () => {
      if (recordedUrl !== null) URL.revokeObjectURL(recordedUrl);
    },
    [recordedUrl],
  );
  const kept = stored === undefined ? null : { name: said.yourMessage(), url: stored.url };
  const shown = recordedUrl === null ? kept : { name: said.yourRecording(), url: recordedUrl };
  return (
    <>
      <FileDrop
        // A recording replaces a chosen file.
        key={`${round} ${recordings}`}
        label={said.video()}
        kind={FILE_KINDS.video}
        maxBytes={MAX_VIDEO_BYTES}
        required
        onFile={(file) => onChoose({ file, recordedUrl: null })}
        stored={shown}
        progress={progress}
        onCancel={onCancel}
        error={error}
        disabled={progress !== null}
      />
      <VideoRecorder
        onRecorded={(file) => {
          setRecordings(recordings + 1);
          onChoose(recordedMessage(file));
        }}
        {...(onRecording ? { onRecording } : {})}
        disabled={progress !== null}
      />
      <LoginKept isUnsent={isUnsent} text={said.videoKept()} />
    </>
  );
}
