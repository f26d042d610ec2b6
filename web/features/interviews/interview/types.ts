import type { PROCTORING_KINDS, ProctoringMode, QuestionKind } from '#contract/shared/limits.ts';
import type { Rules } from './rules.ts';

/** The state, events and effects of the interview's state machine. */

export interface Question {
  id: string;
  kind: QuestionKind;
  text: string;
  options: readonly string[];
  /** Counted from 1 among the spoken questions. Null for a multiple-choice question. */
  ordinal: number | null;
  /** For a follow-up: the id of the question it belongs to. */
  followUpOf?: string;
}

export type ProctoringKind = (typeof PROCTORING_KINDS)[number];
export type Device = 'camera' | 'microphone';
export type Cause = 'finished' | 'left' | 'suspicious' | 'devices';

export type Stage =
  | { name: 'ready' }
  | { name: 'opening' }
  | { name: 'choosing'; leftMs: number }
  | { name: 'recorder-starting' }
  | { name: 'asking' }
  // Only some interviews have breaks and these stages of an answer.
  | { name: 'thinking'; leftMs: number }
  | { name: 'writing'; leftMs: number }
  | { name: 'retaking'; leftMs: number }
  | { name: 'resting' }
  // After the last question, if the job asks follow-ups: each is offered before it is asked. Nothing is recorded.
  | { name: 'looking' }
  | { name: 'offered' }
  | { name: 'answering'; leftMs: number; silenceMs: number; heard: boolean }
  | { name: 'moving'; leftMs: number }
  | { name: 'finished' }
  | { name: 'submitting'; cause: Cause }
  | { name: 'submitted'; cause: Cause };

export type Pause =
  | { reason: 'tab' | 'blur'; since: number }
  | { reason: 'devices'; lost: Device }
  /** The system took the microphone, for example for a phone call. */
  | { reason: 'call' };

export interface Interview {
  stage: Stage;
  questions: readonly Question[];
  /** The index of the current question. After the last one, the number of questions. */
  index: number;
  /** Chosen options by question id. */
  chosen: Readonly<Record<string, string>>;
  /** The typed text by question id. */
  written: Readonly<Record<string, string>>;
  /** Which recording of the current answer is being made: 0 for the first. */
  take: number;
  rules: Rules;
  proctoring: ProctoringMode;
  /** The factor for extended times; 1 for the usual ones. */
  timeFactor: number;
  /** How much time is left for the question at which an earlier page was cut off. */
  timeLeft: TimeLeft | null;
  /**
   * The current question was answered on an earlier page: the interview continues at the choice to record the answer
   * again.
   */
  mayRetake: boolean;
  /** Whether the follow-ups are settled. Always true if the job asks none. */
  isFollowUpsSettled: boolean;
  /** Whether a voice reads the questions. Without one, an answer's time begins when its question appears. */
  reads: boolean;
  recording: boolean;
  pause: Pause | null;
  /** Whether the system withholds the sound of the microphone. */
  muted: boolean;
  /** Set while the candidate is away from this page. `toBrowser` if the focus went to the browser's own bar or menu. */
  away: { kind: 'tab-hidden' | 'window-blurred'; since: number; toBrowser: boolean } | null;
  /** The time of the last tick. */
  now: number;
  /** The time of the event that began the stage. For a tick, that is `now`. */
  stageBegan: number;
}

export interface TimeLeft {
  questionId: string;
  leftMs: number;
}

/** The server's record of an interview, and the question at which it continues. */
export interface Opened {
  questions: readonly Question[];
  proctoring: Interview['proctoring'];
  timeFactor: number;
  index: number;
  chosen: Interview['chosen'];
  written?: Interview['written'];
  take?: number;
  timeLeft: TimeLeft | null;
  /** The question has an answer, and the choice to record it again is still open. */
  mayRetake?: boolean;
  /** False if the follow-ups still have to be found. */
  isFollowUpsSettled?: boolean;
}

export type Event =
  | { type: 'start' }
  | ({ type: 'opened'; reads: boolean } & Opened)
  | { type: 'open-failed' }
  | { type: 'tick'; now: number }
  | ({ type: 'deadline' } & TimeLeft)
  | { type: 'choose'; option: string }
  | { type: 'next' }
  | { type: 'retake' }
  | { type: 'follow-ups'; questions: readonly Question[] }
  | { type: 'take' }
  | { type: 'skip' }
  | { type: 'write'; text: string }
  | { type: 'recording-started' }
  | { type: 'question-read' }
  | { type: 'cannot-read' }
  | { type: 'voice' }
  /** This many milliseconds of sound arrived from the microphone without a voice. */
  | { type: 'quiet'; ms: number }
  | { type: 'done' }
  | { type: 'hidden'; now: number }
  | { type: 'shown'; now: number }
  | { type: 'blurred'; now: number; toBrowser: boolean }
  | { type: 'focused'; now: number }
  | { type: 'leaving'; now: number }
  | { type: 'device-lost'; device: Device }
  | { type: 'muted' }
  | { type: 'unmuted' }
  | { type: 'reconnect' }
  | { type: 'resume' }
  | { type: 'leave' }
  | { type: 'submit' }
  | { type: 'submitted' };

export type Effect =
  | { type: 'open' }
  | { type: 'save-local-copy' }
  | { type: 'start-question'; questionId: string; take?: number }
  | { type: 'write'; questionId: string; text: string }
  | { type: 'choose'; questionId: string; option: string }
  | { type: 'start-recording' }
  | { type: 'pause-recording' }
  | { type: 'resume-recording' }
  | { type: 'stop-recording' }
  | { type: 'ask'; text: string }
  | { type: 'stop-speaking' }
  | { type: 'begin-answer'; ordinal: number; take?: number }
  | { type: 'pause-answer' }
  | { type: 'resume-answer' }
  | { type: 'end-answer' }
  | { type: 'find-follow-ups'; goesOn: boolean }
  | { type: 'skip'; questionId: string }
  | { type: 'reconnect' }
  | { type: 'note'; kind: ProctoringKind; seconds?: number }
  | { type: 'announce'; text: string }
  | { type: 'submit' };

export interface Step {
  state: Interview;
  effects: Effect[];
}
