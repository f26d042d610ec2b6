import {
  ANSWER_SECONDS,
  BLUR_GRACE_SECONDS,
  MCQ_SECONDS,
  type ProctoringMode,
  SILENCE_SECONDS,
} from '#contract/limits.ts';

export const RELOAD_TEXT = 'Your Interview is submitted due to page reload';
export const OPEN_ELSEWHERE_TEXT =
  'This interview is open in another tab or window of this browser. Please go on there, or close it first.';
export const GO_ON_TEXT =
  'Your interview was interrupted. What you have answered is safe, and you go on with the question you had reached; its time has run on.';
export const START_TEXT = 'To Start the Interview Please click on below button';
export const SAMPLE_QUESTION = 'How Are You ?';

/** What was agreed with a candidate that changes how the interview goes. */
export interface Terms {
  proctoring: ProctoringMode;
  timeFactor: number;
}

/** The five numbered paragraphs of the first step. */
export const instructions = ({ proctoring, timeFactor }: Terms): string[] => [
  `Find a quiet, bright place and close what else makes sounds. Next you test your camera and microphone; the interview begins only when you say so.`,
  `Multiple-choice questions come first, one at a time, with ${MCQ_SECONDS * timeFactor} seconds for each. Choose an option and press Next; you cannot go back to an earlier question.`,
  `Then the recording starts and the spoken questions come. Each stays on the screen, and is read to you where this machine has a voice. Answer aloud, as you would to a person: what you say counts from the moment you see the question, and you have up to ${ANSWER_SECONDS * timeFactor} seconds after it was read.`,
  `Pauses for thought are fine: only after ${SILENCE_SECONDS * timeFactor} seconds without a word is the answer saved and the next question put. Press “I am done” if you want to go on earlier.`,
  `Stay on this page. ${
    proctoring === 'enforced'
      ? `Switching tabs pauses the interview and is noted, another window in front for more than ${BLUR_GRACE_SECONDS} seconds ends it, and reloading the page submits what you have answered until then.`
      : 'Leaving or reloading it is noted, but ends nothing: the interview goes on where you were, and its time runs on.'
  } A lost connection is no problem: your answers wait on this machine.`,
];

/** What is agreed to; CONSENT_VERSION of the contract names this text. */
export function consentPoints(employer: string): { title: string; text: string }[] {
  return [
    {
      title: 'What is recorded',
      text: 'Video and sound from the first spoken question to the last, the options you choose, and the moments at which this page was left, hidden or reloaded.',
    },
    {
      title: 'What is assessed',
      text: 'What you say: your words are turned into text and compared with the answer the employer expects. Personal questions are written down, not scored.',
    },
    {
      title: 'What is not assessed',
      text: 'Your face, your emotions, your accent and your voice. Leaving the page never changes a score. No application is rejected by the program: a person decides.',
    },
    {
      title: 'Who sees it',
      text: `${employer} and you. Whoever has the link of your report can read it too, unless the employer closes it to visitors. The operator of this site stores it.`,
    },
    {
      title: 'How long it is kept',
      text: 'Until the operator of this site removes it, by the rules that hold here or because you ask for it.',
    },
  ];
}

/** What happens when something fails, and what to do. */
export const helpPoints = (proctoring: ProctoringMode): { title: string; text: string }[] => [
  {
    title: 'The network fails',
    text: 'Go on. Everything is kept on this machine and sent when the connection is back. On a slow line the picture becomes smaller by itself, and at the end only your voice is sent: it is what counts.',
  },
  {
    title: 'The power fails, or the browser closes',
    text:
      proctoring === 'enforced'
        ? 'Open this interview again from your list of interviews. What you said until then is safe and is submitted. Tell the employer what happened: they can give the interview again.'
        : 'Open this interview again from your list of interviews. What you said until then is safe, and you go on where you were. The time of the question runs on.',
  },
  {
    title: 'The camera or the microphone fails',
    text: 'The interview pauses by itself. Connect it again, or choose another one here. Without a camera you go on with your voice alone.',
  },
  {
    title: 'A telephone call comes in',
    text: 'If it takes the microphone, the interview pauses by itself and its time stands still. End the call and go on.',
  },
];
