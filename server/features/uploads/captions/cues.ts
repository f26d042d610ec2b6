import { CAPTION_LINES, CAPTION_SECONDS } from '#contract/interview/caption-limits.ts';
import type { CaptionCue } from '#contract/interview/captions.ts';
import { linesOf } from './web-vtt.ts';

export interface SpokenWord {
  text: string;
  startSeconds: number;
  endSeconds: number;
}

/** After a pause of this length, a new caption begins. */
const PAUSE_SECONDS = 1;
/** A caption that has been shown for this long ends with its sentence. */
const SENTENCE_SECONDS = 2;
const ENDS_SENTENCE = /[.?!…]["'”’)]*$/;

/** The words as readable captions: at most two lines, for one to seven seconds. */
export function cuesOf(words: readonly SpokenWord[]): CaptionCue[] {
  const groups: SpokenWord[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    if (group && belongsTo(group, word)) group.push(word);
    else groups.push([word]);
  }
  const cues: CaptionCue[] = [];
  for (const [index, group] of groups.entries()) {
    const start = Math.max(group[0]!.startSeconds, cues.at(-1)?.end ?? 0);
    const next = groups[index + 1]?.[0]?.startSeconds ?? Infinity;
    const wanted = Math.max(group.at(-1)!.endSeconds, start + CAPTION_SECONDS.min);
    const shown = Math.max(Math.min(wanted, next), start + CAPTION_SECONDS.min);
    const end = Math.min(shown, start + CAPTION_SECONDS.max);
    cues.push({ start: rounded(start), end: rounded(end), text: joinWords(group) });
  }
  return cues;
}

const joinWords = (words: readonly SpokenWord[]) => words.map(({ text }) => text).join(' ');
const rounded = (seconds: number) => Math.round(seconds * 1_000) / 1_000;

function belongsTo(group: readonly SpokenWord[], word: SpokenWord): boolean {
  const { startSeconds } = group[0]!;
  const last = group.at(-1)!;
  if (word.startSeconds - last.endSeconds > PAUSE_SECONDS) return false;
  if (word.endSeconds - startSeconds > CAPTION_SECONDS.max) return false;
  if (ENDS_SENTENCE.test(last.text) && last.endSeconds - startSeconds >= SENTENCE_SECONDS) return false;
  return linesOf(joinWords([...group, word])).length <= CAPTION_LINES;
}
