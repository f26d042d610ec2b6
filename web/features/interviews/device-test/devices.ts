import { troubleOf, unsupported, type Trouble } from './trouble.ts';

/** What keeps the camera and microphone from being used. */
export class DeviceTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble);
    this.name = 'DeviceTrouble';
    this.trouble = trouble;
  }
}

const AUDIO: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};
const VIDEO: MediaTrackConstraints = {
  width: { ideal: 960 },
  height: { ideal: 540 },
  frameRate: { ideal: 24, max: 30 },
  facingMode: 'user',
};

/** Opens camera and microphone, or throws a DeviceTrouble. */
export async function openDevices(wanted = { video: true }): Promise<MediaStream> {
  const missing = unsupported({
    secure: window.isSecureContext,
    mediaDevices: typeof navigator.mediaDevices?.getUserMedia === 'function',
    recorder: typeof MediaRecorder === 'function',
    worklet: typeof AudioWorkletNode === 'function',
  });
  if (missing) throw new DeviceTrouble(missing);
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: AUDIO,
      ...(wanted.video ? { video: VIDEO } : {}),
    });
  } catch (failure) {
    const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
    throw new DeviceTrouble(troubleOf(failure instanceof DOMException ? failure.name : '', devices));
  }
}

export function closeDevices(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
