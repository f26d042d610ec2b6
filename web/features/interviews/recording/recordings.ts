import { sendSegment, type SentSegment } from './sent-segment.ts';
import { openSegment } from './segment.ts';
import type { Picture } from './picture.ts';
import { recordVideo, type VideoRecorder } from './video-recorder.ts';
import { chunkStore, readChunkSizes, type LocalSegment } from '../local-copy/local-copy.ts';
import { localName, type Attempt } from '../interview/attempt.ts';
import type { RetryPolicy } from '../connection/retry-policy.ts';

/** The segments of an interview: those of earlier pages, and the one that is being recorded. */
export interface Recordings {
  /** Those that hold anything, in the order they were recorded. */
  segments(): readonly SentSegment[];
  local(): LocalSegment[];
  /** Where the segment that is being recorded stands; null while none is. */
  place(): { recordingId: string; seconds: number } | null;
  /** Ends the running segment, if any, and begins another. Throws where the browser cannot record. */
  begin(stream: MediaStream, picture: Picture): Promise<void>;
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

export interface RecordingsOptions {
  retryPolicy: RetryPolicy;
  earlier: readonly SentSegment[];
  onChunk: () => void;
  onNotSaved: () => void;
  onBroken: () => void;
  onState: (isRecording: boolean) => void;
}

export function openRecordings(
  attempt: Attempt,
  { retryPolicy, earlier, onChunk, onNotSaved, onBroken, onState }: RecordingsOptions,
): Recordings {
  const segments = [...earlier];
  let recorder: VideoRecorder | null = null;
  const stop = async () => {
    const stopping = recorder;
    const running = segments.at(-1);
    await stopping?.stop();
    if (stopping) await running?.segment.end();
    if (recorder === stopping) recorder = null;
  };
  return {
    segments: () => segments.filter(({ segment }) => segment.bytes() > 0),
    local: () =>
      segments.map(({ segment, seconds }) => ({
        recordingId: segment.recordingId,
        mimeType: segment.mimeType,
        offsetSeconds: segment.offsetSeconds,
        seconds: seconds(),
      })),
    place: () => {
      const running = segments.at(-1);
      return recorder && running
        ? { recordingId: running.segment.recordingId, seconds: recorder.seconds() }
        : null;
    },
    begin: async (stream, picture) => {
      await stop();
      const first: Blob[] = [];
      let add = (chunk: Blob) => void first.push(chunk);
      const begun = await recordVideo(stream, (chunk) => add(chunk), onBroken, onState, picture);
      recorder = begun;
      const recordingId = crypto.randomUUID();
      const facts = {
        recordingId,
        mimeType: begun.mimeType,
        offsetSeconds: segments.reduce((sum, { seconds }) => sum + seconds(), 0),
      };
      const segment = openSegment(facts, chunkStore(localName(attempt), recordingId), { onNotSaved });
      add = (chunk) => {
        segment.add(chunk);
        onChunk();
      };
      for (const chunk of first) add(chunk);
      segments.push(sendSegment(attempt, segment, begun.seconds, retryPolicy));
    },
    pause: () => recorder?.pause(),
    resume: () => recorder?.resume(),
    stop,
  };
}

/** The segments that an earlier page left on this machine: what the server lacks of them is sent. */
export async function sendLocalSegments(
  attempt: Attempt,
  local: readonly LocalSegment[],
  retryPolicy: RetryPolicy,
): Promise<SentSegment[]> {
  const name = localName(attempt);
  const segments: SentSegment[] = [];
  for (const { seconds, ...facts } of local) {
    const sizes = await readChunkSizes(name, facts.recordingId);
    if (sizes.length === 0) continue;
    const segment = openSegment(facts, chunkStore(name, facts.recordingId), { sizes });
    await segment.end();
    segments.push(sendSegment(attempt, segment, () => seconds, retryPolicy));
  }
  return segments;
}
