import type { PROCTORING_KINDS, ProctoringMode, QuestionKind } from '#contract/shared/limits.ts';
import type { Rules } from './rules.ts';

/** What the interview's state machine knows, what it is told, and what it asks for. */

export interface Question {
  id: string;
  kind: QuestionKind;
  text: string;
  options: readonly string[];
  /** From 1, among the spoken questions; null for a multiple-choice one. */
  ordinal: number | null;
  /** Of a follow-up: the id of the question that it belongs to. */
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
  // Only some interviews have these stages of an answer, and breaks.
  | { name: 'thinking'; leftMs: number }
  | { name: 'writing'; leftMs: number }
  | { name: 'retaking'; leftMs: number }
  | { name: 'resting' }
  // After the last question, where the job asks follow-ups: each is offered before it is asked. Nothing is recorded.
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
  /** The system took the microphone, as for a telephone call. */
  | { reason: 'call' };

export interface Interview {
  stage: Stage;
  questions: readonly Question[];
  /** The index of the current question; the number of questions after the last one. */
  index: number;
  /** Chosen options by question id. */
  chosen: Readonly<Record<string, string>>;
  /** What was typed, by question id. */
  written: Readonly<Record<string, string>>;
  /** Which recording of the current answer is made: 0 for the first. */
  take: number;
  rules: Rules;
  proctoring: ProctoringMode;
  /** How much longer each time is than usual. */
  timeFactor: number;
  /** How much time is left of the question in which an earlier page was cut off. */
  timeLeft: TimeLeft | null;
  /** The current question was answered on an earlier page: it goes on at the choice to record the answer again. */
  mayRetake: boolean;
  /** It is settled which follow-ups are asked; always where the job asks none. */
  isFollowUpsSettled: boolean;
  /** Whether a voice reads the questions. Without one, an answer's time begins when its question is shown. */
  reads: boolean;
  recording: boolean;
  pause: Pause | null;
  /** Whether the system withholds the sound of the microphone. */
  muted: boolean;
  /** Set while the candidate is not on this page; `toBrowser` if the focus went to the browser's own bar or menu. */
  away: { kind: 'tab-hidden' | 'window-blurred'; since: number; toBrowser: boolean } | null;
  /** The time of the last tick. */
  now: number;
  /** The time of the event that began the stage; that of a tick is `now`. */
  stageBegan: number;
}

export interface TimeLeft {
  questionId: string;
  leftMs: number;
}

/** What the server knows of an interview, and the question at which it continues. */
export interface Opened {
  questions: readonly Question[];
  proctoring: Interview['proctoring'];
  timeFactor: number;
  index: number;
  chosen: Interview['chosen'];
  written?: Interview['written'];
  take?: number;
  timeLeft: TimeLeft | null;
  /** The question has its answer, and the choice to record it again is open. */
  mayRetake?: boolean;
  /** False where the follow-ups are still to be found. */
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
  /** So much sound came from the microphone without a voice in it. */
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
