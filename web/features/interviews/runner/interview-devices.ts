import { openMicrophone } from '../answers/microphone.ts';
import { chooseDevice, devicesOf, type DeviceKind } from '../device-test/chosen-devices.ts';
import { DeviceTrouble, closeDevices, openDevices } from '../device-test/devices.ts';
import { prepareVoices } from '../voice/read-aloud.ts';
import { needsOf } from '../interview/rules.ts';
import type { RunnerContext } from './view.ts';

/** Silence is reported in steps of this length, each of which renders the page again. */
const QUIET_TOLD_MS = 200;

export type InterviewDevices = ReturnType<typeof createInterviewDevices>;

/** The camera and microphone of the interview, shown by the view. */
export function createInterviewDevices(
  { view, show, dispatch }: RunnerContext,
  beginSegment: () => Promise<void>,
) {
  /** The stream that the microphone listens to. Events of other streams are ignored. */
  let heard: MediaStream | null = null;
  const watch = (stream: MediaStream) => {
    heard = stream;
    for (const track of stream.getTracks()) {
      track.addEventListener('ended', () => {
        if (heard !== stream) return;
        dispatch({ type: 'device-lost', device: track.kind === 'video' ? 'camera' : 'microphone' });
      });
    }
    const [sound] = stream.getAudioTracks();
    sound?.addEventListener('mute', () => heard === stream && dispatch({ type: 'muted' }));
    sound?.addEventListener('unmute', () => heard === stream && dispatch({ type: 'unmuted' }));
    dispatch({ type: sound?.muted ? 'muted' : 'unmuted' });
  };
  /** Switches to another stream. Its picture is recorded in a new segment. */
  const take = async (stream: MediaStream) => {
    watch(stream);
    view().microphone?.listenTo(stream);
    show({ trouble: null });
    const earlier = view().stream;
    const { camera } = needsOf(view().interview.rules);
    if (camera && stream.getVideoTracks().length === 0) return;
    show({ stream });
    if (view().interview.recording) await beginSegment();
    closeDevices(earlier);
  };
  const fail = (failure: unknown) =>
    show({ trouble: failure instanceof DeviceTrouble ? failure.trouble : 'unknown' });
  return {
    /** Opens camera, microphone and voices. Throws a DeviceTrouble if one of the first two is missing. */
    open: async (onSound: (samples: Int16Array) => void) => {
      const needs = needsOf(view().interview.rules);
      if (!needs.microphone) return;
      const stream = await openDevices({ video: needs.camera });
      show({ stream });
      const microphone = await openMicrophone(stream);
      let quietMs = 0;
      microphone.onChunk = (samples, voice) => {
        onSound(samples);
        quietMs = voice ? 0 : quietMs + (samples.length / microphone.sampleRate) * 1000;
        if (voice) dispatch({ type: 'voice' });
        if (quietMs < QUIET_TOLD_MS) return;
        dispatch({ type: 'quiet', ms: quietMs });
        quietMs = 0;
      };
      watch(stream);
      show({ microphone });
      await prepareVoices();
    },
    /** Reopens what is available: camera and microphone, otherwise only the microphone. */
    reconnect: async () => {
      try {
        const { camera } = needsOf(view().interview.rules);
        await take(await openDevices({ video: camera }).catch(() => openDevices({ video: false })));
        dispatch({ type: 'resume' });
      } catch (failure) {
        fail(failure);
      }
    },
    /** Switches to another camera or microphone while the interview continues. */
    change: async (kind: DeviceKind, id: string) => {
      if (devicesOf(view().stream)[kind] === id) return;
      chooseDevice(kind, id);
      try {
        const { camera } = needsOf(view().interview.rules);
        await take(
          await openDevices({ video: camera }).catch(() => {
            // Phones open only one camera at a time.
            closeDevices(view().stream);
            return openDevices({ video: camera });
          }),
        );
      } catch (failure) {
        fail(failure);
        dispatch({ type: 'device-lost', device: kind });
      }
    },
    close: () => {
      heard = null;
      view().microphone?.close();
      closeDevices(view().stream);
      show({ stream: null, microphone: null });
    },
  };
}
