import { recordProctoringEvent } from '#contract/interview.ts';
import { INTERVIEW_EXPIRY_MS } from '#contract/limits.ts';
import { send } from '#web/api/client.ts';
import { STORED, readStored } from '#web/session/storage.ts';
import type { SpokenAnswer } from './answers.ts';
import { forgetOlderThan, readInterview, readSound, readVideo } from './kept.ts';
import { untilAnswered, type Persistence } from './persistence.ts';
import type { Submission } from './submission.ts';

/** Whether this browser began the interview and did not come to submit it: a reload, or a crash. */
export async function wasInterrupted(applicationId: string): Promise<boolean> {
  if (readStored(STORED.userStartedInterview) === applicationId) return true;
  await forgetOlderThan(INTERVIEW_EXPIRY_MS);
  return (await readInterview(applicationId)) !== null;
}

/** What was kept of an interrupted interview. Answers that the server has already count even where nothing was. */
export async function readInterrupted(applicationId: string): Promise<Submission> {
  const kept = await readInterview(applicationId);
  if (!kept) return nothingOf(applicationId);
  const answers: SpokenAnswer[] = [];
  for (const [key, answer] of Object.entries(kept.answers)) {
    const ordinal = Number(key);
    answers.push({ ...answer, ordinal, pieces: await readSound(applicationId, ordinal) });
  }
  const video = await readVideo(applicationId);
  return {
    applicationId,
    questions: kept.questions,
    chosen: kept.chosen,
    video: video.length > 0 ? new Blob(video, { type: kept.videoType }) : null,
    videoSeconds: null,
    answers: answers.filter(({ pieces, path }) => path !== null || pieces.length > 0),
  };
}

/** What is submitted where this machine kept nothing: the answers that were sent as they ended. */
export function nothingOf(applicationId: string): Submission {
  return { applicationId, questions: [], chosen: {}, video: null, videoSeconds: null, answers: [] };
}

/** Notes the reload on the server, before the submission closes the interview's record. */
export async function noteReload(applicationId: string, persistence: Persistence): Promise<void> {
  await untilAnswered(
    () =>
      send(recordProctoringEvent, { applicationId, kind: 'page-reloaded' }, { whenSignedOut: 'keep-page' }),
    persistence,
  );
}
