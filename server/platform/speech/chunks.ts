import { FRAME_SAMPLES, SAMPLE_RATE } from './voice-activity.ts';

/** A half-open range of samples. */
export interface Stretch {
  start: number;
  end: number;
}

/** What is recognised in one pass: a range with one or more stretches of speech. */
export interface Chunk extends Stretch {
  stretches: Stretch[];
  /** The range around it that overlaps no other chunk: half of the pause on each side. */
  reach: Stretch;
}

/** Speech begins above the first probability and lasts until it has been below the second for a while. */
const BEGINS = 0.5;
const LASTS = 0.35;
const CLOSING_SILENCE = seconds(0.3);
/** Shorter bursts are clicks and coughs. */
const SHORTEST_SPEECH = seconds(0.12);
/** The onset and the last consonant of a word are quieter than the model's thresholds. */
const MARGIN = seconds(0.1);
/** The recogniser loops on longer chunks. */
const LONGEST_CHUNK = seconds(20);
/** A chunk that has to be cut is not cut earlier than this. */
const EARLIEST_CUT = seconds(8);
/** Shorter chunks are not cut any further. */
const SHORTEST_HALVED = seconds(2);
/** A longer pause always ends a chunk, because what was said before it does not help with what comes after. */
const LONGEST_PAUSE = seconds(3);
/** The length of the window used to find the quietest moment. */
const QUIET_WINDOW = seconds(0.12);

function seconds(value: number): number {
  return Math.round(value * SAMPLE_RATE);
}

/** The ranges of `length` samples in which the frames' probabilities indicate speech. */
export function findStretches(probabilities: Float32Array, length: number): Stretch[] {
  const found: Stretch[] = [];
  let start = -1;
  let lastSpeech = 0;
  const close = () => {
    if (lastSpeech - start >= SHORTEST_SPEECH) found.push({ start, end: lastSpeech });
    start = -1;
  };
  for (const [frame, probability] of probabilities.entries()) {
    const at = frame * FRAME_SAMPLES;
    if (start < 0 && probability >= BEGINS) start = at;
    if (start >= 0 && probability >= LASTS) lastSpeech = at + FRAME_SAMPLES;
    if (start >= 0 && at + FRAME_SAMPLES - lastSpeech >= CLOSING_SILENCE) close();
  }
  if (start >= 0) close();
  return found.map((stretch, index) => ({
    start: Math.max(found[index - 1]?.end ?? 0, stretch.start - MARGIN, 0),
    end: Math.min(found[index + 1]?.start ?? length, stretch.end + MARGIN, length),
  }));
}

/**
 * Groups the stretches into chunks of at most 20 s, cut at the longest pauses, or at quiet moments if there is no
 * pause.
 */
export function cutChunks(stretches: Stretch[], samples: Float32Array): Chunk[] {
  const groups: Stretch[][] = [];
  let rest = stretches.flatMap((stretch) => splitLong(stretch, samples));
  while (rest.length > 0) {
    const count = nextCut(rest);
    groups.push(rest.slice(0, count));
    rest = rest.slice(count);
  }
  return chunks(groups, { start: 0, end: samples.length });
}

/** Two parts of a chunk, cut at the quietest moment near its middle. Null if it is too short to cut. */
export function halve(chunk: Chunk, samples: Float32Array): Chunk[] | null {
  const length = chunk.end - chunk.start;
  if (length < SHORTEST_HALVED) return null;
  const cut = quietestMoment(samples, chunk.start + length * 0.3, chunk.end - length * 0.3);
  const before = chunk.stretches
    .filter((s) => s.start < cut)
    .map((s) => ({ ...s, end: Math.min(s.end, cut) }));
  const after = chunk.stretches
    .filter((s) => s.end > cut)
    .map((s) => ({ ...s, start: Math.max(s.start, cut) }));
  return before.length > 0 && after.length > 0 ? chunks([before, after], chunk.reach) : null;
}

function chunks(groups: Stretch[][], reach: Stretch): Chunk[] {
  const bounds = groups.map((stretches) => ({ start: stretches[0]!.start, end: stretches.at(-1)!.end }));
  const between = bounds.slice(1).map((next, index) => Math.round((bounds[index]!.end + next.start) / 2));
  return bounds.map((bound, index) => ({
    ...bound,
    stretches: groups[index]!,
    reach: { start: between[index - 1] ?? reach.start, end: between[index] ?? reach.end },
  }));
}

/** How many of the stretches the next chunk contains. */
function nextCut(stretches: Stretch[]): number {
  const start = stretches[0]!.start;
  let best = { count: 1, pause: -1 };
  for (let count = 1; count <= stretches.length; count++) {
    const end = stretches[count - 1]!.end;
    if (end - start > LONGEST_CHUNK) return best.count;
    const next = stretches[count];
    const pause = next ? next.start - end : Infinity;
    if (pause > LONGEST_PAUSE) return count;
    if (end - start < EARLIEST_CUT || pause >= best.pause) best = { count, pause };
  }
  return stretches.length;
}

function splitLong(stretch: Stretch, samples: Float32Array): Stretch[] {
  if (stretch.end - stretch.start <= LONGEST_CHUNK) return [stretch];
  const latest = Math.min(stretch.start + LONGEST_CHUNK, stretch.end - seconds(2));
  const cut = quietestMoment(samples, stretch.start + EARLIEST_CUT, latest);
  return [{ start: stretch.start, end: cut }, ...splitLong({ start: cut, end: stretch.end }, samples)];
}

/** The middle of the window with the least energy between two points. */
function quietestMoment(samples: Float32Array, from: number, to: number): number {
  const step = Math.floor(QUIET_WINDOW / 4);
  let quietest = { at: Math.round((from + to) / 2), energy: Infinity };
  for (let start = Math.round(from); start + QUIET_WINDOW <= to; start += step) {
    let energy = 0;
    for (let i = start; i < start + QUIET_WINDOW; i++) energy += samples[i]! ** 2;
    if (energy < quietest.energy) quietest = { at: start + QUIET_WINDOW / 2, energy };
  }
  return quietest.at;
}
