import { ALL_FORMATS, AudioSampleSink, Input, ReadableStreamSource } from 'mediabunny';

/** How often the recorder delivers its data. */
const SLICE_MS = 100;
const TYPES = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

export interface RecordedSound {
  /** Samples of one channel, `sampleRate` per second. */
  onSamples: ((samples: Float32Array<ArrayBuffer>) => void) | null;
  sampleRate: number;
  close(): void;
}

/**
 * The microphone's samples without a running audio context: they are recorded and decoded again, a fraction of a second
 * later. Throws if the browser can't do that either.
 */
export async function soundOfRecorder(stream: MediaStream): Promise<RecordedSound> {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(
    new MediaStream(stream.getAudioTracks()),
    mimeType === undefined ? {} : { mimeType },
  );
  const bytes = new ReadableStream<Uint8Array>({
    start(controller) {
      // In sequence, because reading a chunk takes a moment.
      let before: Promise<void> = Promise.resolve();
      recorder.addEventListener('dataavailable', ({ data }) => {
        before = before.then(async () => controller.enqueue(new Uint8Array(await data.arrayBuffer())));
      });
      recorder.addEventListener('stop', () => void before.then(() => controller.close()));
      recorder.addEventListener('error', () => controller.error(new Error('The microphone is gone.')));
    },
  });
  recorder.start(SLICE_MS);
  const input = new Input({ source: new ReadableStreamSource(bytes), formats: ALL_FORMATS });
  const close = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track || !(await track.canDecode())) throw new Error('This browser cannot decode what it records.');
    const sound: RecordedSound = { onSamples: null, sampleRate: await track.getSampleRate(), close };
    void read(new AudioSampleSink(track), sound).finally(() => input.dispose());
    return sound;
  } catch (failure) {
    close();
    input.dispose();
    throw failure;
  }
}

async function read(sink: AudioSampleSink, sound: RecordedSound): Promise<void> {
  for await (const sample of sink.samples()) {
    const samples = new Float32Array(sample.numberOfFrames);
    sample.copyTo(samples, { planeIndex: 0, format: 'f32-planar' });
    sample.close();
    sound.onSamples?.(samples);
  }
}
