import type { z } from 'zod';
import { TEXTS } from '#contract/texts.ts';
import { issueFromWire, toWire } from '#web/api/wire.ts';

/** The first message of each field, by its path. */
export type Errors = Record<string, string>;

function issuesByPath(error: z.core.$ZodError): Errors {
  const errors: Errors = {};
  for (const { path, message } of error.issues) {
    const issue = issueFromWire({ path: path.join('.'), message });
    errors[issue.path] ??= issue.message;
  }
  return errors;
}

/** The errors of the values, found with the schema that the server also uses. */
export function check(schema: z.ZodType, values: unknown): Errors {
  const result = schema.safeParse(toWire(schema, values));
  return result.success ? {} : issuesByPath(result.error);
}

/**
 * Reports two different passwords together with the errors of other fields, not only after those are
 * corrected.
 */
export function checkWithConfirmation<Values extends { password: string; confirm: string }>(
  schema: z.ZodType,
  values: Values,
): Errors {
  const differ: Errors = values.confirm === values.password ? {} : { confirm: TEXTS.passwordMismatch };
  return { ...differ, ...check(schema, values) };
}
