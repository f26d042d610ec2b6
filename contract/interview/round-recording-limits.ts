import * as said from '../messages/en/round-refusals.ts';
import type { Message } from '../messages/message.ts';
import { MAX_INTERVIEW_VIDEO_BYTES } from '../shared/limits.ts';

/** What is accepted as the recording of a round, and what its page says about it. */

/** The same limit as for the video of an interview. */
export const ROUND_RECORDING_BYTES = MAX_INTERVIEW_VIDEO_BYTES;
/** How long an interrupted upload can be continued. */
export const UNFINISHED_DAYS = 7;

/**
 * `arriving` until all bytes have arrived; then it is prepared for playing, and then transcribed. The other states
 * say how that ended.
 */
export const ROUND_RECORDING_STATES = [
  'arriving',
  'preparing',
  'hearing',
  'ready',
  'noWords',
  'noSound',
  'unreadable',
  'refused',
] as const;
export type RoundRecordingState = (typeof ROUND_RECORDING_STATES)[number];

export const ROUND_RECORDING_NOTES: Record<RoundRecordingState, Message> = {
  arriving: said.arriving,
  preparing: said.preparing,
  hearing: said.hearing,
  ready: said.ready,
  noWords: said.noWords,
  noSound: said.noSound,
  unreadable: said.unreadable,
  refused: said.refused,
};
export const RECORDING_SCANNED = said.scanned;
export const RECORDING_INFECTED = said.infected;
export const RECORDING_KEPT_LONG_ENOUGH = said.keptLongEnough;

export const NO_RECORDING_CONSENT = said.noConsent;
export const RECORDING_TOO_EARLY = said.recordingTooEarly;
export const RECORDING_EXISTS = said.recordingExists;
export const RECORDING_HELD = said.recordingHeld;
export const ROUND_IS_CANCELLED = said.roundIsCancelled;

/** What candidates read beside the switch. */
export const recordingConsentText = (
  company: string,
  { filmDays, reportDays }: { filmDays: number; reportDays: number },
): string => said.consent({ company, filmDays, reportDays });
