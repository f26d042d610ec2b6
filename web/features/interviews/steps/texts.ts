import { writingSecondsOf } from '#contract/interview/answer-times.ts';
import {
  BLUR_GRACE_SECONDS,
  FOLLOW_UPS_MAX,
  MCQ_SECONDS,
  type ProctoringMode,
  SILENCE_SECONDS,
} from '#contract/shared/limits.ts';
import { retentionSentences } from '#contract/privacy/retention.ts';
import { spelled, upTo } from '#contract/shared/words.ts';
import { needsOf, type Rules } from '../interview/rules.ts';

export const RELOAD_TEXT = 'Your Interview is submitted due to page reload';
export const OPEN_ELSEWHERE_TEXT =
  'This interview is open in another tab or window of this browser. Please go on there, or close it first.';
export const GO_ON_TEXT =
  'Your interview was interrupted. What you have answered is safe, and you go on with the question you had reached; its time has run on.';
export const START_TEXT = 'To Start the Interview Please click on below button';
export const SAMPLE_QUESTION = 'How Are You ?';

/** What the job set and what was agreed with a candidate: how the interview goes. */
export interface Terms {
  proctoring: ProctoringMode;
  timeFactor: number;
  rules: Rules;
}

/** The numbered paragraphs of the first step. */
export const instructions = (terms: Terms): string[] => {
  const { proctoring, timeFactor, rules } = terms;
  const { noCamera, inWriting, hasBreaks } = rules;
  const tested = noCamera ? 'your microphone' : 'your camera and microphone';
  const quiet =
    noCamera && inWriting
      ? 'Find a quiet place.'
      : 'Find a quiet, bright place and close what else makes sounds.';
  const next =
    noCamera && inWriting
      ? 'The interview begins only when you say so.'
      : `Next you test ${tested}; the interview begins only when you say so.`;
  return [
    `${quiet} ${next}`,
    `Multiple-choice questions come first, one at a time, with ${MCQ_SECONDS * timeFactor} seconds for each. Choose an option and press Next; you cannot go back to an earlier question.`,
    ...(inWriting ? writtenInstructions(terms) : spokenInstructions(terms)),
    ...(hasBreaks
      ? [
          'Between two questions there is a break. Nothing is recorded then, and it lasts until you go on. Keep this page open.',
        ]
      : []),
    ...(rules.followUps
      ? [
          `After the last question the program looks for what your answers lack of those that the employer expects. In the order of the questions, each such answer can have one question more, at most ${spelled(FOLLOW_UPS_MAX)} in all, and everybody who lacks the same is asked the same. You may skip each: that changes nothing. What you say to it counts with your answer, and never lowers its score.`,
        ]
      : []),
    `Stay on this page. ${
      proctoring === 'enforced'
        ? `Switching tabs pauses the interview and is noted, another window in front for more than ${BLUR_GRACE_SECONDS} seconds ends it, and reloading the page submits what you have answered until then.`
        : 'Leaving or reloading it is noted, but ends nothing: the interview goes on where you were, and its time runs on.'
    } A lost connection is no problem: your answers wait on this machine.`,
  ];
};

function spokenInstructions({ timeFactor, rules }: Terms): string[] {
  const thinking = rules.thinkingSeconds * timeFactor;
  const seconds = rules.answerSeconds * timeFactor;
  const aloud = 'answer aloud, as you would to a person';
  const how =
    thinking === 0
      ? `A${aloud.slice(1)}: what you say counts from the moment you see the question, and you have up to ${seconds} seconds after it was read.`
      : `When it has been read, you have ${thinking} seconds to think. Then ${aloud}: you have up to ${seconds} seconds. What you say before that does not count.`;
  return [
    `Then the recording starts and the spoken questions come. Each stays on the screen, and is read to you where this machine has a voice. ${how}`,
    `Pauses for thought are fine: only after ${SILENCE_SECONDS * timeFactor} seconds without a word is the answer saved${
      rules.retakes === 0 ? ' and the next question put' : ''
    }. Press “I am done” if you want to go on earlier.`,
    ...(rules.retakes === 0
      ? []
      : [
          `You can record each answer again, ${upTo(rules.retakes)}. The last recording counts. All of them are kept.`,
        ]),
  ];
}

const writtenInstructions = ({ timeFactor, rules }: Terms): string[] => [
  `Then come the questions that you answer in writing. Each has ${writingSecondsOf('skill', {
    ...rules,
    timeFactor,
  })} seconds. What you type is saved while you type. Press “I am done” to go on.`,
];

const recordedInWords = ({ noCamera, inWriting }: Pick<Rules, 'noCamera' | 'inWriting'>): string => {
  const film = noCamera
    ? 'The sound of each spoken answer'
    : 'Video and sound from the first spoken question to the last';
  if (!inWriting) return film;
  return noCamera ? 'What you type' : `${film}, what you type`;
};

/** What is agreed to; `consentVersionOf` of the contract names this text. */
export function consentPoints(
  employer: string,
  rules: Pick<Rules, 'noCamera' | 'inWriting' | 'retention'>,
): { title: string; text: string }[] {
  return [
    {
      title: 'What is recorded',
      text: `${recordedInWords(rules)}, the options you choose, and the moments at which this page was left, hidden or reloaded.`,
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
      text: `${employer} and you. Whoever has the link of your report can read it too, without the video, your documents and how to reach you, unless you or the employer close it to visitors. The operator of this site stores it.`,
    },
    {
      title: 'How long it is kept',
      text: `${retentionSentences(employer, rules.retention)} You can delete your account, with everything, in your settings.`,
    },
  ];
}

/** What happens when something fails, and what to do. */
export function helpPoints(proctoring: ProctoringMode, rules: Rules): { title: string; text: string }[] {
  const { noCamera, inWriting } = rules;
  const answered = inWriting ? 'What you wrote' : 'What you said';
  const again = 'Open this interview again from your list of interviews.';
  const slow = inWriting
    ? 'On a slow line the picture becomes smaller by itself.'
    : 'On a slow line the picture becomes smaller by itself, and at the end only your voice is sent: it is what counts.';
  const kept = 'Go on. Everything is kept on this machine and sent when the connection is back.';
  const { microphone } = needsOf(rules);
  return [
    { title: 'The network fails', text: noCamera ? kept : `${kept} ${slow}` },
    {
      title: 'The power fails, or the browser crashes',
      text: `${again} You can use another device. ${answered} until then is safe, and you go on where you were. The time of the question runs on.`,
    },
    {
      title: 'You reload or close this page',
      text:
        proctoring === 'enforced'
          ? 'That submits what you have answered until then. If it was a mistake, report a problem: the employer can give the interview again.'
          : 'That is noted and ends nothing. Open the interview again, and you go on where you were. The time of the question runs on.',
    },
    ...(microphone
      ? [
          {
            title: noCamera ? 'The microphone fails' : 'The camera or the microphone fails',
            text: `The interview pauses by itself. Connect it again, or choose another one here.${
              noCamera || inWriting ? '' : ' Without a camera you go on with your voice alone.'
            }`,
          },
          {
            title: 'A telephone call comes in',
            text: 'If it takes the microphone, the interview pauses by itself and its time stands still. End the call and go on.',
          },
        ]
      : []),
  ];
}
