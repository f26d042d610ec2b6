import type { Heard } from '../voice/voice-activity.ts';

/** Two seconds, ten values per second. Less says nothing about a room. */
const ENOUGH = 20;
/**
 * How far the louder parts of a voice must be above the quietest tenth of the sound, in decibels. Below that, the
 * recogniser begins to fail: white noise 10 dB below the voice measures 17, white noise 15 dB below it 22
 * (docs/speech.md).
 */
const NEEDED_DISTANCE = 20;
/** When nobody speaks, a room is louder than this only with a machine or other people in it. */
const LOUD_ALONE = -40;

/** Whether the room is loud behind a voice, as far as a device test can tell. */
export function isLoudRoom(heard: readonly Heard[]): boolean {
  if (heard.length < ENOUGH) return false;
  const floor = percentile(0.1, heard);
  const voice = heard.filter((each) => each.voice);
  return voice.length === 0 ? floor > LOUD_ALONE : percentile(0.9, voice) - floor < NEEDED_DISTANCE;
}

/** The level that the given share of the values is below. */
function percentile(share: number, heard: readonly Heard[]): number {
  const levels = heard.map(({ decibels }) => decibels).toSorted((a, b) => a - b);
  return levels[Math.floor((levels.length - 1) * share)] ?? -100;
}
