import { closeDevices } from '../device-test/devices.ts';
import { isRunning } from '../interview/machine.ts';
import type { LocalSegment } from '../local-copy/local-copy.ts';
import { openRecordings, type Recordings } from '../recording/recordings.ts';
import type { SentSegment } from '../recording/sent-segment.ts';
import type { RunnerContext } from './context.ts';

export interface InterviewVideo {
  /** Takes over the segments of earlier pages; before this nothing is recorded. */
  open(earlier: readonly SentSegment[]): void;
  /** Records a new segment of what the camera shows now. */
  begin(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Ends the recording, closes the devices and shows what was recorded. */
  stop(): void;
  /** Ends the recorder alone, as the page goes. */
  close(): void;
  /** Resolves once a recording that was stopped has its last chunk. */
  stopped(): Promise<void>;
  segments(): readonly SentSegment[];
  local(): LocalSegment[];
  place(): ReturnType<Recordings['place']>;
}

export interface SavingCallbacks {
  /** Called when there is something new to save. */
  onChange: () => void;
  onNotSaved: () => void;
}

/** The video of the interview, shown by the view's camera and recorded in segments. */
export function createInterviewVideo(context: RunnerContext, callbacks: SavingCallbacks): InterviewVideo {
  const { attempt, retryPolicy, view, show } = context;
  const { onChange, onNotSaved } = callbacks;
  let recordings: Recordings | null = null;
  let stopped: Promise<void> = Promise.resolve();

  const begin = async () => {
    const { stream, picture, interview } = view();
    // Without a camera there is no video: the sound of each answer is recorded on its own.
    if (!stream || interview.rules.noCamera) return;
    try {
      await recordings?.begin(stream, picture);
      onChange();
    } catch {
      // Without a video the answers are still recorded: better than no interview.
      show({ refusal: 'The video could not be recorded. Your voice is.' });
    }
  };
  const showVideos = async () => {
    closeDevices(view().stream);
    const videos = recordings?.segments().map(({ segment }) => segment.whole()) ?? [];
    // A video that cannot be read is left out of the preview. The submission checks what the server has.
    const readable = await Promise.allSettled(videos);
    show({ videos: readable.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])) });
  };

  return {
    open: (earlier) => {
      const onBroken = () => isRunning(view().interview) && void begin();
      const onState = (isFilming: boolean) => show({ isFilming });
      const options = { retryPolicy, earlier, onChunk: onChange, onNotSaved, onBroken, onState };
      recordings = openRecordings(attempt, options);
    },
    begin,
    pause: () => recordings?.pause(),
    resume: () => recordings?.resume(),
    stop: () => {
      stopped = (recordings?.stop() ?? Promise.resolve()).then(showVideos);
    },
    close: () => void recordings?.stop(),
    stopped: () => stopped,
    segments: () => recordings?.segments() ?? [],
    local: () => recordings?.local() ?? [],
    place: () => recordings?.place() ?? null,
  };
}
