import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

/**
 * The fonts of letters as PDF: Source Serif 4, in the files that the package has for each script. Together they have the
 * letters of Latin (with Vietnamese), Greek and Cyrillic. A letter that none of them has is drawn as an empty box, and
 * read aloud and copied as what it is.
 */

const { resolve } = createRequire(import.meta.url);

const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
export type Script = (typeof SCRIPTS)[number];
export const WEIGHTS = { text: 400, title: 600 } as const;
export type Weight = keyof typeof WEIGHTS;

export interface LetterFont {
  name: string;
  bytes: Buffer;
  hasGlyphFor: (codePoint: number) => boolean;
}

const opened = new Map<string, Promise<LetterFont>>();

async function openFont(script: Script, weight: Weight): Promise<LetterFont> {
  const file = `@fontsource/source-serif-4/files/source-serif-4-${script}-${WEIGHTS[weight]}-normal.woff`;
  const bytes = await readFile(resolve(file));
  const font = fontkit.create(bytes) as fontkit.Font;
  return {
    name: `${script} ${weight}`,
    bytes,
    hasGlyphFor: (codePoint) => font.hasGlyphForCodePoint(codePoint),
  };
}

function fontOf(script: Script, weight: Weight): Promise<LetterFont> {
  const name = `${script} ${weight}`;
  const font = opened.get(name) ?? openFont(script, weight);
  opened.set(name, font);
  return font;
}

/** Letters that one font draws; null for letters that none has. */
export interface Run {
  font: LetterFont | null;
  text: string;
}

/** The text as it is printed: letters composed, and without signs that have no shape. */
export const printed = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replace(/[^\P{Cc}\n]/gu, '');

/** A line of printed text, cut where the font changes. */
export async function runsOf(line: string, weight: Weight): Promise<Run[]> {
  const fonts = await Promise.all(SCRIPTS.map((script) => fontOf(script, weight)));
  const runs: Run[] = [];
  for (const letter of line) {
    const codePoint = letter.codePointAt(0)!;
    const font = fonts.find(({ hasGlyphFor }) => hasGlyphFor(codePoint)) ?? null;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** The letters of a text that none of the fonts has, each once. */
export async function missingLetters(text: string): Promise<string[]> {
  const runs = await runsOf(printed(text).replaceAll('\n', ' '), 'text');
  const missing = runs.filter(({ font }) => font === null).flatMap(({ text: letters }) => [...letters]);
  return [...new Set(missing)];
}
