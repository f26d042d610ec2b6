import type { SpokenWord } from '#server/features/uploads/captions/cues.ts';

export interface SpokenLine {
  start: number;
  end: number;
  text: string;
}

/** After a pause of this length, the speaker may have changed. */
const PAUSE_SECONDS = 2;
/** A line is what someone would quote: a sentence or two. */
const LINE_MAX = 240;
const ENDS_SENTENCE = /[.?!…]["'”’)]*$/;

/** The transcript in lines for reading and quoting. */
export function spokenLines(words: readonly SpokenWord[]): SpokenLine[] {
  const lines: SpokenLine[] = [];
  let hasEnded = true;
  for (const { text, startSeconds, endSeconds } of words) {
    const line = lines.at(-1);
    const begins =
      !line ||
      hasEnded ||
      startSeconds - line.end > PAUSE_SECONDS ||
      line.text.length + text.length >= LINE_MAX;
    if (begins) lines.push({ start: startSeconds, end: endSeconds, text });
    else Object.assign(line, { end: endSeconds, text: `${line.text} ${text}` });
    hasEnded = ENDS_SENTENCE.test(text);
  }
  return lines;
}
