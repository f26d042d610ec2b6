import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { paragraphsOf } from '#server/platform/mail/own-text.ts';
import type { Letter } from './letter.ts';
import { type Run, type Weight, missingLetters, printed, runsOf } from './letter-fonts.ts';

/** What is printed of an offer. */
export interface PrintedLetter extends Letter {
  companyName: string;
  /** The line under the letter once it was accepted; '' before. */
  accepted: string;
  at: Date;
}

const MARGIN = 72;
const INK = '#23211e';
const SIZES = { small: 9, text: 11, title: 20 } as const;
const LINE_HEIGHT = 1.45;

type Doc = InstanceType<typeof PDFDocument>;

/**
 * A letter as a tagged PDF (PDF/UA): with its title, its language, a heading and paragraphs, so that it is read aloud as it
 * is meant. The same letter gives the same file.
 */
export async function letterPdf(letter: PrintedLetter): Promise<Buffer> {
  const { title, companyName, at } = letter;
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    // The types are of a version that did not have it.
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
    const lines = await linesOf(doc, printed(text), style);
    const part = doc.struct(style.tag);
    root.add(part);
    for (const line of lines) drawLine(doc, part, line, style);
    part.end();
    doc.y += style.after;
  };
  await write(companyName, COMPANY);
  await write(title, HEADING);
  for (const paragraph of paragraphsOf(letter.text)) await write(paragraph, TEXT);
  if (letter.accepted !== '') await write(letter.accepted, TEXT);
  const missing = await missingLetters(`${companyName}${title}${letter.text}${letter.accepted}`);
  if (missing.length > 0) await write(MISSING, SMALL);
  root.end();
  doc.end();
  return bytes;
}

const MISSING =
  'Some letters of this document cannot be drawn here and appear as empty boxes. They are complete on the page where you read the offer, and when this document is read aloud or copied.';

interface Style {
  tag: 'H1' | 'P';
  weight: Weight;
  size: number;
  /** The space below. */
  after: number;
}

const COMPANY: Style = { tag: 'P', weight: 'title', size: SIZES.text, after: 24 };
const HEADING: Style = { tag: 'H1', weight: 'title', size: SIZES.title, after: 16 };
const TEXT: Style = { tag: 'P', weight: 'text', size: SIZES.text, after: 10 };
const SMALL: Style = { tag: 'P', weight: 'text', size: SIZES.small, after: 0 };

interface Line {
  runs: Run[];
  /** Whether a word goes on in the next line without a space. */
  isCut: boolean;
}

function withFont(doc: Doc, { font }: Run, { size }: Style): Doc {
  if (font === null) return doc.fontSize(size);
  // It is read once, the first time that it is used.
  return doc.registerFont(font.name, font.bytes).font(font.name).fontSize(size);
}

/** An empty box is so wide. */
const boxWidth = ({ size }: Style) => size * 0.8;

function widthOf(doc: Doc, runs: readonly Run[], style: Style): number {
  return runs.reduce(
    (sum, run) =>
      sum +
      (run.font === null
        ? [...run.text].length * boxWidth(style)
        : withFont(doc, run, style).widthOfString(run.text)),
    0,
  );
}

/** Breaks a text into lines at its spaces, and a word that is longer than a line anywhere. */
async function linesOf(doc: Doc, text: string, style: Style): Promise<Line[]> {
  const room = doc.page.width - 2 * MARGIN;
  const fits = async (line: string) => widthOf(doc, await runsOf(line, style.weight), style) <= room;
  const lines: { text: string; isCut: boolean }[] = [];
  for (const given of text.split('\n')) {
    let line = '';
    for (const word of given.split(/ +/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (await fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push({ text: line, isCut: false });
      line = '';
      for (const letter of word) {
        if (line !== '' && !(await fits(line + letter))) {
          lines.push({ text: line, isCut: true });
          line = '';
        }
        line += letter;
      }
    }
    lines.push({ text: line, isCut: false });
  }
  return Promise.all(
    lines.map(async ({ text: line, isCut }) => ({ runs: await runsOf(line, style.weight), isCut })),
  );
}

function drawLine(doc: Doc, part: ReturnType<Doc['struct']>, line: Line, style: Style): void {
  const height = style.size * LINE_HEIGHT;
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  const { y } = doc;
  let x = MARGIN;
  line.runs.forEach((run, index) => {
    const isLast = index === line.runs.length - 1;
    // With the space that the end of the line stands for, two words do not become one when they are read.
    const text = isLast && !line.isCut ? `${run.text} ` : run.text;
    const left = x;
    const draw = () => {
      doc.fillColor(INK).strokeColor(INK);
      if (run.font === null) drawBoxes(doc, [...run.text].length, { x: left, y }, style);
      else withFont(doc, run, style).text(text, left, y, { lineBreak: false });
    };
    part.add(run.font === null ? doc.struct('Span', { actual: text }, draw) : draw);
    x += widthOf(doc, [run], style);
  });
  doc.x = MARGIN;
  doc.y = y + height;
}

function drawBoxes(doc: Doc, count: number, { x, y }: { x: number; y: number }, style: Style): void {
  const width = boxWidth(style);
  for (let index = 0; index < count; index += 1)
    doc.rect(x + index * width + 1, y + style.size * 0.3, width - 2, style.size * 0.75).stroke();
}
