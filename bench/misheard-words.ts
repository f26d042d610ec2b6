import { doubtfulWord } from '#server/features/analysis/grading/text/words.ts';
import type { Transcript } from '#server/platform/speech/speech.ts';
import { countWordErrors, wrongWords } from '#server/testing/voices/word-errors.ts';
import { interval } from './grading/interval.ts';
import { byTelephone, withBabble, withWhiteNoise } from './speech-conditions.ts';

/**
 * How well the words that a report marks are those that were misheard. The threshold was chosen with every second clip;
 * the clips between them are blind.
 */

export interface HeardClip {
  file: string;
  transcript: string;
  samples: Float32Array;
}

interface Word {
  confidence: number;
  isWrong: boolean;
}

interface Heard {
  words: Word[];
  said: number;
  errors: number;
}

const RATE = 16_000;
/** Each makes about 30 % word errors of these clips. */
const CONDITIONS: Record<string, (samples: Float32Array, others: readonly Float32Array[]) => Float32Array> = {
  'white noise, 2 dB above the voice': (samples) => withWhiteNoise(samples, -2),
  'babble, 3 dB below': (samples, others) => withBabble(samples, [...others], 3),
  'telephone, white noise 2 dB below': (samples) => byTelephone(withWhiteNoise(samples, 2), RATE),
};
const THRESHOLDS = [0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8] as const;
const TARGETS = { precision: 0.5, recall: 0.65 };

/** Prints precision and recall of the marked words, blind clips apart from seen ones, and says what is missed. */
export async function misheardTable(
  clips: readonly HeardClip[],
  transcribe: (samples: Float32Array) => Promise<Transcript>,
): Promise<string[]> {
  const seen: Heard[] = [];
  const blind: Heard[] = [];
  for (const make of Object.values(CONDITIONS)) {
    for (const [index, clip] of clips.entries()) {
      const others = clips.flatMap(({ samples }) => (samples === clip.samples ? [] : [samples])).slice(0, 6);
      const heard = heardOf(clip, await transcribe(make(clip.samples, others)));
      (index % 2 === 0 ? seen : blind).push(heard);
    }
  }
  const clean: Heard[] = [];
  for (const clip of clips) clean.push(heardOf(clip, await transcribe(clip.samples)));

  process.stdout.write(`\nWords that were misheard, in ${Object.keys(CONDITIONS).join('; ')}\n`);
  process.stdout.write(`The threshold is chosen with the seen clips. The shipped one is ${doubtfulWord}.\n`);
  for (const threshold of THRESHOLDS) line(`seen, words below ${threshold}`, seen, threshold);
  line(`seen, shipped threshold`, seen, doubtfulWord);
  const figures = line(`blind, shipped threshold`, blind, doubtfulWord);
  line('all clips as they are', clean, doubtfulWord);
  return Object.entries(TARGETS).flatMap(([name, least]) =>
    figures[name as keyof typeof TARGETS] < least ? [`misheard words, blind: ${name} at least ${least}`] : [],
  );
}

function heardOf({ transcript }: HeardClip, heard: Transcript): Heard {
  const words = heard.segments.flatMap((segment) => segment.words);
  const wrong = wrongWords(
    transcript,
    words.map(({ text }) => text),
  );
  const { words: said, errors } = countWordErrors(transcript, heard.text);
  return {
    words: words.map(({ confidence }, index) => ({ confidence, isWrong: wrong[index]! })),
    said,
    errors,
  };
}

function line(
  name: string,
  clips: readonly Heard[],
  threshold: number,
): { precision: number; recall: number } {
  const share = (some: readonly Word[], holds: (word: Word) => boolean) =>
    some.length === 0 ? 0 : some.filter(holds).length / some.length;
  const isMarked = ({ confidence }: Word) => confidence < threshold;
  const isWrong = (word: Word) => word.isWrong;
  const wordsOf = (some: readonly Heard[]) => some.flatMap(({ words }) => words);
  const precision = (some: readonly Heard[]) => share(wordsOf(some).filter(isMarked), isWrong);
  const recall = (some: readonly Heard[]) => share(wordsOf(some).filter(isWrong), isMarked);
  const sum = (of: (one: Heard) => number) => clips.reduce((all, one) => all + of(one), 0);
  const errors =
    sum((one) => one.errors) /
    Math.max(
      1,
      sum(({ said }) => said),
    );
  process.stdout.write(
    `${name.padEnd(28)}${String(wordsOf(clips).length).padStart(5)} words, word errors ${errors.toFixed(3)}, marked ${share(wordsOf(clips), isMarked).toFixed(3)}` +
      `, precision ${precision(clips).toFixed(3)} ${interval(clips, precision)}, recall ${recall(clips).toFixed(3)} ${interval(clips, recall)}\n`,
  );
  return { precision: precision(clips), recall: recall(clips) };
}
