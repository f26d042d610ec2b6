import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import * as said from '#contract/messages/en/offers.ts';
import { paragraphsOf } from '#server/platform/mail/own-text.ts';
import type { Letter } from './letter.ts';
import {
  type LetterFont,
  type Run,
  type Weight,
  fontsOf,
  missingLetters,
  printed,
  runsOf,
} from './letter-fonts.ts';

/** The printed content of an offer. */
export interface PrintedLetter extends Letter {
  companyName: string;
  /** The line under the letter once it is accepted. Empty before that. */
  accepted: string;
  at: Date;
}

const MARGIN = 72;
const INK = '#23211e';
const LINE_HEIGHT = 1.45;

type Doc = InstanceType<typeof PDFDocument>;

/**
 * A letter as a tagged PDF (PDF/UA) with a title, language, heading and paragraphs, so that it is read aloud correctly.
 * The same letter always gives the same file.
 */
export async function letterPdf(letter: PrintedLetter): Promise<Buffer> {
  const { title, companyName, at } = letter;
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The package's types are older than this value.
    subset: 'PDF/UA' as 'PDF/A-2a',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    font: undefined,
    info: { Title: printed(title), Author: printed(companyName), CreationDate: at },
  });
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const write = async (text: string, style: Style) => {
    const fonts = await fontsOf(style.weight);
    const part = doc.struct(style.tag);
    root.add(part);
    for (const line of linesOf(doc, printed(text), style, fonts))
      drawLine(doc, part, runsOf(line, fonts), style);
    part.end();
    doc.y += style.after;
  };
  await write(companyName, COMPANY);
  await write(title, HEADING);
  for (const paragraph of paragraphsOf(letter.text)) await write(paragraph, TEXT);
  if (letter.accepted !== '') await write(letter.accepted, TEXT);
  const missing = await missingLetters(`${companyName}${title}${letter.text}${letter.accepted}`);
  if (missing.length > 0) await write(said.missingInPdf(), SMALL);
  root.end();
  doc.end();
  return bytes;
}

interface Style {
  tag: 'H1' | 'P';
  weight: Weight;
  size: number;
  /** The space below it. */
  after: number;
}

const COMPANY: Style = { tag: 'P', weight: 600, size: 11, after: 24 };
const HEADING: Style = { tag: 'H1', weight: 600, size: 20, after: 16 };
const TEXT: Style = { tag: 'P', weight: 400, size: 11, after: 10 };
const SMALL: Style = { tag: 'P', weight: 400, size: 9, after: 0 };

/** Read once, when first used. */
const withFont = (doc: Doc, { name, bytes }: LetterFont, { size }: Style): Doc =>
  doc.registerFont(name, bytes).font(name).fontSize(size);

/** The width of an empty box. */
const boxWidth = ({ size }: Style) => size * 0.8;

const widthOf = (doc: Doc, { font, text }: Run, style: Style): number =>
  font === null ? [...text].length * boxWidth(style) : withFont(doc, font, style).widthOfString(text);

/**
 * Breaks a text into lines at its spaces, and a word that is longer than a line anywhere. A line that ends at a space
 * keeps it, so that two words don't become one when read aloud.
 */
function linesOf(doc: Doc, text: string, style: Style, fonts: readonly LetterFont[]): string[] {
  const room = doc.page.width - 2 * MARGIN;
  const fits = (line: string) =>
    runsOf(line, fonts).reduce((sum, run) => sum + widthOf(doc, run, style), 0) <= room;
  const lines: string[] = [];
  for (const given of text.split('\n')) {
    let line = '';
    for (const word of given.split(/ +/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(`${line} `);
      line = '';
      for (const letter of word) {
        if (line !== '' && !fits(line + letter)) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    lines.push(`${line} `);
  }
  return lines;
}

function drawLine(doc: Doc, part: ReturnType<Doc['struct']>, runs: readonly Run[], style: Style): void {
  const height = style.size * LINE_HEIGHT;
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  const { y } = doc;
  let x = MARGIN;
  for (const run of runs) {
    const { font, text } = run;
    const left = x;
    const draw = () => {
      doc.fillColor(INK).strokeColor(INK);
      if (font === null) drawBoxes(doc, [...text].length, { x: left, y }, style);
      else withFont(doc, font, style).text(text, left, y, { lineBreak: false });
    };
    part.add(font === null ? doc.struct('Span', { actual: text }, draw) : draw);
    x += widthOf(doc, run, style);
  }
  doc.x = MARGIN;
  doc.y = y + height;
}

function drawBoxes(doc: Doc, count: number, { x, y }: { x: number; y: number }, style: Style): void {
  const width = boxWidth(style);
  for (let index = 0; index < count; index += 1)
    doc.rect(x + index * width + 1, y + style.size * 0.3, width - 2, style.size * 0.75).stroke();
}
