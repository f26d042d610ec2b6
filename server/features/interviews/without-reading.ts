import type { Reading } from '#contract/interview/readings.ts';
import type { Segment, Transcript, Word } from '#server/platform/speech/speech.ts';

/**
 * Removes from a transcript what a voice read aloud. The microphone picks up the voice from the loudspeaker, and also
 * the candidate, who may speak at the same time. The words are therefore compared with the question, and nothing is cut
 * by time alone.
 */

/** Word times are estimates, and a voice ends a little after the browser says so. */
const SLACK_SECONDS = 1.5;
/** The share of the question's words that must be recognised. With fewer, the microphone did not pick up the voice. */
const RECOGNISED = 0.7;
/** Fewer words in the order of the question may be a coincidence, unless the question has no more words. */
const FEWEST_WORDS = 3;
/** One word of the question may be recognised as two. */
const HEARD_FOR_ONE = 2;

export function withoutReading(
  transcript: Transcript,
  question: string,
  readings: readonly Reading[],
): Transcript {
  if (readings.length === 0) return transcript;
  const words = transcript.segments.flatMap((segment) => segment.words);
  const asked = question.split(/\s+/).map(plain).filter(Boolean);
  const cut = new Set<Word>();
  for (const { from, to } of readings) {
    const near = words.filter(
      ({ startSeconds, endSeconds }) =>
        endSeconds > from - SLACK_SECONDS && startSeconds < to + SLACK_SECONDS,
    );
    for (const word of readWords(near, asked)) cut.add(word);
  }
  const segments = transcript.segments.flatMap((segment) => withoutWords(segment, cut));
  const left = words.length - cut.size;
  // Voice without words during the reading is the voice that read the question.
  const during = readings.reduce((sum, { from, to }) => sum + to - from, 0);
  const seconds = [...cut].reduce((sum, word) => sum + word.endSeconds - word.startSeconds, 0);
  return {
    ...transcript,
    segments,
    text: segments.map(({ text }) => text).join(' '),
    speechSeconds: left === 0 ? 0 : Math.max(0, transcript.speechSeconds - seconds),
    voiceSeconds: Math.max(0, transcript.voiceSeconds - (left === 0 ? Math.max(during, seconds) : seconds)),
    confidence: left === 0 ? null : transcript.confidence,
  };
}

const plain = (word: string): string =>
  word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

function withoutWords(segment: Segment, cut: ReadonlySet<Word>): Segment[] {
  const words = segment.words.filter((word) => !cut.has(word));
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return [];
  if (words.length === segment.words.length) return [segment];
  const text = words.map((word) => word.text).join(' ');
  return [{ ...segment, words, text, startSeconds: first.startSeconds, endSeconds: last.endSeconds }];
}

/** The words in which a voice read the question or its beginning. Empty if too few of them are found. */
function readWords(words: readonly Word[], asked: readonly string[]): Word[] {
  const groups = groupsOf(words, new Set(asked));
  const heard = groups.map(({ text }) => text);
  const length = readLength(heard, asked);
  if (length === 0) return [];
  const pairs = matches(heard, asked.slice(0, length));
  const read: Group[] = [];
  let before = { heard: -1, asked: -1 };
  for (const pair of [...pairs, { heard: -1, asked: length }]) {
    const isEnd = pair.heard === -1;
    const missed = pair.asked - before.asked - 1;
    // Between two recognised words, other words stand in for those that were missed. Any more belong to the candidate.
    const between = isEnd ? heard.length - before.heard - 1 : pair.heard - before.heard - 1;
    const from = before.heard + 1;
    if (isEnd) read.push(...groups.slice(from, from + Math.min(missed, between)));
    else {
      if (missed > 0 && between <= missed * HEARD_FOR_ONE) read.push(...groups.slice(from, pair.heard));
      read.push(groups[pair.heard]!);
    }
    before = pair;
  }
  return read.flatMap((group) => group.words);
}

interface Group {
  text: string;
  words: Word[];
}

/** The words one by one, but two are joined if they are one word of the question, such as "Java script". */
function groupsOf(words: readonly Word[], asked: ReadonlySet<string>): Group[] {
  const groups: Group[] = [];
  for (const word of words) {
    const text = plain(word.text);
    const last = groups.at(-1);
    if (last?.words.length === 1 && asked.has(last.text + text)) {
      last.text += text;
      last.words.push(word);
    } else groups.push({ text, words: [word] });
  }
  return groups;
}

/** How many words of the question were read: all, or those up to the last recognised one. */
function readLength(heard: readonly string[], asked: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, () => 0);
  let longest = 0;
  for (const [index, word] of asked.entries()) {
    const next = [0];
    for (const [at, other] of heard.entries())
      next.push(word === other ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!));
    const found = next.at(-1)!;
    const isWhole = index === asked.length - 1;
    const isNew = found > row.at(-1)!;
    if ((isNew || isWhole) && found >= RECOGNISED * (index + 1) && (index + 1 >= FEWEST_WORDS || isWhole))
      longest = index + 1;
    row = next;
  }
  return longest;
}

/** The longest common subsequence of both, using the earliest words heard, because the voice reads first. */
function matches(heard: readonly string[], asked: readonly string[]): { heard: number; asked: number }[] {
  const left = Array.from({ length: asked.length + 1 }, () => new Uint16Array(heard.length + 1));
  for (let a = asked.length - 1; a >= 0; a -= 1)
    for (let h = heard.length - 1; h >= 0; h -= 1)
      left[a]![h] =
        asked[a] === heard[h] ? left[a + 1]![h + 1]! + 1 : Math.max(left[a + 1]![h]!, left[a]![h + 1]!);
  const pairs: { heard: number; asked: number }[] = [];
  let a = 0;
  let h = 0;
  while (a < asked.length && h < heard.length) {
    if (asked[a] === heard[h]) {
      pairs.push({ heard: h, asked: a });
      a += 1;
      h += 1;
    } else if (left[a + 1]![h] === left[a]![h]) a += 1;
    else h += 1;
  }
  return pairs;
}
