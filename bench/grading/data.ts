/** Reads the marked answers for the evaluation. The project has no copy of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { tokensOfText } from '#server/features/analysis/grading/text/words.ts';
import { missingSentence } from '../evaluation-data.ts';

/** The last three have references as long as an interview's. */
export const fileNames = ['mohler', 'engsaf', 'beetle', 'asap', 'cunlp', 'stita'] as const;
export type FileName = (typeof fileNames)[number];

const rowSchema = z.object({
  qid: z.string(),
  /** Empty if the source has no question. */
  question: z.string(),
  reference: z.string(),
  references: z.array(z.string()).optional(),
  answer: z.string(),
  score: z.number().min(0).max(1),
});
export interface Row extends z.infer<typeof rowSchema> {
  file: FileName;
  /** Almost identical questions share a group. */
  group: number;
}

/** All rows, or a sentence that says what is missing. */
export function loadRows(folder: string): Row[] | string {
  const missing = missingSentence('grading', folder);
  if (missing !== null) return missing;
  const rows = fileNames.flatMap((file) =>
    readFileSync(join(folder, `${file}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ ...rowSchema.parse(JSON.parse(line)), file, group: 0 })),
  );
  return groupQuestions(rows);
}

const nearDuplicate = 0.6;

/**
 * Groups questions whose question or reference shares most of its words. Otherwise a model could learn from one and be
 * tested on another.
 */
function groupQuestions(rows: Row[]): Row[] {
  const words = (text: string) =>
    new Set(
      tokensOfText(text)
        .filter((token) => token.weight > 0)
        .map((token) => token.stem),
    );
  const questions = [...new Map(rows.map((row) => [`${row.file} ${row.qid}`, row])).entries()].map(
    ([key, row]) => ({
      key,
      question: words(row.question),
      reference: words(row.reference),
      both: words(`${row.question} ${row.reference}`),
    }),
  );
  const groups = questions.map((_, index) => index);
  for (const [i, a] of questions.entries()) {
    for (const [j, b] of questions.slice(0, i).entries()) {
      const near =
        jaccard(a.both, b.both) >= nearDuplicate ||
        (a.question.size >= 3 && jaccard(a.question, b.question) >= 0.8) ||
        (a.reference.size >= 3 && jaccard(a.reference, b.reference) >= 0.8);
      if (!near) continue;
      const from = groups[i] ?? i;
      const to = groups[j] ?? j;
      for (const [index, group] of groups.entries()) if (group === from) groups[index] = to;
    }
  }
  const groupByKey = new Map(questions.map(({ key }, index) => [key, groups[index] ?? index]));
  return rows.map((row) => ({ ...row, group: groupByKey.get(`${row.file} ${row.qid}`) ?? 0 }));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const union = new Set([...a, ...b]).size;
  return union === 0 ? 0 : (a.size + b.size - union) / union;
}
