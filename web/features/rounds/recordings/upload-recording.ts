import { Upload } from 'tus-js-client';
import { ROUND_RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import { prepareRequest, refusalOf } from '#web/api/resumable.ts';

/** A piece that arrives on a slow line before the request counts as hanging. */
const PIECE_BYTES = 2 * 1024 * 1024;
/** A connection that is away for a minute or two is waited for. */
const RETRY_MS = [500, 1_000, 3_000, 10_000, 30_000, 60_000];

export interface RecordingUpload {
  roundId: string;
  recordingId: string;
  /** Some of it has arrived before. */
  isContinued: boolean;
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends the recording of a round, and goes on by itself after a lost connection. Rejects with an ApiError or an AbortError. */
export function uploadRecording(file: File, upload: RecordingUpload): Promise<void> {
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
      onError: (error) => reject(refusalOf(error)),
    });
    signal.addEventListener('abort', () => {
      void sending.abort();
      reject(new DOMException('The upload was stopped', 'AbortError'));
    });
    sending.start();
  });
}
