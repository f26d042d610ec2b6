import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The data for the evaluations. The licences differ and some only allow research, so the project has no copy.
 * bench/README.md says where the data comes from.
 */

/** SHA-256 of the files used for the figures in docs/figures.md. */
const CHECKSUMS: Record<string, string> = {
  'grading/mohler.jsonl': 'a5ba4ecfe8b890e79ee87d51cf8d68d305c66d431abbaf6a704953372d31cb1f',
  'grading/engsaf.jsonl': 'a7b3145238ede7d83319405c4973830e6ff63b087194d1649205c9e0f305fc37',
  'grading/beetle.jsonl': 'f6551fa8ebac2e91792f41721bd648dd13cd27d2461ad7bb968c6132cf8acc89',
  'grading/asap.jsonl': 'c0ffba871d207166d5b439a62583b8c13cde07852a3585d52deeb76f4a5095f4',
  'grading/cunlp.jsonl': '4e6b8336e2b48dc1af1e880ab6f8a45325dc8bbfc5c04cbc29722c1329a7bb25',
  'grading/stita.jsonl': '2b9106adb2b2b91e08b6186ddf271d797c66403a73fd03527f6641e8e3b377e2',
  'speech/manifest.jsonl': '7dd2a1b859fb27500e9e8c71a56232bf80a015cfc490ca13dfcdb3ab47e27261',
};

export type EvaluationSet = 'grading' | 'speech';

/**
 * The folder of a set: the given one, otherwise the one in EVAL_DATA_DIR, otherwise `shared/data` next to the project.
 */
export function folderOf(set: EvaluationSet, given?: string): string {
  if (given !== undefined) return path.resolve(given);
  const all = process.env['EVAL_DATA_DIR'] || path.join(import.meta.dirname, '..', '..', 'shared', 'data');
  return path.resolve(all, set);
}

/** A sentence that says which files are missing and what to do. Null if all files exist. */
export function missingSentence(set: EvaluationSet, folder: string): string | null {
  const missing = namesOf(set).filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length === 0) return null;
  return (
    `The data of this evaluation are not in the project: ${missing.join(', ')} not found in ${folder}. ` +
    `bench/README.md says where they come from. Name their folder in EVAL_DATA_DIR, or as an argument.`
  );
}

/** The files that differ from those used for the figures in docs/figures.md. */
export function changedFiles(set: EvaluationSet, folder: string): string[] {
  return namesOf(set).filter((name) => {
    const content = readFileSync(path.join(folder, name));
    return createHash('sha256').update(content).digest('hex') !== CHECKSUMS[`${set}/${name}`];
  });
}

const namesOf = (set: EvaluationSet): string[] =>
  Object.keys(CHECKSUMS).flatMap((key) => (key.startsWith(`${set}/`) ? [key.slice(set.length + 1)] : []));
