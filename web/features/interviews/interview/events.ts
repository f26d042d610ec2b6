import type { Device, Interview, ProctoringKind, Question } from './machine.ts';

/** What the machine is told, and what it asks for. */

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
