import { questionFigures } from '#contract/company/question-figures.ts';
import { storedObject } from '#server/database/stored-json.ts';
import type { QuestionFigures } from './figures.ts';

export const storedFigures = storedObject<QuestionFigures>(
  { table: 'question_figures', column: 'figures' },
  { 1: questionFigures },
);
