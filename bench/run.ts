import { availableParallelism, cpus, totalmem } from 'node:os';
import { build } from '../scripts/build.mjs';
import { type Figure, TABLE_HEAD, asRow, holds } from './figures.ts';
import { measureCandidates } from './candidates.ts';
import { measureHiring } from './hiring.ts';
import { measureInterview } from './interview.ts';
import { measureSpeech } from './speech.ts';
import { measureLargeQuestion } from './large-question.ts';
import { measureLists } from './lists.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measureQuestions } from './questions.ts';
import { measureQueue } from './queue.ts';
import { measureScale } from './scale.ts';
import { measureSearch } from './search.ts';
import { measureStarts } from './starts.ts';
import { measureUploads } from './uploads.ts';
import { callFigures } from './calls/calls.ts';

/**
 * Measures the figures in docs/figures.md on this machine, and prints each with its target and what it was compared
 * with, as Markdown that can be pasted. With names of subjects as arguments, only these are measured: npm run bench --
 * calls uploads
 */

const SUBJECTS: Record<string, () => Promise<Figure[]>> = {
  starts: measureStarts,
  memory: measureMemory,
  speech: measureSpeech,
  interview: measureInterview,
  lists: measureLists,
  hiring: measureHiring,
  calls: callFigures,
  search: measureSearch,
  uploads: measureUploads,
  candidates: measureCandidates,
  queue: measureQueue,
  scale: measureScale,
  questions: async () => [...(await measureQuestions()), ...(await measureLargeQuestion())],
  pages: measurePages,
};

/** These measure the built pages, or a start that would otherwise build them. */
const NEED_PAGES = ['starts', 'scale', 'pages'];

const asked = process.argv.slice(2);
const isAsked = (name: string): boolean => asked.length === 0 || asked.includes(name);
const unknown = asked.filter((name) => !(name in SUBJECTS));
if (unknown.length > 0) {
  console.error(
    `There is no subject ${unknown.join(', ')}. The subjects: ${Object.keys(SUBJECTS).join(', ')}.`,
  );
  process.exit(2);
}
const figures: Figure[] = [];
// Built now, because the build prints messages that would otherwise be in the middle of the table.
if (NEED_PAGES.some(isAsked)) await build(process.execPath);
console.log(
  `Measured on ${new Date().toISOString().slice(0, 10)}, on ${machine()}, with Node ${process.version}:\n`,
);
console.log(TABLE_HEAD);
for (const [name, measure] of Object.entries(SUBJECTS)) {
  if (!isAsked(name)) continue;
  for (const figure of await measure()) {
    figures.push(figure);
    console.log(asRow(figure));
  }
}
process.exit(figures.every(holds) ? 0 : 1);

/** The cores that this process may use, their model, and the machine's memory. */
function machine(): string {
  const model = cpus()[0]?.model.trim() || process.arch;
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} cores (${model}), ${gigabytes} GB of memory, ${process.platform}`;
}
