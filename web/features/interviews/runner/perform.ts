import type { Effect } from '../interview/types.ts';
import { findFollowUps } from './find-follow-ups.ts';
import type { RunnerContext } from './view.ts';
import { openInterview, prepareSubmission, type Parts } from './parts.ts';

const USUAL_SAMPLE_RATE = 16_000;

/** Performs one effect of the state machine. */
export function perform(effect: Effect, context: RunnerContext, parts: Parts): void {
  const { view, show, dispatch } = context;
  const { devices, video, answers, calls, reading } = parts;
  switch (effect.type) {
    case 'open':
      return void openInterview(context, parts);
    case 'save-local-copy':
      return parts.saveLocalCopy();
    case 'start-question':
      return calls.startQuestion(effect.questionId, effect.take);
    case 'write':
      return calls.write(effect.questionId, effect.text);
    case 'choose':
      return calls.chooseOption(effect.questionId, effect.option);
    case 'start-recording':
      return void video.begin().then(() => dispatch({ type: 'recording-started' }));
    case 'pause-recording':
      return video.pause();
    case 'resume-recording':
      return video.resume();
    case 'stop-recording':
      return video.stop();
    case 'ask':
      return reading.begin(effect.text);
    case 'stop-speaking':
      return reading.stop();
    case 'begin-answer': {
      const sampleRate = view().microphone?.sampleRate ?? USUAL_SAMPLE_RATE;
      return answers.begin({ ordinal: effect.ordinal, take: effect.take ?? 0 }, sampleRate, video.place());
    }
    case 'pause-answer':
    case 'resume-answer':
      return answers.pause(effect.type === 'pause-answer');
    case 'end-answer':
      return answers.end();
    case 'find-follow-ups':
      return void findFollowUps(context, parts, effect.goesOn);
    case 'skip':
      return calls.skip(effect.questionId);
    case 'reconnect':
      return void devices.reconnect();
    case 'note':
      return calls.note(effect.kind, effect.seconds);
    case 'announce':
      return show({ announced: effect.text });
    case 'submit':
      return void prepareSubmission(context, parts);
  }
}
