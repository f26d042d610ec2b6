import { consentVersionOf } from '#contract/privacy/retention.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { createAnswerRecorder, type AnswerPlace, type AnswerRecorder } from '../answers/answer-recorder.ts';
import type { WhichAnswer } from '../answers/answers.ts';
import { DeviceTrouble } from '../device-test/devices.ts';
import { elsewhereOf } from '../handover/hold.ts';
import { localName } from '../interview/attempt.ts';
import { unfinishedAnswer } from '../interview/go-on.ts';
import { openOnServer } from '../interview/open-interview.ts';
import { saveInterview } from '../local-copy/local-copy.ts';
import { canReadAloud, readAloud } from '../voice/read-aloud.ts';
import type { RunnerContext } from './view.ts';
import { createInterviewDevices, type InterviewDevices } from './interview-devices.ts';
import { createInterviewVideo, type InterviewVideo } from './interview-video.ts';
import { createServerCalls, type ServerCalls } from './server-calls.ts';

/** The parts that perform the effects of the state machine. */
export interface Parts {
  devices: InterviewDevices;
  video: InterviewVideo;
  answers: AnswerRecorder;
  calls: ServerCalls;
  reading: ReturnType<typeof createReading>;
  saveLocalCopy(): void;
}

export function createParts(context: RunnerContext): Parts {
  const { attempt, retryPolicy, view, show } = context;
  const onNotSaved = () => show({ storageFull: true });
  const saveLocalCopy = () => {
    const { questions, chosen } = view().interview;
    const interview = {
      applicationId: localName(attempt),
      holderId: attempt.holderId,
      savedAt: Date.now(),
      questions: [...questions],
      chosen: { ...chosen },
      segments: video.local(),
      answers: answers.local(),
    };
    void saveInterview(interview).catch(onNotSaved);
  };
  const saving = { onChange: saveLocalCopy, onNotSaved };
  const video = createInterviewVideo(context, saving);
  const onHearing = (isHearing: boolean) => show({ isHearing });
  const calls = createServerCalls(context);
  const onPlace = ({ ordinal, take }: WhichAnswer, place: AnswerPlace) => {
    const question = view().interview.questions.find((each) => each.ordinal === ordinal);
    if (question) calls.beginAnswer(question.id, take, place);
  };
  const answers = createAnswerRecorder(attempt, retryPolicy, { ...saving, onHearing, onPlace });
  const devices = createInterviewDevices(context, video.begin);
  return {
    devices,
    video,
    answers,
    calls,
    reading: createReading(context, answers),
    saveLocalCopy,
  };
}

/** Reads the questions aloud and notes in the answer when. */
function createReading({ view, dispatch }: RunnerContext, answers: AnswerRecorder) {
  let stopVoice = () => {};
  const stop = () => {
    stopVoice();
    answers.endReading();
  };
  return {
    begin: (text: string) => {
      stop();
      answers.beginReading();
      stopVoice = readAloud(text, view().interview.rules.language, (wasRead) => {
        answers.endReading(wasRead);
        dispatch({ type: wasRead ? 'question-read' : 'cannot-read' });
      });
    },
    stop,
  };
}

/** Opens the devices, then the interview on the server. Failures are shown on the screen. */
export async function openInterview(context: RunnerContext, parts: Parts): Promise<void> {
  const { attempt, jobId, retryPolicy, view, show, dispatch } = context;
  const { devices, video, answers } = parts;
  show({ trouble: null, refusal: null, elsewhere: null });
  try {
    await devices.open(answers.hear);
    const { opened, localCopy } = await openOnServer(attempt, jobId, retryPolicy, {
      takesOver: context.takesOver,
      consentVersion: consentVersionOf(view().interview.rules.retention),
    });
    context.onHeld();
    video.open(localCopy.segments);
    answers.goOnWith(localCopy.answers, unfinishedAnswer(opened));
    dispatch({ type: 'opened', reads: canReadAloud(view().interview.rules.language), ...opened });
    // If every question has been asked already, nothing more is recorded.
    if (view().interview.stage.name === 'finished') video.stop();
  } catch (failure) {
    parts.reading.stop();
    devices.close();
    const elsewhere = elsewhereOf(failure);
    if (elsewhere) show({ elsewhere });
    else if (failure instanceof DeviceTrouble) show({ trouble: failure.trouble });
    else show({ refusal: failure instanceof Error ? failure.message : TEXTS.somethingWentWrong });
    dispatch({ type: 'open-failed' });
  }
}

/** Shows everything to submit, once the recording is complete. */
export async function prepareSubmission(
  { attempt, view, show }: RunnerContext,
  { video, answers, calls }: Parts,
): Promise<void> {
  await video.stopped();
  const { questions, chosen, stage } = view().interview;
  const submission = {
    cause: stage.name === 'submitting' ? stage.cause : ('finished' as const),
    attempt,
    questions,
    chosen,
    segments: video.segments(),
    answers: answers.all(),
    earlierCalls: calls.settled(),
  };
  show({ submission });
}
