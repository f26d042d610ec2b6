import * as said from '#contract/messages/en/interview.ts';
import { closeDevices } from '../device-test/devices.ts';
import { localName } from '../interview/attempt.ts';
import { isRunning } from '../interview/machine.ts';
import { chunkStore, type LocalSegment } from '../local-copy/local-copy.ts';
import { openSegment } from '../recording/segment.ts';
import { sendSegment, type SentSegment } from '../recording/sent-segment.ts';
import { recordVideo, type VideoRecorder } from '../recording/video-recorder.ts';
import type { RunnerContext } from './view.ts';

export type InterviewVideo = ReturnType<typeof createInterviewVideo>;

export interface SavingCallbacks {
  /** Called when there is something new to save. */
  onChange: () => void;
  onNotSaved: () => void;
}

/**
 * The video of the interview, shown as the view's camera and recorded in segments: those of earlier pages, and the
 * current one.
 */
export function createInterviewVideo(
  { attempt, retryPolicy, view, show }: RunnerContext,
  { onChange, onNotSaved }: SavingCallbacks,
) {
  const segments: SentSegment[] = [];
  let recorder: VideoRecorder | null = null;
  let stopped: Promise<void> = Promise.resolve();
  const held = () => segments.filter(({ segment }) => segment.bytes() > 0);

  const end = async () => {
    const stopping = recorder;
    const running = segments.at(-1);
    await stopping?.stop();
    if (stopping) await running?.segment.end();
    if (recorder === stopping) recorder = null;
  };
  const record = async (stream: MediaStream) => {
    await end();
    const first: Blob[] = [];
    let add = (chunk: Blob) => void first.push(chunk);
    const begun = await recordVideo(stream, (chunk) => add(chunk), {
      picture: view().picture,
      onBroken: () => isRunning(view().interview) && void begin(),
      onState: (isFilming) => show({ isFilming }),
    });
    recorder = begun;
    const facts = {
      recordingId: crypto.randomUUID(),
      mimeType: begun.mimeType,
      offsetSeconds: segments.reduce((sum, { seconds }) => sum + seconds(), 0),
    };
    const store = chunkStore(localName(attempt), facts.recordingId);
    const segment = openSegment(facts, store, { onNotSaved });
    add = (chunk) => {
      segment.add(chunk);
      onChange();
    };
    for (const chunk of first) add(chunk);
    segments.push(sendSegment(attempt, segment, begun.seconds, retryPolicy));
    onChange();
  };
  /** Starts recording a new segment from the camera's current stream. */
  const begin = async () => {
    const { stream, interview } = view();
    // Without a camera there is no video. The sound of each answer is recorded separately.
    if (!stream || interview.rules.noCamera) return;
    try {
      await record(stream);
    } catch {
      // Without a video, the answers are still recorded. That is better than no interview.
      show({ refusal: said.videoNotRecorded() });
    }
  };
  const showVideos = async () => {
    closeDevices(view().stream);
    // A video that can't be read is left out of the preview. The submission checks what the server has.
    const readable = await Promise.allSettled(held().map(({ segment }) => segment.whole()));
    show({ videos: readable.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])) });
  };

  return {
    /** Takes over the segments of earlier pages. */
    open: (earlier: readonly SentSegment[]) => void segments.push(...earlier),
    begin,
    pause: () => recorder?.pause(),
    resume: () => recorder?.resume(),
    /** Ends the recording, closes the devices and shows what was recorded. */
    stop: () => {
      stopped = end().then(showVideos);
    },
    /** Ends only the recorder, when the page is left. */
    close: () => void end(),
    /** Resolves once a stopped recording has its last chunk. */
    stopped: () => stopped,
    /** The segments that contain anything, in the order of recording. */
    segments: held,
    local: (): LocalSegment[] =>
      segments.map(({ segment: { recordingId, mimeType, offsetSeconds }, seconds }) => ({
        recordingId,
        mimeType,
        offsetSeconds,
        seconds: seconds(),
      })),
    /** The current position in the segment being recorded. Null if there is none. */
    place: () => {
      const running = segments.at(-1);
      return recorder && running
        ? { recordingId: running.segment.recordingId, seconds: recorder.seconds() }
        : null;
    },
  };
}
