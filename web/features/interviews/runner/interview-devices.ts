import { openMicrophone } from '../answers/microphone.ts';
import { DeviceTrouble, closeDevices, openDevices } from '../device-test/devices.ts';
import { prepareVoices } from '../voice/read-aloud.ts';
import { needsOf } from '../interview/rules.ts';
import type { RunnerContext } from './context.ts';

export interface InterviewDevices {
  /** Opens camera, microphone and voices. Throws a DeviceTrouble where one of the first two is missing. */
  open(onSound: (samples: Int16Array) => void): Promise<void>;
  /** Opens what there is again: camera and microphone, else the microphone alone. */
  reconnect(): Promise<void>;
  close(): void;
}

/** The camera and the microphone of the interview, which the view shows. */
export function createInterviewDevices(
  { view, show, dispatch }: RunnerContext,
  beginSegment: () => Promise<void>,
): InterviewDevices {
  const watch = (stream: MediaStream) => {
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', () =>
        dispatch({ type: 'device-lost', device: track.kind === 'video' ? 'camera' : 'microphone' }),
      );
    }
  };
  return {
    open: async (onSound) => {
      const needs = needsOf(view().interview.rules);
      if (!needs.microphone) return;
      const stream = await openDevices({ video: needs.camera });
      show({ stream });
      const microphone = await openMicrophone(stream);
      microphone.onVoice = () => dispatch({ type: 'voice' });
      microphone.onChunk = onSound;
      watch(stream);
      show({ microphone });
      await prepareVoices();
    },
    reconnect: async () => {
      try {
        const { camera } = needsOf(view().interview.rules);
        const stream = await openDevices({ video: camera }).catch(() => openDevices({ video: false }));
        watch(stream);
        view().microphone?.listenTo(stream);
        show({ trouble: null });
        if (stream.getVideoTracks().length > 0) {
          const earlier = view().stream;
          show({ stream });
          if (view().interview.recording) await beginSegment();
          closeDevices(earlier);
        }
        dispatch({ type: 'resume' });
      } catch (failure) {
        show({ trouble: failure instanceof DeviceTrouble ? failure.trouble : 'unknown' });
      }
    },
    close: () => {
      view().microphone?.close();
      closeDevices(view().stream);
      show({ stream: null, microphone: null });
    },
  };
}
