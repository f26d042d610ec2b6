import { openMicrophone } from '../answers/microphone.ts';
import { recordVideo } from '../recording/video-recorder.ts';
import { DeviceTrouble, closeDevices, openDevices } from './devices.ts';
import type { Heard } from '../voice/voice-activity.ts';
import { isLoudRoom } from './room.ts';
import type { Trouble } from './trouble.ts';

/** A microphone below this picks up nothing at all, because any room is louder. In decibels of full scale. */
const SILENT_DECIBELS = -65;

export type RunningTest = Exclude<Awaited<ReturnType<typeof beginTest>>, Trouble>;

/** Opens the devices and records, or says what prevents it. */
export async function beginTest(wanted = { video: true }) {
  let stream: MediaStream | null = null;
  try {
    stream = await openDevices(wanted);
    const opened = stream;
    const microphone = await openMicrophone(opened);
    const heard: Heard[] = [];
    microphone.onLoudness = (each) => heard.push(each);
    const chunks: Blob[] = [];
    const recorder = await recordVideo(opened, (chunk) => chunks.push(chunk));
    const close = () => {
      microphone.close();
      closeDevices(opened);
    };
    return {
      stream: opened,
      microphone,
      /** Whether the microphone has picked up any sound until now. */
      isHeard: () => microphone.loudest() >= SILENT_DECIBELS,
      /** Stops the recording and closes the devices. */
      finish: async () => {
        await recorder.stop();
        close();
        return {
          video: new Blob(chunks, { type: recorder.mimeType }),
          isSilent: microphone.loudest() < SILENT_DECIBELS,
          /** Words would be misheard over the noise of the room. */
          isLoudRoom: isLoudRoom(heard),
        };
      },
      close,
    };
  } catch (failure) {
    closeDevices(stream);
    const trouble: Trouble = failure instanceof DeviceTrouble ? failure.trouble : 'unknown';
    return trouble;
  }
}
