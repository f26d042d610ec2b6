import { chosenDevices, type ChosenDevices } from './chosen-devices.ts';
import { troubleOf, unsupported, type Trouble } from './trouble.ts';

/** The reason why camera and microphone can't be used. */
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
const SIZE: MediaTrackConstraints = {
  width: { ideal: 960 },
  height: { ideal: 540 },
  frameRate: { ideal: 24, max: 30 },
};
const VIDEO: MediaTrackConstraints = { ...SIZE, facingMode: 'user' };

function open({ camera, microphone }: ChosenDevices, wanted: { video: boolean }): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: { ...AUDIO, ...(microphone === null ? {} : { deviceId: { exact: microphone } }) },
    ...(wanted.video ? { video: camera === null ? VIDEO : { ...SIZE, deviceId: { exact: camera } } } : {}),
  });
}

let asking = 0;

/** Whether the browser may be asking for permission to use camera and microphone. Its prompt then has the focus. */
export const isAskingForDevices = (): boolean => asking > 0;

/** Opens the chosen camera and microphone, or the default ones. Throws a DeviceTrouble. */
export async function openDevices(wanted = { video: true }): Promise<MediaStream> {
  const missing = unsupported({
    secure: window.isSecureContext,
    mediaDevices: typeof navigator.mediaDevices?.getUserMedia === 'function',
    recorder: typeof MediaRecorder === 'function',
    worklet: typeof AudioWorkletNode === 'function',
  });
  if (missing) throw new DeviceTrouble(missing);
  const chosen = chosenDevices();
  asking += 1;
  try {
    return await open(chosen, wanted).catch((failure: unknown) => {
      const isChoiceGone = failure instanceof DOMException && failure.name === 'OverconstrainedError';
      if (isChoiceGone) return open({ camera: null, microphone: null }, wanted);
      throw failure;
    });
  } catch (failure) {
    const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
    throw new DeviceTrouble(troubleOf(failure instanceof DOMException ? failure.name : '', devices));
  } finally {
    asking -= 1;
  }
}

export function closeDevices(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
