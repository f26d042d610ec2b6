import { openMicrophone, type Microphone } from '../answers/microphone.ts';
import { recordVideo } from '../recording/video-recorder.ts';
import { DeviceTrouble, closeDevices, openDevices } from './devices.ts';
import { createRoomMeter } from './room.ts';
import type { Trouble } from './trouble.ts';

/** Below this a microphone hears nothing at all; rooms are louder. In decibels of full scale. */
const SILENT_DECIBELS = -65;

export interface RunningTest {
  stream: MediaStream;
  microphone: Microphone;
  /** Whether the microphone has heard anything until now. */
  isHeard(): boolean;
  /** Whether words would be misheard in the noise of the room. */
  isLoudRoom(): boolean;
  /** Stops the recording and closes the devices. */
  finish(): Promise<{ video: Blob; isSilent: boolean; isLoudRoom: boolean }>;
  /** Gives up. */
  close(): void;
}

/** Opens the devices and records; or tells what is in the way. */
export async function beginTest(wanted = { video: true }): Promise<RunningTest | Trouble> {
  let stream: MediaStream | null = null;
  try {
    stream = await openDevices(wanted);
    const opened = stream;
    const microphone = await openMicrophone(opened);
    const room = createRoomMeter();
    microphone.onLoudness = room.hear;
    const chunks: Blob[] = [];
    const recorder = await recordVideo(opened, (chunk) => chunks.push(chunk));
    const close = () => {
      microphone.close();
      closeDevices(opened);
    };
    return {
      stream: opened,
      microphone,
      isHeard: () => microphone.loudest() >= SILENT_DECIBELS,
      isLoudRoom: room.isLoud,
      finish: async () => {
        await recorder.stop();
        close();
        return {
          video: new Blob(chunks, { type: recorder.mimeType }),
          isSilent: microphone.loudest() < SILENT_DECIBELS,
          isLoudRoom: room.isLoud(),
        };
      },
      close,
    };
  } catch (failure) {
    closeDevices(stream);
    return failure instanceof DeviceTrouble ? failure.trouble : 'unknown';
  }
}
