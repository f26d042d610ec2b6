import { daysInWords } from '../shared/words.ts';
import { MAX_INTERVIEW_VIDEO_BYTES } from '../shared/limits.ts';

/** What is taken as the recording of a round, and what its page says about it. */

/** The same as for the video of an interview. */
export const ROUND_RECORDING_BYTES = MAX_INTERVIEW_VIDEO_BYTES;
/** An upload that was broken off can be continued for so long. */
export const UNFINISHED_DAYS = 7;

/** `arriving` until all bytes are there, then it is prepared for playing, then heard; the others are how that ended. */
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

export const ROUND_RECORDING_NOTES: Record<RoundRecordingState, string> = {
  arriving: 'The upload isn’t finished. To continue, choose the same file again.',
  preparing: 'The recording is here and is being checked. This takes a moment.',
  hearing: 'The transcript is being made. What is there already can be read below.',
  ready: 'The transcript was made by the recogniser and may contain errors.',
  noWords: 'No words were recognised in the recording, so it has no transcript.',
  noSound: 'The recording has no sound, so it has no transcript.',
  unreadable: 'The sound of the recording could not be read, so it has no transcript.',
  refused:
    'This file can’t be played: it is damaged, was cut off, or isn’t a recording. Please choose another one.',
};
export const RECORDING_SCANNED = 'The recording can be played once the virus scanner has looked at it.';
export const RECORDING_INFECTED =
  'The virus scanner found something in this file, so nobody can open it. Please remove it.';
export const RECORDING_KEPT_LONG_ENOUGH =
  'The recording was deleted because it had been kept long enough. The transcript is kept as long as reports are.';

export const NO_RECORDING_CONSENT =
  'The candidate hasn’t agreed to a recording of this round, so none can be uploaded. Quotes can be typed instead.';
export const RECORDING_TOO_EARLY = 'A recording can be uploaded once the round has begun.';
export const RECORDING_EXISTS = 'This round has a recording already. To replace it, remove it first.';
export const RECORDING_HELD =
  'This recording must be kept for a legal matter, so it can’t be deleted until that is over.';
export const ROUND_IS_CANCELLED = 'This round was cancelled, so there is nothing to record.';

/** What candidates read beside the switch. */
export const recordingConsentText = (
  company: string,
  { filmDays, reportDays }: { filmDays: number; reportDays: number },
): string =>
  `If you agree, ${company} may record this interview and upload the recording. It is transcribed on this server, without an outside service, and only people who hire for this job can open it. The recording is kept for ${daysInWords(filmDays)} and its transcript for ${daysInWords(reportDays)}. You don’t have to agree, and you can change your mind at any time: both are then deleted at once.`;
