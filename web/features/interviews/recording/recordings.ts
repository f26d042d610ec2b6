import { sendTake, type SentTake } from './sent-segment.ts';
import { openTake } from './segment.ts';
import { recordVideo, type VideoRecorder } from './video-recorder.ts';
import { pieceStore, readPieceSizes, type KeptTake } from '../local-copy/local-copy.ts';
import type { Persistence } from '../connection/retry-policy.ts';

/** The takes of an interview: those of earlier pages, and the one that is being recorded. */
export interface Recordings {
  /** Those that hold anything, in the order they were recorded. */
  takes(): readonly SentTake[];
  kept(): KeptTake[];
  /** Where the take that is being recorded stands; null while none is. */
  place(): { recordingId: string; seconds: number } | null;
  /** Ends the running take, if any, and begins another. Throws where the browser cannot record. */
  begin(stream: MediaStream): Promise<void>;
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

export interface RecordingsOptions {
  persistence: Persistence;
  earlier: readonly SentTake[];
  onPiece: () => void;
  onNotKept: () => void;
  onBroken: () => void;
}

export function openRecordings(
  applicationId: string,
  { persistence, earlier, onPiece, onNotKept, onBroken }: RecordingsOptions,
): Recordings {
  const takes = [...earlier];
  let recorder: VideoRecorder | null = null;
  const stop = async () => {
    const stopping = recorder;
    const running = takes.at(-1);
    await stopping?.stop();
    if (stopping) await running?.take.end();
    if (recorder === stopping) recorder = null;
  };
  return {
    takes: () => takes.filter(({ take }) => take.bytes() > 0),
    kept: () =>
      takes.map(({ take, seconds }) => ({
        recordingId: take.recordingId,
        mimeType: take.mimeType,
        offsetSeconds: take.offsetSeconds,
        seconds: seconds(),
      })),
    place: () => {
      const running = takes.at(-1);
      return recorder && running
        ? { recordingId: running.take.recordingId, seconds: recorder.seconds() }
        : null;
    },
    begin: async (stream) => {
      await stop();
      const first: Blob[] = [];
      let add = (piece: Blob) => void first.push(piece);
      const begun = await recordVideo(stream, (piece) => add(piece), onBroken);
      recorder = begun;
      const recordingId = crypto.randomUUID();
      const facts = {
        recordingId,
        mimeType: begun.mimeType,
        offsetSeconds: takes.reduce((sum, { seconds }) => sum + seconds(), 0),
      };
      const take = openTake(facts, pieceStore(applicationId, recordingId), { onNotKept });
      add = (piece) => {
        take.add(piece);
        onPiece();
      };
      for (const piece of first) add(piece);
      takes.push(sendTake(applicationId, take, begun.seconds, persistence));
    },
    pause: () => recorder?.pause(),
    resume: () => recorder?.resume(),
    stop,
  };
}

/** The takes that an earlier page left on this machine: what the server lacks of them is sent. */
export async function sendKeptTakes(
  applicationId: string,
  kept: readonly KeptTake[],
  persistence: Persistence,
): Promise<SentTake[]> {
  const takes: SentTake[] = [];
  for (const { seconds, ...facts } of kept) {
    const sizes = await readPieceSizes(applicationId, facts.recordingId);
    if (sizes.length === 0) continue;
    const take = openTake(facts, pieceStore(applicationId, facts.recordingId), { sizes });
    await take.end();
    takes.push(sendTake(applicationId, take, () => seconds, persistence));
  }
  return takes;
}
