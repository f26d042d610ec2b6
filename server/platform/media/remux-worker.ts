import { parentPort, workerData } from 'node:worker_threads';
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
} from 'mediabunny';
import type { EncodedPacket, InputAudioTrack, InputVideoTrack } from 'mediabunny';
import { UnplayableRecording } from './errors.ts';

export interface Remuxed {
  durationSeconds: number;
  hasVideo: boolean;
  hasAudio: boolean;
}

/** What the worker answers, once. */
export type Answer = { remuxed: Remuxed } | { failure: string; isUnplayable: boolean };

/** One track on its way: its next packet, and what takes it. */
interface Lane {
  packets: AsyncGenerator<EncodedPacket, void, unknown>;
  next: EncodedPacket;
  add(packet: EncodedPacket): Promise<void>;
}

async function remux(inputPath: string, outputPath: string): Promise<Remuxed> {
  const input = new Input({
    source: new FilePathSource(inputPath),
    formats: [MP4, QTFF, MATROSKA, WEBM],
  });
  // Index first, so that it plays while it loads; reserved, so that the packets need not be held until it is known.
  const format = new Mp4OutputFormat({ fastStart: 'reserve' });
  const output = new Output({ format, target: new FilePathTarget(outputPath) });
  try {
    if (!(await input.canRead())) throw new UnplayableRecording();
    const video = await input.getPrimaryVideoTrack();
    const audio = await input.getPrimaryAudioTrack();
    const lanes = [
      video && (await videoLane(output, video)),
      audio && (await audioLane(output, audio)),
    ].filter((lane) => lane !== null);
    if (lanes.length === 0) throw new UnplayableRecording();
    await output.start();
    const durationSeconds = await copy(lanes);
    await output.finalize();
    return {
      durationSeconds,
      hasVideo: video !== null && output.tracks.some((track) => track.type === 'video'),
      hasAudio: audio !== null && output.tracks.some((track) => track.type === 'audio'),
    };
  } catch (error) {
    if (output.state !== 'finalized') await output.cancel();
    throw error;
  } finally {
    input.dispose();
  }
}

/** Copies every packet, in the order of their times, from zero on; returns when the last one ends, in seconds. */
async function copy(lanes: Lane[]): Promise<number> {
  const offset = Math.min(...lanes.map((lane) => lane.next.timestamp));
  let end = 0;
  let open = lanes;
  while (open.length > 0) {
    const lane = open.reduce((first, other) => (other.next.timestamp < first.next.timestamp ? other : first));
    const packet = lane.next.clone({ timestamp: lane.next.timestamp - offset });
    await lane.add(packet);
    end = Math.max(end, packet.timestamp + packet.duration);
    const following = await lane.packets.next();
    if (following.done) open = open.filter((other) => other !== lane);
    else lane.next = following.value;
  }
  return end;
}

async function videoLane(output: Output, track: InputVideoTrack): Promise<Lane | null> {
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (codec === null || decoderConfig === null || !output.format.getSupportedVideoCodecs().includes(codec)) {
    throw new UnplayableRecording();
  }
  const source = new EncodedVideoPacketSource(codec);
  const { packetCount } = await track.computePacketStats();
  const sink = new EncodedPacketSink(track);
  // What comes before the first key frame cannot be shown.
  const start = await sink.getFirstKeyPacket();
  if (start === null) return null;
  output.addVideoTrack(source, { rotation: await track.getRotation(), maximumPacketCount: packetCount });
  return lane(sink.packets(start), (packet) => source.add(packet, { decoderConfig }));
}

async function audioLane(output: Output, track: InputAudioTrack): Promise<Lane | null> {
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (codec === null || decoderConfig === null || !output.format.getSupportedAudioCodecs().includes(codec)) {
    throw new UnplayableRecording();
  }
  const source = new EncodedAudioPacketSource(codec);
  const { packetCount } = await track.computePacketStats();
  if (packetCount === 0) return null;
  output.addAudioTrack(source, { maximumPacketCount: packetCount });
  return lane(new EncodedPacketSink(track).packets(), (packet) => source.add(packet, { decoderConfig }));
}

async function lane(packets: Lane['packets'], add: Lane['add']): Promise<Lane | null> {
  const first = await packets.next();
  return first.done ? null : { packets, next: first.value, add };
}

async function answer(): Promise<Answer> {
  const { inputPath, outputPath } = workerData as { inputPath: string; outputPath: string };
  try {
    return { remuxed: await remux(inputPath, outputPath) };
  } catch (error) {
    const isDisk = error instanceof Error && 'syscall' in error;
    const failure = error instanceof Error ? error.message : String(error);
    // Only the disk and this program can be at fault for a disk's error; all else is the file's.
    return { failure, isUnplayable: !isDisk };
  }
}

parentPort?.postMessage(await answer());
