import tokenizer from 'llama-tokenizer-js';
import type { Chunk } from './chunks.ts';
import type { Token } from './recogniser.ts';
import type { Word } from './speech.ts';
import { SAMPLE_RATE } from './voice-activity.ts';

/** SentencePiece writes a space as this character, at the start of the token after it. */
const SPACE = '\u2581';
/** The tokens for unknown, begin and end. */
const LAST_CONTROL_TOKEN = 2;
const BYTE_TOKEN = /^<0x([0-9A-F]{2})>$/;
/** What a decoder writes for bytes that are not a character: the model may output only some of a character's bytes. */
const UNREADABLE = '\uFFFD';
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

interface SpokenWord {
  text: string;
  confidence: number;
}

/** The tokens as words with times, which divide the chunk's speech in proportion to the words' lengths in letters. */
export function timedWords(tokens: Token[], chunk: Chunk): Word[] {
  const words = spokenWords(tokens);
  const weights = words.map((word) => spokenLength(word.text));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return words.map((word, index) => {
    const startSeconds = momentAt(chunk, before / total, 'after a pause');
    before += weights[index]!;
    const endSeconds = momentAt(chunk, before / total, 'before a pause');
    return { text: word.text, startSeconds, endSeconds, confidence: word.confidence };
  });
}

/** A word's confidence is the product of the probabilities of its tokens, without punctuation. */
function spokenWords(tokens: Token[]): SpokenWord[] {
  const words: SpokenWord[] = [];
  let group: Token[] = [];
  const flush = () => {
    const text = decodeTokens(group);
    const previous = words.at(-1);
    if (LETTER_OR_DIGIT.test(text)) {
      const spoken = group.filter((token) => LETTER_OR_DIGIT.test(vocabulary(token.id)));
      const sum = spoken.reduce((total, token) => total + token.logProbability, 0);
      words.push({ text, confidence: Math.exp(sum) });
    } else if (previous) {
      previous.text += text;
    }
    group = [];
  };
  for (const token of tokens) {
    if (vocabulary(token.id).startsWith(SPACE)) flush();
    group.push(token);
  }
  flush();
  return words;
}

function vocabulary(id: number): string {
  return id > LAST_CONTROL_TOKEN ? (tokenizer.vocabById[id] ?? '') : '';
}

function decodeTokens(tokens: Token[]): string {
  const bytes: number[] = [];
  for (const token of tokens) {
    const entry = vocabulary(token.id);
    const byte = BYTE_TOKEN.exec(entry)?.[1];
    if (byte) bytes.push(Number.parseInt(byte, 16));
    else bytes.push(...new TextEncoder().encode(entry.replaceAll(SPACE, ' ')));
  }
  return new TextDecoder().decode(Uint8Array.from(bytes)).replaceAll(UNREADABLE, '').trim();
}

/** The number of letters estimates the duration. A digit counts as a word, because it is spoken as one. */
function spokenLength(text: string): number {
  let length = 1;
  for (const sign of text) {
    if (/\p{N}/u.test(sign)) length += 4;
    else if (LETTER_OR_DIGIT.test(sign)) length += 1;
  }
  return length;
}

/** The second at which `share` (0 to 1) of the speech is over. At a pause, this can be either end of the pause. */
function momentAt(chunk: Chunk, share: number, side: 'before a pause' | 'after a pause'): number {
  const total = chunk.stretches.reduce((sum, stretch) => sum + stretch.end - stretch.start, 0);
  let left = share * total;
  for (const stretch of chunk.stretches) {
    const length = stretch.end - stretch.start;
    const inside = side === 'before a pause' ? left <= length + 0.5 : left < length - 0.5;
    if (inside) return rounded((stretch.start + left) / SAMPLE_RATE);
    left -= length;
  }
  return rounded(chunk.end / SAMPLE_RATE);
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
