import { CustomSource, EncodedPacketSink, Input, MATROSKA, MP3, MP4, QTFF, WAVE, WEBM } from 'mediabunny';
import type { EncodedPacket, InputTrack } from 'mediabunny';
import { doJobs, type Program } from '#server/platform/threads/job-thread.ts';

export interface Tracks {
  /** At least some frames contain data. */
  hasPicture: boolean;
  hasSound: boolean;
  /** The last frame and sound in the index are in the file, and frames between them contain data. */
  isWhole: boolean;
}

/** The bytes that the thread needs, from `start` up to but not including `end`. */
export interface Asked {
  id: number;
  start: number;
  end: number;
}
export interface Heard {
  id: number;
  content: Uint8Array;
}

/** How many frames between the first and the last one are checked. */
const SAMPLES = 8;

/** Reads the file by asking the program for its bytes. */
function readerOf(program: Program<Heard, Asked>) {
  const waiting = new Map<number, (content: Uint8Array) => void>();
  let asked = 0;
  const listen = async (): Promise<never> => {
    for (;;) {
      const { id, content } = await program.next();
      waiting.get(id)?.(content);
      waiting.delete(id);
    }
  };
  void listen();
  return (start: number, end: number): Promise<Uint8Array> => {
    const id = (asked += 1);
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      program.send({ id, start, end });
    });
  };
}

/** Zeros are not a frame: an index can list frames where nothing was stored. */
const isFilled = (data: Uint8Array): boolean => data.some((byte) => byte !== 0);

interface Look {
  isThere: boolean;
  isWhole: boolean;
}
const NOTHING: Look = { isThere: false, isWhole: false };

async function lookAt(track: InputTrack): Promise<Look> {
  const sink = new EncodedPacketSink(track);
  const first = track.type === 'video' ? await sink.getFirstKeyPacket() : await sink.getFirstPacket();
  if (!first || first.data.length === 0) return NOTHING;
  let filled = isFilled(first.data) ? 1 : 0;
  if (track.type === 'video' && filled === 0) return NOTHING;
  let last: EncodedPacket | null = null;
  try {
    last = await sink.getPacket(Infinity);
    for (let step = 1; last && step <= SAMPLES; step += 1) {
      const at = first.timestamp + ((last.timestamp - first.timestamp) * step) / SAMPLES;
      const packet = await sink.getPacket(at);
      if (packet && isFilled(packet.data)) filled += 1;
    }
  } catch {
    // The index lists data that is not in the file.
    last = null;
  }
  const isThere = filled > 0;
  // A frame without movement may be empty, and so may silence. Most frames are not.
  const hasFrames = track.type === 'audio' || filled > SAMPLES / 2;
  return { isThere, isWhole: last !== null && last.data.length > 0 && hasFrames };
}

async function findTracks(size: number, program: Program<Heard, Asked>): Promise<Tracks> {
  const read = readerOf(program);
  const source = new CustomSource({ getSize: () => size, read, prefetchProfile: 'fileSystem' });
  const input = new Input({ source, formats: [MP4, QTFF, MATROSKA, WEBM, MP3, WAVE] });
  try {
    const video = await input.getPrimaryVideoTrack();
    const picture = video ? await lookAt(video).catch(() => NOTHING) : null;
    const audio = await input.getPrimaryAudioTrack();
    const sound = audio ? await lookAt(audio).catch(() => NOTHING) : null;
    return {
      hasPicture: picture?.isThere ?? false,
      hasSound: sound?.isThere ?? false,
      isWhole: picture?.isWhole !== false && sound?.isWhole !== false,
    };
  } catch {
    // There is no video at all, or the index is invalid. This is an answer, not a failure.
    return { hasPicture: false, hasSound: false, isWhole: false };
  } finally {
    input.dispose();
  }
}

doJobs(findTracks);
