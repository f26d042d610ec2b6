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
  WebMOutputFormat,
} from 'mediabunny';
import type {
  AudioCodec,
  EncodedPacket,
  InputAudioTrack,
  InputVideoTrack,
  Rotation,
  VideoCodec,
} from 'mediabunny';
import { doJobs } from '#server/platform/threads/job-thread.ts';
import type { ContainerName } from './containers.ts';
import { UnplayableRecording } from './errors.ts';

export interface Remuxed {
  container: ContainerName;
  durationSeconds: number;
  hasVideo: boolean;
  hasAudio: boolean;
}

/** The position of one joined video within the whole, in seconds. */
export interface Part {
  offsetSeconds: number;
  seconds: number;
}

export interface Joined extends Remuxed {
  /** In the order of the given videos. Null for a video that was left out. */
  parts: (Part | null)[];
}

export interface Job {
  inputPaths: readonly string[];
  outputPath: string;
  /** Writes nothing if the only video is already in the right container for its pictures. */
  isSkippedIfFit: boolean;
}

/** The result of a job. `joined` is null if nothing was written. */
export type RemuxResult = { joined: Joined | null } | { failure: string; isUnplayable: boolean };

/**
 * The settings of H.264 pictures. An mp4 stores them once for a track, in its AVCDecoderConfigurationRecord (ISO/IEC
 * 14496-15, 5.3.3). A picture of another size needs other settings; these may come before a key frame instead.
 */
interface AvcSettings {
  /** The number of bytes in the length field before each unit of a packet. */
  lengthBytes: number;
  /** The sequence and picture parameter sets, each with its length, in the form that comes before a key frame. */
  units: Uint8Array;
}

/** One track of a video that can be copied without changes. */
interface Track<Codec, Config> {
  codec: Codec;
  decoderConfig: Config;
  rotation: Rotation;
  packetCount: number;
  /** What to insert before each key frame, if the settings may change within the track. Only for H.264. */
  settings: AvcSettings | null;
  packets(): AsyncGenerator<EncodedPacket, void, unknown>;
}

interface Source {
  input: Input;
  video: Track<VideoCodec, VideoDecoderConfig> | null;
  audio: Track<AudioCodec, AudioDecoderConfig> | null;
}

/** One track while it is being copied: its next packet, and where the packets go. */
interface Lane {
  packets: AsyncGenerator<EncodedPacket, void, unknown>;
  next: EncodedPacket;
  add(packet: EncodedPacket): Promise<void>;
}

const WEBM_FORMAT = new WebMOutputFormat();
// The index comes first, so that the video plays while it loads. Its space is reserved, so that packets can be written
// before the index is known.
const MP4_FORMAT = new Mp4OutputFormat({ fastStart: 'reserve' });

async function join({ inputPaths, outputPath, isSkippedIfFit }: Job): Promise<Joined | null> {
  let output: Output | null = null;
  const opened: (Source | null)[] = [];
  try {
    for (const path of inputPaths) opened.push(await openSource(path));
    const playable = opened.filter((source) => source !== null);
    if (playable.length === 0) throw new UnplayableRecording();
    // A segment with only sound fits any other segment, but no segment with pictures would fit it.
    const pictured = playable.filter(({ video }) => video !== null);
    const model = (pictured.length > 0 ? pictured : playable).reduce((longest, source) =>
      packetsOf(source) > packetsOf(longest) ? source : longest,
    );
    const joined = opened.map((source) => (source && isAlike(source, model) ? source : null));
    const description = model.video?.decoderConfig.description;
    const changes = joined.some(
      (each) => each?.video && !isSame(each.video.decoderConfig.description, description),
    );

    const container = containerOf(model);
    if (isSkippedIfFit && (await has(model.input, container))) return null;
    output = new Output({
      format: container === 'webm' ? WEBM_FORMAT : MP4_FORMAT,
      target: new FilePathTarget(outputPath),
    });
    const count = (kind: 'video' | 'audio') =>
      joined.reduce((sum, source) => sum + (source?.[kind]?.packetCount ?? 0), 0);
    const video = model.video && new EncodedVideoPacketSource(model.video.codec);
    const audio = model.audio && new EncodedAudioPacketSource(model.audio.codec);
    if (video) {
      const rotation = model.video?.rotation ?? 0;
      output.addVideoTrack(video, { rotation, maximumPacketCount: count('video') });
    }
    if (audio) output.addAudioTrack(audio, { maximumPacketCount: count('audio') });
    await output.start();
    const parts: (Part | null)[] = [];
    let end = 0;
    for (const source of joined) {
      const lanes = source && [
        video &&
          source.video &&
          (await lane(source.video, (packet) =>
            video.add(withSettings(packet, changes ? source.video?.settings : null), {
              decoderConfig: model.video!.decoderConfig,
            }),
          )),
        audio && source.audio && (await lane(source.audio, (packet, config) => audio.add(packet, config))),
      ];
      const open = lanes?.filter((each) => each !== null) ?? [];
      if (open.length === 0) parts.push(null);
      else {
        const after = await copy(open, end);
        parts.push({ offsetSeconds: end, seconds: after - end });
        end = after;
      }
    }
    await output.finalize();
    return { container, durationSeconds: end, hasVideo: video !== null, hasAudio: audio !== null, parts };
  } catch (error) {
    if (output && output.state !== 'finalized') await output.cancel();
    throw error;
  } finally {
    for (const source of opened) source?.input.dispose();
  }
}

/**
 * Safari plays VP8, VP9 and Opus only in a WebM; other browsers play them in either container. A WebM cannot hold
 * other encodings, and cannot say that a picture is rotated.
 */
function containerOf({ video, audio }: Source): ContainerName {
  const isOfWebm =
    video === null || ((video.codec === 'vp8' || video.codec === 'vp9') && video.rotation === 0);
  const hasSoundOfWebm = audio === null || WEBM_FORMAT.getSupportedAudioCodecs().includes(audio.codec);
  return isOfWebm && hasSoundOfWebm ? 'webm' : 'mp4';
}

async function has(input: Input, container: ContainerName): Promise<boolean> {
  return (await input.getFormat()) === (container === 'webm' ? WEBM : MP4);
}

/** Null if the file contains nothing that can be copied. Throws only disk errors. */
async function openSource(path: string): Promise<Source | null> {
  const input = new Input({
    source: new FilePathSource(path),
    formats: [MP4, QTFF, MATROSKA, WEBM],
  });
  try {
    if (!(await input.canRead())) throw new UnplayableRecording();
    const picture = await input.getPrimaryVideoTrack();
    const sound = await input.getPrimaryAudioTrack();
    const video = picture && (await videoTrack(picture));
    const audio = sound && (await audioTrack(sound));
    if (!video && !audio) throw new UnplayableRecording();
    return { input, video, audio };
  } catch (error) {
    input.dispose();
    if (isOfDisk(error)) throw error;
    return null;
  }
}

const packetsOf = ({ video, audio }: Source) => video?.packetCount ?? audio?.packetCount ?? 0;

/**
 * Key frames of these codecs carry the picture's size and all settings, so the settings may change within one track.
 */
const CARRY_SETTINGS: ReadonlySet<VideoCodec> = new Set(['vp8', 'vp9', 'av1']);

/** Whether the packets of one H.264 track can carry its settings alongside those of another track. */
function canCarrySettings(one: NonNullable<Source['video']>, other: NonNullable<Source['video']>): boolean {
  return one.settings !== null && one.settings.lengthBytes === other.settings?.lengthBytes;
}

/**
 * A track has one set of decoder settings. A source with different settings is left out unless its packets can carry
 * them.
 */
function isAlike(source: Source, model: Source): boolean {
  const { video, audio } = source;
  if ((video && !model.video) || (audio && !model.audio)) return false;
  const hasSamePicture =
    !video ||
    (video.codec === model.video?.codec &&
      video.rotation === model.video.rotation &&
      (CARRY_SETTINGS.has(video.codec) ||
        canCarrySettings(video, model.video) ||
        (video.decoderConfig.codedWidth === model.video.decoderConfig.codedWidth &&
          video.decoderConfig.codedHeight === model.video.decoderConfig.codedHeight &&
          isSame(video.decoderConfig.description, model.video.decoderConfig.description))));
  const hasSameSound =
    !audio ||
    (audio.codec === model.audio?.codec &&
      audio.decoderConfig.sampleRate === model.audio.decoderConfig.sampleRate &&
      audio.decoderConfig.numberOfChannels === model.audio.decoderConfig.numberOfChannels &&
      isSame(audio.decoderConfig.description, model.audio.decoderConfig.description));
  return hasSamePicture && hasSameSound;
}

function isSame(
  one: AllowSharedBufferSource | undefined,
  other: AllowSharedBufferSource | undefined,
): boolean {
  if (!one || !other) return one === other;
  return Buffer.compare(bytesOf(one), bytesOf(other)) === 0;
}

function bytesOf(source: AllowSharedBufferSource): Buffer {
  return ArrayBuffer.isView(source)
    ? Buffer.from(source.buffer, source.byteOffset, source.byteLength)
    : Buffer.from(source);
}

/** Copies all packets in order of time, starting at `begin`. Returns the end of the last one, in seconds. */
async function copy(lanes: Lane[], begin: number): Promise<number> {
  const offset = Math.min(...lanes.map((lane) => lane.next.timestamp)) - begin;
  let end = begin;
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

// An mp4 can hold everything that a WebM can.
async function videoTrack(track: InputVideoTrack): Promise<Source['video']> {
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (codec === null || decoderConfig === null || !MP4_FORMAT.getSupportedVideoCodecs().includes(codec)) {
    throw new UnplayableRecording();
  }
  const { packetCount } = await track.computePacketStats();
  const sink = new EncodedPacketSink(track);
  // Packets before the first key frame cannot be shown.
  const start = await sink.getFirstKeyPacket();
  if (start === null) return null;
  const rotation = await track.getRotation();
  const { description } = decoderConfig;
  const settings = codec === 'avc' && description ? avcSettings(bytesOf(description)) : null;
  return { codec, decoderConfig, rotation, packetCount, settings, packets: () => sink.packets(start) };
}

async function audioTrack(track: InputAudioTrack): Promise<Source['audio']> {
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (codec === null || decoderConfig === null || !MP4_FORMAT.getSupportedAudioCodecs().includes(codec)) {
    throw new UnplayableRecording();
  }
  const { packetCount } = await track.computePacketStats();
  if (packetCount === 0) return null;
  const sink = new EncodedPacketSink(track);
  return { codec, decoderConfig, rotation: 0, packetCount, settings: null, packets: () => sink.packets() };
}

/** The settings from a track's record. Null if the record is cut off. */
function avcSettings(record: Uint8Array): AvcSettings | null {
  const bytes = Buffer.from(record.buffer, record.byteOffset, record.byteLength);
  if (bytes.length < 7) return null;
  const lengthBytes = (bytes[4]! & 3) + 1;
  const units: Buffer[] = [];
  let at = 5;
  // The sequence parameter sets come first. The upper bits of their count are reserved.
  for (const mask of [0x1f, 0xff]) {
    if (at >= bytes.length) return null;
    const count = bytes[at]! & mask;
    at += 1;
    for (let n = 0; n < count; n += 1) {
      if (at + 2 > bytes.length) return null;
      const size = bytes.readUInt16BE(at);
      const unit = bytes.subarray(at + 2, at + 2 + size);
      if (unit.length < size || size >= 256 ** lengthBytes) return null;
      const length = Buffer.alloc(lengthBytes);
      length.writeUIntBE(size, 0, lengthBytes);
      units.push(length, unit);
      at += 2 + size;
    }
  }
  return { lengthBytes, units: Buffer.concat(units) };
}

/** A key frame that begins with its own picture's settings. */
function withSettings(packet: EncodedPacket, settings: AvcSettings | null | undefined): EncodedPacket {
  if (!settings || packet.type !== 'key') return packet;
  return packet.clone({ data: Buffer.concat([settings.units, packet.data]) });
}

async function lane<Config>(
  track: Track<unknown, Config>,
  add: (packet: EncodedPacket, meta: { decoderConfig: Config }) => Promise<void>,
): Promise<Lane | null> {
  const packets = track.packets();
  const first = await packets.next();
  if (first.done) return null;
  const { decoderConfig } = track;
  return { packets, next: first.value, add: (packet) => add(packet, { decoderConfig }) };
}

const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error;

async function answer(job: Job): Promise<RemuxResult> {
  try {
    return { joined: await join(job) };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    // A disk error is not the file's fault. Every other error is.
    return { failure, isUnplayable: !isOfDisk(error) };
  }
}

doJobs(answer);
