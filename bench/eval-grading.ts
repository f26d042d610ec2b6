/**
 * Measures the grader: what words and marks settle on marked answers, and how it grades the project's own everyday
 * answers, nonsense, and whole interviews. Run: npm run eval:grading [-- folder of the marked answers], or with --llm
 * to use the configured language model.
 *
 * Each set of marked answers is graded with a model that was fitted on the others. The rules around it are the same
 * for all sets and were made by people who saw these figures, so the figures are slightly too good. Of the project's
 * own answers, the `unseen` halves are only for the final check.
 */
import { shippedModel } from '#server/features/analysis/grading/compare/model.ts';
import { gradeWith } from '#server/features/analysis/grading/judge/grade.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { createLlm } from '#server/platform/llm/llm.ts';
import { changedFiles, folderOf } from './evaluation-data.ts';
import { agreementTable } from './grading/agreement.ts';
import { curveTable, refitTable } from './grading/curve.ts';
import { fileNames, loadRows } from './grading/data.ts';
import { everydayIn, everydayTable, perfectModel } from './grading/everyday.ts';
import { fitWithout, prepareRows } from './grading/fit.ts';
import { gradeRows } from './grading/graded.ts';
import { interviewsTable } from './grading/interviews.ts';
import { llmTable } from './grading/llm.ts';
import { nonsenseTable } from './grading/nonsense.ts';
import { notesTable } from './grading/notes.ts';
import { printMissed } from './grading/print.ts';
import { trialsOf } from './grading/sure.ts';

const options = process.argv.slice(2);
const asked = options.find((option) => /^--llm(?:=\d+)?$/.test(option));
if (asked === undefined) {
  await ownAnswers();
  markedAnswers(folderOf('grading', options[0]));
  printMissed();
} else {
  await configuredModel(Number(asked.split('=')[1] ?? Infinity));
}

async function configuredModel(most: number): Promise<void> {
  const llm = createLlm(loadConfig().llm);
  if (llm !== null) return llmTable(llm, most);
  console.error('No language model is configured: set LLM_BASE_URL and LLM_MODEL (docs/language-models.md).');
  process.exitCode = 1;
}

async function ownAnswers(): Promise<void> {
  await everydayTable('words alone', (input) => gradeWith(shippedModel, input));
  for (const [language, questions] of Object.entries(everydayIn))
    await everydayTable(`words alone, ${language}`, (input) => gradeWith(shippedModel, input), { questions });
  await llmTable(perfectModel);
  nonsenseTable();
  interviewsTable();
}

function markedAnswers(folder: string): void {
  const loaded = loadRows(folder);
  if (typeof loaded === 'string') {
    console.error(loaded);
    process.exitCode = 1;
    return;
  }
  const changed = changedFiles('grading', folder);
  if (changed.length > 0)
    console.log(`Not the files that docs/figures.md was measured on: ${changed.join(', ')}.`);
  const rows = prepareRows(loaded);
  const trials = trialsOf(loaded);
  const models = new Map(fileNames.map((file) => [file, fitWithout(file, { rows, trials })]));
  const graded = gradeRows(rows, models);
  agreementTable(graded);
  notesTable(graded);
  curveTable(rows, models);
  refitTable(rows, shippedModel);
}
