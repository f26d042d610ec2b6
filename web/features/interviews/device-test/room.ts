import type { Heard } from '../voice/voice-activity.ts';

/** Two seconds, ten times a second: less says nothing of a room. */
const ENOUGH = 20;
/**
 * The louder parts of a voice are this far above the quietest tenth of what is heard, in decibels. The recogniser begins to
 * fail below that: white noise 10 dB below the voice measures 17, one 15 dB below it 22 (docs/speech.md).
 */
const NEEDED_DISTANCE = 20;
/** A room that nobody speaks in is louder than this only with a machine or other people in it. */
const LOUD_ALONE = -40;

/** Whether a room is loud behind a voice, as far as a device test can tell. */
export function isLoudRoom(heard: readonly Heard[]): boolean {
  if (heard.length < ENOUGH) return false;
  const floor = percentile(0.1, heard);
  const voice = heard.filter((each) => each.voice);
  return voice.length === 0 ? floor > LOUD_ALONE : percentile(0.9, voice) - floor < NEEDED_DISTANCE;
}

/** The level that this share of what was heard is below. */
function percentile(share: number, heard: readonly Heard[]): number {
  const levels = heard.map(({ decibels }) => decibels).toSorted((a, b) => a - b);
  return levels[Math.floor((levels.length - 1) * share)] ?? -100;
}
