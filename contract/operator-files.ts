import { z } from 'zod';
import { currentPassword } from './account.ts';
import { SIGNED_IN, endpoint, noInput, nothing } from './endpoint.ts';
import { FILE_CHECK_EXAMPLES, NAMED_BY } from './file-check.ts';
import { isoTimestamp } from './rules.ts';

/** Comparing the rows that name files with the files in storage, for those who run the installation. */
const forOperators = { audience: SIGNED_IN, operatorOnly: true } as const;

export const fileCheckResult = z.object({
  /** How many files rows name, and how many are in storage. */
  named: z.number(),
  stored: z.number(),
  /** Rows whose file is not there: its content is lost. */
  missing: z.number(),
  missingExamples: z.array(z.object({ key: z.string(), namedBy: z.enum(NAMED_BY) })).max(FILE_CHECK_EXAMPLES),
  /** Files that no row names. One that is being uploaded is among them for a moment. */
  unnamed: z.number(),
  /** Those that can be deleted: older than a day, in a folder of the program, and not deleted yet. */
  deletable: z.number(),
  unnamedExamples: z.array(z.object({ key: z.string(), isDeletable: z.boolean() })).max(FILE_CHECK_EXAMPLES),
  /** How many this run deleted. */
  deleted: z.number(),
});

export const getFileCheck = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getFileCheck',
  summary: `The last comparison of rows with stored files, with up to ${FILE_CHECK_EXAMPLES} examples of each kind.`,
  input: noInput,
  output: z.object({
    check: z
      .object({
        state: z.enum(['running', 'done', 'failed']),
        deletes: z.boolean(),
        askedDate: isoTimestamp,
        doneDate: isoTimestamp.nullable(),
        result: fileCheckResult.nullable(),
      })
      .nullable(),
  }),
});

export const checkFiles = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/checkFiles',
  summary: 'Compare rows with stored files in the background. It changes neither.',
  refusals: ['operator.check-running'],
  input: noInput,
  output: nothing,
});

export const deleteUnnamedFiles = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/deleteUnnamedFiles',
  summary:
    'Delete files that no row names and that are older than a day, in the background. Each is checked again right before. No row is deleted.',
  refusals: ['password.wrong-current', 'operator.check-running'],
  input: z.object({ current: currentPassword }),
  output: nothing,
});
