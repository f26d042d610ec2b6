import { SETTINGS, type Picture } from './picture.ts';
import { recordingType } from './recording-type.ts';

const CHUNK_MS = 1_000;

export type VideoRecorder = Awaited<ReturnType<typeof recordVideo>>;

interface RecordingOptions {
  picture?: Picture;
  /** Called if the browser ends the recording by itself. */
  onBroken?: () => void;
  /** Called whenever it starts or pauses. */
  onState?: (isRecording: boolean) => void;
}

/** Records video in chunks of about `CHUNK_MS`. `onChunk` gets them in order. Throws if the browser can't record. */
export async function recordVideo(
  stream: MediaStream,
  onChunk: (chunk: Blob) => void,
  { picture = 'whole', onBroken, onState }: RecordingOptions = {},
) {
  const { height, videoBits, audioBits } = SETTINGS[picture];
  const type = recordingType((mimeType) => MediaRecorder.isTypeSupported(mimeType), height !== null);
  for (const track of stream.getVideoTracks()) if (height !== null) await shrink(track, height);
  const options: MediaRecorderOptions & { videoKeyFrameIntervalDuration: number } = {
    ...(type === null ? {} : { mimeType: type }),
    ...(height === null ? {} : { videoBitsPerSecond: videoBits }),
    audioBitsPerSecond: audioBits,
    // An mp4 chunk ends at a key frame.
    videoKeyFrameIntervalDuration: CHUNK_MS,
  };
  const recorded = height === null ? new MediaStream(stream.getAudioTracks()) : stream;
  const recorder = new MediaRecorder(recorded, options);
  let recordedMs = 0;
  let since: number | null = null;
  let isStopped = false;
  const count = () => {
    if (since !== null) recordedMs += performance.now() - since;
    since = null;
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) onChunk(data);
  });
  for (const event of ['start', 'pause', 'resume', 'stop'])
    recorder.addEventListener(event, () => onState?.(recorder.state === 'recording'));
  await new Promise<void>((resolve, reject) => {
    recorder.addEventListener('start', () => resolve(), { once: true });
    recorder.addEventListener('error', () => reject(new Error('The recording could not be started.')), {
      once: true,
    });
    recorder.start(CHUNK_MS);
  });
  since = performance.now();
  recorder.addEventListener('stop', () => {
    count();
    if (!isStopped) onBroken?.();
  });
  return {
    mimeType: recorder.mimeType,
    pause: () => {
      if (recorder.state !== 'recording') return;
      recorder.pause();
      count();
    },
    resume: () => {
      if (recorder.state !== 'paused') return;
      recorder.resume();
      since = performance.now();
    },
    /** Seconds recorded until now, without pauses. */
    seconds: () => (recordedMs + (since === null ? 0 : performance.now() - since)) / 1000,
    /** Resolves once the last chunk was delivered. */
    stop: async () => {
      isStopped = true;
      count();
      if (recorder.state === 'inactive') return;
      await new Promise<void>((resolve) => {
        recorder.addEventListener('stop', () => resolve(), { once: true });
        recorder.stop();
      });
    },
  };
}

/** A camera that can't give a smaller picture keeps its size. The lower bit rate then makes the picture coarser. */
async function shrink(track: MediaStreamTrack, height: number): Promise<void> {
  const now = track.getSettings().height ?? 0;
  if (now <= height) return;
  await track
    .applyConstraints({ height: { ideal: height }, frameRate: { ideal: 24, max: 30 } })
    .catch(() => {});
}
