/**
 * Fits the grader's shipped model on all three data sets and
 * writes server/features/analysis/grading/compare/weights.json.
 * The file holds eleven numbers and nothing of the data.
 *
 * Run: node bench/fit-grading.ts [folder of the marked answers]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './evaluation-data.ts';
import { loadRows } from './grading/data.ts';
import { fitModel, prepareRows } from './grading/fit.ts';

const rows = loadRows(folderOf('grading', process.argv[2]));
if (typeof rows === 'string') {
  console.error(rows);
  process.exitCode = 1;
} else {
  const model = fitModel(prepareRows(rows));
  const target = join(import.meta.dirname, '../server/features/analysis/grading/compare/weights.json');
  writeFileSync(target, `${JSON.stringify(model, null, 2)}\n`);
  console.log(JSON.stringify(model, null, 2));
}
