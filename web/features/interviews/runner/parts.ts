import { TEXTS } from '#contract/texts.ts';
import { createAnswerRecorder, type AnswerRecorder } from '../answers/answer-recorder.ts';
import { DeviceTrouble } from '../device-test/devices.ts';
import { localName } from '../interview/attempt.ts';
import { openOnServer } from '../interview/open-interview.ts';
import { saveInterview } from '../local-copy/local-copy.ts';
import { readAloud } from '../voice/read-aloud.ts';
import type { RunnerContext } from './context.ts';
import { createInterviewDevices, type InterviewDevices } from './interview-devices.ts';
import { createInterviewVideo, type InterviewVideo } from './interview-video.ts';
import { createServerCalls, type ServerCalls } from './server-calls.ts';

/** What carries out the effects of the machine. */
export interface Parts {
  devices: InterviewDevices;
  video: InterviewVideo;
  answers: AnswerRecorder;
  calls: ServerCalls;
  reading: Reading;
  saveLocalCopy(): void;
}

export interface Reading {
  begin(text: string): void;
  stop(): void;
}

export function createParts(context: RunnerContext): Parts {
  const { attempt, retryPolicy, view, show } = context;
  const onNotSaved = () => show({ storageFull: true });
  const saveLocalCopy = () => {
    const { questions, chosen } = view().interview;
    const interview = {
      applicationId: localName(attempt),
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
  const answers = createAnswerRecorder(attempt, retryPolicy, saving);
  const devices = createInterviewDevices(context, video.begin);
  return {
    devices,
    video,
    answers,
    calls: createServerCalls(context),
    reading: createReading(context),
    saveLocalCopy,
  };
}

function createReading({ dispatch }: RunnerContext): Reading {
  let stop = () => {};
  return {
    begin: (text) => {
      stop();
      stop = readAloud(text, () => dispatch({ type: 'question-read' }));
    },
    stop: () => stop(),
  };
}

/** Opens the devices, then the interview on the server. What fails is shown on the screen. */
export async function openInterview(context: RunnerContext, parts: Parts): Promise<void> {
  const { attempt, jobId, retryPolicy, view, show, dispatch } = context;
  const { devices, video, answers } = parts;
  show({ trouble: null, refusal: null });
  try {
    await devices.open(answers.hear);
    const { opened, localCopy } = await openOnServer(attempt, jobId, retryPolicy);
    video.open(localCopy.segments);
    const ordinal = opened.timeLeft ? (opened.questions[opened.index]?.ordinal ?? null) : null;
    answers.goOnWith(localCopy.answers, ordinal === null ? null : { ordinal, take: opened.take ?? 0 });
    dispatch({ type: 'opened', ...opened });
    // Where every question was asked before, nothing is recorded any more.
    if (view().interview.stage.name === 'finished') video.stop();
  } catch (failure) {
    parts.reading.stop();
    devices.close();
    if (failure instanceof DeviceTrouble) show({ trouble: failure.trouble });
    else show({ refusal: failure instanceof Error ? failure.message : TEXTS.somethingWentWrong });
    dispatch({ type: 'open-failed' });
  }
}

/** Shows everything that there is to submit, once the recording has its end. */
export async function prepareSubmission(
  { attempt, view, show }: RunnerContext,
  { video, answers, calls }: Parts,
): Promise<void> {
  await video.stopped();
  const { questions, chosen } = view().interview;
  const submission = {
    attempt,
    questions,
    chosen,
    segments: video.segments(),
    answers: answers.all(),
    earlierCalls: calls.settled(),
  };
  show({ submission });
}
