import { MAX_VIDEO_BYTES } from '#contract/shared/limits.ts';

/** Best first: formats that play everywhere, then formats in a container that the server accepts. */
const FORMATS = [
  { mimeType: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2', extension: 'mp4' },
  { mimeType: 'video/mp4;codecs=avc1.42E01E,opus', extension: 'mp4' },
  { mimeType: 'video/mp4;codecs=vp9,opus', extension: 'mp4' },
  { mimeType: 'video/mp4', extension: 'mp4' },
  { mimeType: 'video/x-matroska;codecs=avc1', extension: 'mkv' },
] as const;

type RecordingFormat = (typeof FORMATS)[number];

/** The format to record in, or the reason why this browser has no accepted format. */
export function recordingFormat(): RecordingFormat | 'only-webm' | 'none' {
  if (typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)) return 'none';
  return FORMATS.find(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType)) ?? 'only-webm';
}

/** Why a recording ended. An error in the browser ends it as well. */
export type RecordingEnd = 'person' | 'device' | 'size' | 'browser';

/** The recorder delivers its data once a second, and that is far less than this. */
const ROOM_BYTES = 5 * 1024 * 1024;

/**
 * Records a stream until `stop` is called, a device of the stream is gone, the file reaches the server's size limit, or
 * the browser ends it. `onEnd` gets the file, or null if nothing was recorded. After `discard`, it is not called.
 *
 * @throws DOMException if the browser cannot record the stream.
 */
export function recordVideo(
  stream: MediaStream,
  format: RecordingFormat,
  onEnd: (file: File | null, end: RecordingEnd) => void,
): { stop: () => void; discard: () => void } {
  const chunks: Blob[] = [];
  const listening = new AbortController();
  let bytes = 0;
  let end: RecordingEnd = 'browser';
  const recorder = new MediaRecorder(stream, { mimeType: format.mimeType });
  const stop = (why: RecordingEnd) => {
    if (recorder.state !== 'recording') return;
    end = why;
    recorder.stop();
  };
  const listen = { signal: listening.signal };
  recorder.addEventListener(
    'dataavailable',
    ({ data }) => {
      chunks.push(data);
      bytes += data.size;
      if (bytes > MAX_VIDEO_BYTES - ROOM_BYTES) stop('size');
    },
    listen,
  );
  recorder.addEventListener(
    'stop',
    () => {
      listening.abort();
      const type = format.mimeType.split(';')[0] ?? '';
      onEnd(bytes === 0 ? null : new File(chunks, `recording.${format.extension}`, { type }), end);
    },
    listen,
  );
  // The recorder would continue with the remaining device: a video without sound, or a still picture.
  for (const track of stream.getTracks()) track.addEventListener('ended', () => stop('device'), listen);
  recorder.start(1000);
  return { stop: () => stop('person'), discard: () => listening.abort() };
}
