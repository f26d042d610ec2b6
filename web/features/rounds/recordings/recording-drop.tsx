import { useEffect, useRef, useState } from 'react';
import { Upload } from 'tus-js-client';
import * as said from '#contract/messages/en/round-cards.ts';
import { ROUND_RECORDING_BYTES } from '#contract/interview/round-recording-limits.ts';
import { ROUND_RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import { getRoundRecording } from '#web/api/calls.ts';
import { useRefresh } from '#web/api/hooks.ts';
import { prepareRequest, refusalOf } from '#web/api/resumable.ts';
import type { OutputOf } from '#web/api/types.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FILE_KINDS, isFileAtFault } from '#web/ui/file-kinds.ts';
import { LeaveModal, useLeaveGuard } from '#web/ui/leave-guard.tsx';

type Recording = NonNullable<OutputOf<typeof getRoundRecording>['recording']>;

interface RecordingDropProps {
  roundId: string;
  /** A recording that did not arrive completely. */
  recording: Recording | null;
}

/** Takes the recording of a round. Choosing the same file again resumes an interrupted upload. */
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
        label={said.recording()}
        kind={FILE_KINDS.roundRecording}
        maxBytes={ROUND_RECORDING_BYTES}
        description={said.recordingAbout()}
        onFile={sendIt}
        progress={progress}
        onCancel={() => running.current?.abort()}
        error={problem}
      />
      <LeaveModal leaving={leaving} title={said.leaveTitle()}>
        {said.leaveAbout()}
      </LeaveModal>
    </>
  );
}

const INTERRUPTED = said.interrupted;

function problemOf(reason: unknown): string {
  if (reason instanceof DOMException && reason.name === 'AbortError') return said.stopped();
  if (!(reason instanceof ApiError)) throw reason;
  const isRefused = isFileAtFault(reason) || (reason.httpStatus >= 400 && reason.httpStatus < 500);
  return isRefused ? reason.message : INTERRUPTED();
}

/** A piece that arrives on a slow connection before the request counts as stuck. */
const PIECE_BYTES = 2 * 1024 * 1024;
/** Long enough to wait out a connection lost for a minute or two. */
const RETRY_MS = [500, 1_000, 3_000, 10_000, 30_000, 60_000];

interface RecordingUpload {
  roundId: string;
  recordingId: string;
  /** Part of it has arrived earlier. */
  isContinued: boolean;
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Sends the recording of a round, and resumes by itself after a lost connection. Rejects with an ApiError or an
 * AbortError.
 */
function uploadRecording(file: File, upload: RecordingUpload): Promise<void> {
  const { roundId, recordingId, isContinued, signal, onProgress } = upload;
  return new Promise((resolve, reject) => {
    const sending = new Upload(file, {
      endpoint: ROUND_RECORDING_UPLOADS,
      ...(isContinued ? { uploadUrl: `${ROUND_RECORDING_UPLOADS}/${recordingId}` } : {}),
      metadata: { roundId, recordingId, fileName: file.name },
      chunkSize: PIECE_BYTES,
      retryDelays: RETRY_MS,
      storeFingerprintForResuming: false,
      onBeforeRequest: prepareRequest,
      onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
      onSuccess: () => resolve(),
      onError: (error) => void refusalOf(error).then(reject),
    });
    signal.addEventListener('abort', () => {
      void sending.abort();
      reject(new DOMException('stopped', 'AbortError'));
    });
    sending.start();
  });
}
