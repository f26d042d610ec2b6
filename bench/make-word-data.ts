/**
 * Makes the two word files of the grader from installed packages:
 * - frequency.txt: English words, most frequent first, from the vocabulary of `llama-tokenizer-js` (MIT). Its
 * order is the order of its merges, which is close to the order of frequency.
 * - word-pairs.json: how much more often than by chance each word class follows
 * another, in the documentation of the installed packages.
 *
 * Run: node bench/make-word-data.ts, then npm run format
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tokenizer from 'llama-tokenizer-js';
import { classNames, classOf } from '#server/features/analysis/grading/text/word-classes.ts';

const target = join(import.meta.dirname, '../server/features/analysis/grading/text');
const twoLetters = new Set(
  'an as at be by do go he if in is it me my no of on or so to up us we am oh ok'.split(' '),
);

function makeFrequency(): void {
  const words = tokenizer.vocabById
    .filter((token) => /^▁[a-z]{2,}$/.test(token))
    .map((token) => token.slice(1))
    .filter((word) => word !== 'the' && (word.length > 2 || twoLetters.has(word)));
  writeFileSync(join(target, 'frequency.txt'), `${['the', 'a', 'i', ...words].join('\n')}\n`);
  console.log(`frequency.txt: ${words.length + 3} words`);
}

/** Paragraphs of running English, without code, tables, headings or lists of names. */
function* sentences(markdown: string): Generator<string[]> {
  const prose = markdown.replace(/```[\s\S]*?```/g, '\n\n').replace(/<[^>]*>/g, ' ');
  for (const paragraph of prose.split(/\n\s*\n/)) {
    if (/^\s*([|#>]|\[!)/.test(paragraph) || /[{}]|=>|https?:/.test(paragraph)) continue;
    const plain = paragraph
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*_]/g, '')
      .toLowerCase();
    for (const sentence of plain.split(/(?<=[.!?:])\s+|\n\s*[-*]\s+/)) {
      const words = sentence.match(/[a-z]+|\d+(?:\.\d+)*/g) ?? [];
      if (words.length >= 6 && words.length <= 60) yield words;
    }
  }
}

function makePairs(): void {
  const size = classNames.length;
  const pairs = new Float64Array(size * size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const seen = new Set<string>();
  let total = 0;
  const files = globSync('node_modules/**/*.md', { cwd: join(import.meta.dirname, '..') }).sort();
  for (const file of files) {
    if (/changelog|history|license|notice/i.test(file)) continue;
    let text: string;
    try {
      text = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && (error.code === 'EISDIR' || error.code === 'ENOENT'))
        continue;
      throw error;
    }
    for (const words of sentences(text)) {
      const line = words.join(' ');
      if (seen.has(line)) continue;
      seen.add(line);
      const classes = words.map(classOf);
      for (let index = 1; index < classes.length; index += 1) {
        const a = classes[index - 1] ?? 0;
        const b = classes[index] ?? 0;
        pairs[a * size + b] = (pairs[a * size + b] ?? 0) + 1;
        first[a] = (first[a] ?? 0) + 1;
        second[b] = (second[b] ?? 0) + 1;
        total += 1;
      }
    }
  }
  const smoothing = 5;
  const rows: string[] = [];
  for (let a = 0; a < size; a += 1) {
    const row: number[] = [];
    for (let b = 0; b < size; b += 1) {
      const expected = ((first[a] ?? 0) * (second[b] ?? 0)) / total;
      const ratio = ((pairs[a * size + b] ?? 0) + smoothing) / (expected + smoothing);
      row.push(Math.round(Math.log2(ratio) * 10));
    }
    rows.push(`  [${row.join(',')}]`);
  }
  writeFileSync(join(target, 'word-pairs.json'), `[\n${rows.join(',\n')}\n]\n`);
  console.log(`word-pairs.json: ${total} pairs of ${seen.size} sentences, ${size} classes`);
}

makeFrequency();
makePairs();
