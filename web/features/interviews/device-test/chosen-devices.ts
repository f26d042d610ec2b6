import { STORED, readStored, writeStored } from '#web/session/storage.ts';

/** The ids of the devices the person chose on this computer. Null where the browser decides. */
export interface ChosenDevices {
  camera: string | null;
  microphone: string | null;
}

export type DeviceKind = keyof ChosenDevices;

export const chosenDevices = (): ChosenDevices => ({
  camera: readStored(STORED.camera),
  microphone: readStored(STORED.microphone),
});

export const chooseDevice = (kind: DeviceKind, id: string): void => writeStored(STORED[kind], id);

/** The devices that a stream uses for its picture and its sound. */
export function devicesOf(stream: MediaStream | null): ChosenDevices {
  const idOf = (track: MediaStreamTrack | undefined) => track?.getSettings().deviceId ?? null;
  return { camera: idOf(stream?.getVideoTracks()[0]), microphone: idOf(stream?.getAudioTracks()[0]) };
}
