import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

/**
 * The fonts of PDF letters: Source Serif 4, with one file per script. Together they cover Latin (with Vietnamese),
 * Greek and Cyrillic. A letter that none of them has is drawn as an empty box, but is still read aloud and copied
 * correctly.
 */

const { resolve } = createRequire(import.meta.url);

const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
export type Weight = 400 | 600;

export interface LetterFont {
  name: string;
  bytes: Buffer;
  hasGlyphFor: (codePoint: number) => boolean;
}

async function openFont(script: string, weight: Weight): Promise<LetterFont> {
  const name = `source-serif-4-${script}-${weight}-normal.woff`;
  const bytes = await readFile(resolve(`@fontsource/source-serif-4/files/${name}`));
  const font = fontkit.create(bytes) as fontkit.Font;
  return { name, bytes, hasGlyphFor: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

const opened = new Map<Weight, Promise<LetterFont[]>>();

/** The fonts of one weight, read only once. */
export function fontsOf(weight: Weight): Promise<LetterFont[]> {
  const fonts = opened.get(weight) ?? Promise.all(SCRIPTS.map((script) => openFont(script, weight)));
  opened.set(weight, fonts);
  return fonts;
}

/** Letters that one font draws. The font is null for letters that no font has. */
export interface Run {
  font: LetterFont | null;
  text: string;
}

/** The text as it is printed: with composed letters, and without invisible characters. */
export const printed = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replace(/[^\P{Cc}\n]/gu, '');

/** A line of printed text, split where the font changes. */
export function runsOf(line: string, fonts: readonly LetterFont[]): Run[] {
  const runs: Run[] = [];
  for (const letter of line) {
    const font = fonts.find(({ hasGlyphFor }) => hasGlyphFor(letter.codePointAt(0)!)) ?? null;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** The letters of a text that none of the fonts has, without duplicates. */
export async function missingLetters(text: string): Promise<string[]> {
  const fonts = await fontsOf(400);
  const missing = runsOf(printed(text).replaceAll('\n', ' '), fonts).filter(({ font }) => font === null);
  return [...new Set(missing.flatMap(({ text: letters }) => [...letters]))];
}
