import { useEffect, useRef, useState } from 'react';
import { ROUND_RECORDING_BYTES } from '#contract/interview/round-recording-limits.ts';
import { ApiError } from '#web/api/api-error.ts';
import { getRoundRecording } from '#web/api/calls.ts';
import { useRefresh } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FILE_KINDS, isFileAtFault } from '#web/ui/file-kinds.ts';
import { LeaveModal, useLeaveGuard } from '#web/ui/leave-guard.tsx';
import { uploadRecording } from './upload-recording.ts';

type Recording = NonNullable<OutputOf<typeof getRoundRecording>['recording']>;

export interface RecordingDropProps {
  roundId: string;
  /** One that did not arrive as a whole. */
  recording: Recording | null;
}

/** Takes the recording of a round. The same file again goes on where its upload was broken off. */
export function RecordingDrop({ roundId, recording }: RecordingDropProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const refresh = useRefresh();
  const isSettled = useRef(false);
  const leaving = useLeaveGuard(progress !== null, isSettled);
  useEffect(() => () => running.current?.abort(), []);

  const sendIt = async (file: File): Promise<boolean> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    setProgress(0);
    const isContinued =
      recording?.state === 'arriving' && recording.fileName === file.name && recording.bytes === file.size;
    const recordingId = isContinued ? recording.recordingId : crypto.randomUUID();
    try {
      await uploadRecording(file, {
        roundId,
        recordingId,
        isContinued,
        signal: controller.signal,
        onProgress: setProgress,
      });
      return true;
    } catch (reason) {
      setProblem(problemOf(reason));
      return false;
    } finally {
      if (running.current === controller) setProgress(null);
      await refresh(getRoundRecording);
    }
  };
  return (
    <>
      <FileDrop
        label="Recording"
        kind={FILE_KINDS.roundRecording}
        maxBytes={ROUND_RECORDING_BYTES}
        description="Video or sound of this round. It is transcribed on this server."
        onFile={sendIt}
        progress={progress}
        onCancel={() => running.current?.abort()}
        error={problem}
      />
      <LeaveModal leaving={leaving} title="Leave before the recording is uploaded?">
        The upload stops if you leave this page. You can continue it later with the same file.
      </LeaveModal>
    </>
  );
}

const INTERRUPTED = 'The upload was interrupted. To continue, choose the same file again.';

function problemOf(reason: unknown): string {
  if (reason instanceof DOMException && reason.name === 'AbortError')
    return 'The upload was stopped. To continue, choose the same file again.';
  if (!(reason instanceof ApiError)) throw reason;
  const isRefused = isFileAtFault(reason) || (reason.httpStatus >= 400 && reason.httpStatus < 500);
  return isRefused ? reason.message : INTERRUPTED;
}
