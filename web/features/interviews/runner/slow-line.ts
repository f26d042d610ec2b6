import { PICTURES, shrunk, type Backlog } from '../recording/picture.ts';
import type { RunnerContext } from './context.ts';
import type { InterviewVideo } from './interview-video.ts';

const LOOK_EVERY_MS = 5_000;

/** Watches what waits to be sent while the interview runs, and makes the picture smaller where it grows. */
export function watchLine({ view, show }: RunnerContext, video: InterviewVideo): () => void {
  const backlog = (): Backlog => ({
    seconds: video.segments().reduce((sum, { segment, seconds, sentBytes }) => {
      const share = 1 - sentBytes() / Math.max(1, segment.bytes());
      return sum + share * seconds();
    }, 0),
    isOffline: view().connectionProblem !== null,
  });
  let before = backlog();
  const look = () => {
    const now = backlog();
    const { picture, interview, isFilming } = view();
    const next = isFilming && !interview.pause ? shrunk(picture, before, now) : picture;
    before = now;
    if (PICTURES.indexOf(next) <= PICTURES.indexOf(picture)) return;
    show({ picture: next });
    void video.begin();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
