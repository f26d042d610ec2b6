import { hearingNote, isMisheard } from '#server/features/analysis/grading/text/hearing.ts';
import type { Transcript, Word } from '#server/platform/speech/speech.ts';
import { countWordErrors, wrongWords } from '#server/testing/voices/word-errors.ts';
import { interval } from './grading/interval.ts';
import { byTelephone, withBabble, withWhiteNoise } from './speech-conditions.ts';

/**
 * How well the words that a report marks match the misheard ones. The thresholds were chosen with every second clip;
 * the clips in between are blind. A recording with more word errors than `USABLE` should get a note as a whole
 * instead.
 */

export interface HeardClip {
  file: string;
  transcript: string;
  samples: Float32Array;
}

interface Heard {
  file: string;
  words: (Word & { isWrong: boolean })[];
  wordErrors: number;
  hasNote: boolean;
}

const RATE = 16_000;
const USABLE = 0.3;
const LEAST_PRECISION = 0.5;
type Make = (samples: Float32Array, others: readonly Float32Array[]) => Float32Array;
const CONDITIONS: Record<string, Make> = {
  'as they are': (samples) => samples,
  telephone: (samples) => byTelephone(samples, RATE),
  ...Object.fromEntries(
    [10, 4, 0, -2].map((decibels): [string, Make] => [
      `white noise ${decibels} dB below`,
      (samples) => withWhiteNoise(samples, decibels),
    ]),
  ),
  ...Object.fromEntries(
    [10, 5, 3].map((decibels): [string, Make] => [
      `babble ${decibels} dB below`,
      (samples, others) => withBabble(samples, [...others], decibels),
    ]),
  ),
  ...Object.fromEntries(
    [6, 2].map((decibels): [string, Make] => [
      `telephone, white noise ${decibels} dB below`,
      (samples) => byTelephone(withWhiteNoise(samples, decibels), RATE),
    ]),
  ),
};
type Marks = (word: Word) => boolean;

/**
 * Prints how many of the marked words are wrong, with blind and seen clips separate, and says which targets are
 * missed.
 */
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
  process.stdout.write(`\nWords that were misheard: ${Object.keys(CONDITIONS).join('; ')}\n`);
  process.stdout.write(
    `Recordings with word errors below ${USABLE}. The thresholds were chosen with the seen clips.\n`,
  );
  line('blind, all words below 0.7', blind, ({ confidence }) => confidence < 0.7);
  line('seen, as shipped', seen, isMisheard);
  const precision = line('blind, as shipped', blind, isMisheard);
  const all = [...seen, ...blind];
  const noted = (some: readonly Heard[]) =>
    `${some.filter(({ hasNote }) => hasNote).length} of ${some.length}`;
  const between = (from: number, to: number) =>
    all.filter(({ wordErrors }) => wordErrors >= from && wordErrors < to);
  process.stdout.write(
    `Recordings that get one note as a whole: word errors below ${USABLE}: ${noted(between(0, USABLE))}` +
      `, up to 0.5: ${noted(between(USABLE, 0.5))}, above: ${noted(between(0.5, Infinity))}\n`,
  );
  return precision < LEAST_PRECISION
    ? [`misheard words, blind: at least ${LEAST_PRECISION} of the marked words are wrong`]
    : [];
}

function heardOf({ file, transcript }: HeardClip, heard: Transcript): Heard {
  const words = heard.segments.flatMap((segment) => segment.words);
  const wrong = wrongWords(
    transcript,
    words.map(({ text }) => text),
  );
  const { words: said, errors } = countWordErrors(transcript, heard.text);
  return {
    file,
    words: words.map((word, index) => ({ ...word, isWrong: wrong[index]! })),
    wordErrors: errors / said,
    hasNote: hearingNote(heard) !== null,
  };
}

function line(name: string, clips: readonly Heard[], isMarked: Marks): number {
  const usable = clips.filter(({ wordErrors }) => wordErrors < USABLE);
  type One = Heard['words'][number];
  const share = (of: (word: One) => boolean, holds: (word: One) => boolean) => (some: readonly Heard[]) => {
    const words = some.flatMap((heard) => heard.words).filter(of);
    return words.filter(holds).length / Math.max(1, words.length);
  };
  const isWrong = (word: One) => word.isWrong;
  const isRight = (word: One) => !word.isWrong;
  const precision = share(isMarked, isWrong);
  const figures = {
    'marked words that are wrong': precision,
    'wrong words that are marked': share(isWrong, isMarked),
    'right words that are marked': share(isRight, isMarked),
  };
  // The same clip in other conditions is not an independent recording.
  const clipsApart = [...Map.groupBy(usable, ({ file }) => file).values()];
  const count = usable.reduce((sum, { words }) => sum + words.length, 0);
  process.stdout.write(
    `${name.padEnd(28)}${String(count).padStart(5)} words, wrong ${share(() => true, isWrong)(usable).toFixed(3)}` +
      Object.entries(figures)
        .map(
          ([what, figure]) =>
            `, ${what} ${figure(usable).toFixed(3)} ${interval(clipsApart, (some) => figure(some.flat()))}`,
        )
        .join('') +
      '\n',
  );
  return precision(usable);
}
