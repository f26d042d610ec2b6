import type { InterviewSession } from '#contract/interview-session.ts';
import type { ChunkRow, RecordingRow } from './recording-store.ts';

/** Recordings with their chunks, in the names of the API. */
export function presentRecordings(
  recordings: readonly RecordingRow[],
  chunks: readonly ChunkRow[],
): InterviewSession['recordings'] {
  const byRecording = Map.groupBy(chunks, (chunk) => chunk.recording_id);
  return recordings.map((recording) => ({
    recordingId: recording.id,
    mimeType: recording.mime_type,
    bytes: recording.bytes,
    pieces: (byRecording.get(recording.id) ?? []).map(({ start_byte, bytes, sha256 }) => ({
      offset: start_byte,
      bytes,
      sha256,
    })),
    isComplete: recording.completed_at !== null,
  }));
}
