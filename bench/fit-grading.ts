/**
 * Fits the grader's shipped model on all sets of marked answers and writes
 * server/features/analysis/grading/compare/weights.json. The file contains a few numbers and none of the data.
 *
 * Run: node start.mjs --script bench/fit-grading.ts [folder of the marked answers]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './evaluation-data.ts';
import { loadRows } from './grading/data.ts';
import { fitModel, prepareRows } from './grading/fit.ts';
import { trialsOf } from './grading/sure.ts';

const rows = loadRows(folderOf('grading', process.argv[2]));
if (typeof rows === 'string') {
  console.error(rows);
  process.exitCode = 1;
} else {
  const text = JSON.stringify(fitModel(prepareRows(rows), trialsOf(rows)), null, 2);
  writeFileSync(
    join(import.meta.dirname, '../server/features/analysis/grading/compare/weights.json'),
    `${text}\n`,
  );
  console.log(text);
}
