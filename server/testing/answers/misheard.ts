import { readFileSync } from 'node:fs';
import { soundOf } from '#server/features/analysis/grading/compare/similarity.ts';
import { type SpokenText, isFunctionWord } from '#server/features/analysis/grading/text/words.ts';

/**
 * Answers as a recogniser hears them in a bad room. Substitutions and losses, and the confidence of right and of wrong
 * words, are as `npm run eval:speech` found them at about 30 % word errors.
 */

/** Of the words that are misheard, the share that leaves no word at all; others become a word that sounds alike. */
const lost = 0.25;

/** Confidence at these shares of the words, from the least certain one on. */
const shares = [0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1] as const;
const confidences = {
  'right in a bad room': [0.2, 0.29, 0.44, 0.54, 0.74, 0.85, 0.92, 0.96, 0.98, 0.99, 0.99, 1, 1, 1],
  'right in a quiet room': [0.4, 0.53, 0.69, 0.79, 0.93, 0.98, 0.99, 0.99, 1, 1, 1, 1, 1, 1],
  wrong: [0.02, 0.04, 0.08, 0.14, 0.21, 0.27, 0.32, 0.43, 0.5, 0.57, 0.7, 0.82, 0.95, 0.98],
} as const;

function confidenceOf(kind: keyof typeof confidences, share: number): number {
  const values = confidences[kind];
  const at = Math.max(
    0,
    shares.findLastIndex((one) => one <= share),
  );
  const next = Math.min(values.length - 1, at + 1);
  const width = (shares[next] ?? 1) - (shares[at] ?? 0);
  const part = width === 0 ? 0 : (share - (shares[at] ?? 0)) / width;
  return (values[at] ?? 0) + part * ((values[next] ?? 0) - (values[at] ?? 0));
}

const listed = readFileSync(
  new URL('../../features/analysis/grading/text/frequency.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .filter((word) => word.length >= 3)
  .map((word) => ({ word, sound: soundOf(word) }));
const alike = new Map<string, string[]>();

/** The words of the list that sound most like this one, without itself. */
function soundingLike(word: string): string[] {
  const known = alike.get(word);
  if (known !== undefined) return known;
  const sound = soundOf(word);
  const found = listed
    .filter(
      (other) =>
        other.word !== word &&
        other.sound[0] === sound[0] &&
        Math.abs(other.word.length - word.length) <= 2 &&
        Math.abs(other.sound.length - sound.length) <= 1,
    )
    .map((other) => ({ word: other.word, apart: apart(other.sound, sound) }))
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, 6)
    .map((other) => other.word);
  alike.set(word, found);
  return found;
}

/** How many sounds of the two differ, place by place. */
function apart(a: string, b: string): number {
  let differing = Math.abs(a.length - b.length);
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) if (a[at] !== b[at]) differing += 1;
  return differing;
}

/**
 * The text with this share of its words misheard; with 0 all words are right, as heard in a quiet room. `random` gives
 * numbers from 0 to 1.
 */
export function asHeard(text: string, share: number, random: () => number): SpokenText {
  const room = share === 0 ? 'right in a quiet room' : 'right in a bad room';
  const heard = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => {
      if (random() >= share) return [{ text: word, confidence: confidenceOf(room, random()) }];
      const plain = word.toLowerCase().replace(/[^a-z]/g, '');
      const others = isFunctionWord(plain) ? ['the', 'and', 'a', 'it', 'of'] : soundingLike(plain);
      const confidence = confidenceOf('wrong', random());
      const isLost = random() < lost;
      const other = others[Math.floor(random() * others.length)];
      return isLost || other === undefined
        ? []
        : [{ text: word.replace(/[\p{L}\p{N}'’-]+/u, other), confidence }];
    });
  const words = heard.map((word, index) => ({
    ...word,
    startSeconds: index * 0.4,
    endSeconds: index * 0.4 + 0.3,
  }));
  const said = words.map((word) => word.text).join(' ');
  const total = words.reduce((sum, { confidence }) => sum + Math.log(confidence), 0);
  const endSeconds = words.at(-1)?.endSeconds ?? 0;
  // A word has some 1.3 tokens.
  const confidence = total / Math.max(1, 1.3 * words.length);
  return { text: said, segments: [{ text: said, startSeconds: 0, endSeconds, confidence, words }] };
}
