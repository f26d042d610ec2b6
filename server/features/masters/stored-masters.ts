import { z } from 'zod';
import { storedList } from '#server/database/stored-json.ts';

/** The options of a multiple-choice question of the bank. */
export const storedBankOptions = storedList({ table: 'skill_mcqs', column: 'options' }, z.string());
