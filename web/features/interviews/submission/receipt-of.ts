import type { InterviewSession } from '#contract/interview/interview-session.ts';
import { answerSeconds } from '../answers/answers.ts';
import type { Part, Submission } from './submission.ts';

/** What the server confirms it has received. */
export interface Receipt {
  choices: { given: number; asked: number };
  /** `seconds` is null if the recording has not been read yet. */
  spoken: { question: string; isReceived: boolean; seconds: number | null; isWritten?: boolean }[];
  video: { bytes: number; seconds: number | null } | null;
  /** Parts left out because the person chose to. */
  leftOut: Part[];
}

/** `sentWhole` is the video if it was sent as one file. */
export function receiptOf(
  session: Pick<InterviewSession, 'questions' | 'recordings'>,
  { questions, segments, answers }: Pick<Submission, 'questions' | 'segments' | 'answers'>,
  { sentWhole, leftOut }: { sentWhole: Blob | null; leftOut: Part[] },
): Receipt {
  const texts = new Map(questions.map(({ id, text }) => [id, text]));
  const choices = session.questions.filter(({ kind }) => kind === 'mcq');
  const bytes = sentWhole?.size ?? session.recordings.reduce((sum, each) => sum + each.bytes, 0);
  const isAllMine =
    sentWhole !== null ||
    session.recordings.every(({ recordingId }) =>
      segments.some(({ segment }) => segment.recordingId === recordingId),
    );
  return {
    choices: {
      given: choices.filter(({ chosenOption }) => chosenOption !== null).length,
      asked: choices.length,
    },
    spoken: session.questions.flatMap(
      ({ questionId, ordinal, answerPath, writtenAnswer, answerSeconds: read, followUpOf }) => {
        if (ordinal === null) return [];
        const mine = answers.findLast((each) => each.ordinal === ordinal);
        const isReceived = answerPath !== null || (writtenAnswer ?? '') !== '';
        // An optional question that was not answered is not missing.
        if (followUpOf !== undefined && !isReceived) return [];
        const written = writtenAnswer === null ? {} : { isWritten: true };
        const seconds = read ?? (mine && mine.chunks.length > 0 ? answerSeconds(mine) : null);
        return [
          {
            question: texts.get(questionId) ?? '',
            isReceived,
            seconds: isReceived ? seconds : null,
            ...written,
          },
        ];
      },
    ),
    video:
      bytes === 0
        ? null
        : { bytes, seconds: isAllMine ? segments.reduce((sum, { seconds }) => sum + seconds(), 0) : null },
    leftOut,
  };
}
