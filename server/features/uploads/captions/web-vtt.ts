import { CAPTION_LINE_MAX } from '#contract/interview/caption-limits.ts';
import type { CaptionCue } from '#contract/interview/captions.ts';

/**
 * Captions in the text format that browsers read (W3C, "WebVTT"). The text of a caption can neither end it nor begin
 * another one.
 */
export function webVtt(cues: readonly CaptionCue[]): string {
  const shown = cues
    .map((cue) => ({ ...cue, lines: linesOf(cue.text) }))
    .filter(({ start, end, lines }) => lines.length > 0 && end > start)
    .toSorted((one, other) => one.start - other.start);
  const blocks = shown.map(
    ({ start, end, lines }, index) =>
      `${index + 1}\n${timeOf(start)} --> ${timeOf(end)}\n${lines.map(escaped).join('\n')}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** The text in lines that fit below a video. A word that is longer than a line is split. */
export function linesOf(text: string): string[] {
  const lines: string[] = [];
  const words = text
    .toWellFormed()
    // Control characters and line ends become spaces, because an empty line would end the caption.
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
  for (const word of words) {
    let letters = Array.from(word);
    const line = lines.at(-1);
    if (line !== undefined && lengthOf(line) + 1 + letters.length <= CAPTION_LINE_MAX) {
      lines[lines.length - 1] = `${line} ${word}`;
      continue;
    }
    for (; letters.length > 0; letters = letters.slice(CAPTION_LINE_MAX))
      lines.push(letters.slice(0, CAPTION_LINE_MAX).join(''));
  }
  return lines;
}

const lengthOf = (line: string) => Array.from(line).length;

/** Escaping `>` leaves no arrow, which would be read as a time range. */
const escaped = (line: string) =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1_000);
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const whole = Math.floor(ms / 1_000);
  return `${part(Math.floor(whole / 3_600))}:${part(Math.floor(whole / 60) % 60)}:${part(whole % 60)}.${part(ms % 1_000, 3)}`;
}
