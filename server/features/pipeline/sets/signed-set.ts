import { z } from 'zod';
import * as said from '#contract/messages/en/pipeline-refusals.ts';
import { setQuestion } from '#contract/job/question-sets.ts';
import { COMPANY_NAME_MAX, SET_QUESTIONS_MAX } from '#contract/shared/limits.ts';
import { isoTimestamp, text } from '#contract/shared/rules.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { keyFor } from '#server/platform/secrets/keys.ts';
import { fingerprintOfKey, isSigned, signWith } from '#server/platform/secrets/signing.ts';

const FORMAT = 'roundone-questions-1';

const envelope = z.object({
  format: z.literal(FORMAT),
  signed: z.unknown(),
  publicKey: z.string(),
  signature: z.string(),
});
const content = z.object({
  host: text(300),
  company: text(COMPANY_NAME_MAX),
  at: isoTimestamp,
  questions: z
    .array(setQuestion)
    .max(SET_QUESTIONS_MAX, { error: () => said.setTooMany({ max: SET_QUESTIONS_MAX }) }),
});
type Content = z.output<typeof content>;

export function signedSet(ctx: Context, set: Pick<Content, 'company' | 'questions'>): string {
  const { host } = new URL(ctx.config.publicUrl);
  const signed: Content = { host, at: ctx.clock.now().toISOString(), ...set };
  const signature = signWith(keyFor(ctx.secret, 'question sets'), JSON.stringify(signed));
  return `${JSON.stringify({ format: FORMAT, signed, ...signature }, null, 1)}\n`;
}

/**
 * The content of a file. The whitespace between its values may differ from what was signed, because it has no meaning.
 */
export function readSignedSet(ctx: Context, file: string) {
  const { data } = envelope.safeParse(parsed(file));
  if (data === undefined) throw badInput('text', said.notASet());
  const text = JSON.stringify(data.signed) ?? '';
  if (!isSigned(data, text)) throw new Refusal('question-set.changed', said.setChanged());
  const read = content.safeParse(data.signed);
  if (!read.success) throw badInput('text', read.error.issues[0]?.message ?? said.setUnreadable());
  const { company, host, at, questions } = read.data;
  const key = fingerprintOfKey(data.publicKey);
  const isHere = data.publicKey === signWith(keyFor(ctx.secret, 'question sets'), '').publicKey;
  return { signedBy: { company, host, at, key, isHere }, questions };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file);
  } catch {
    return undefined;
  }
}
