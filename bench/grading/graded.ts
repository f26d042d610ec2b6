import type { Model } from '#server/features/analysis/grading/compare/model.ts';
import type { FileName } from './data.ts';
import type { PreparedRow } from './fit.ts';
import { type Grade, gradeWith } from '#server/features/analysis/grading/judge/grade.ts';

/** A marked answer, graded by its words with a model that saw nothing from its set. */
export interface GradedRow {
  row: PreparedRow;
  grade: Grade;
}

export function gradeRows(rows: readonly PreparedRow[], models: ReadonlyMap<FileName, Model>): GradedRow[] {
  return rows.map((row) => {
    const model = models.get(row.file)!;
    const { question, reference, references = [], answer } = row;
    const grade = gradeWith(model, { question, reference, references, transcript: { text: answer } });
    return { row, grade };
  });
}
