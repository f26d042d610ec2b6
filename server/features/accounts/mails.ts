import { TEXTS } from '#contract/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Failure } from '#server/platform/outcome.ts';
import { countMessage } from './mail-limits.ts';
import { queueMail } from './mail-tasks.ts';

/** Tells the operator that somebody wrote; throws nothing about who they are beyond what they gave. */
export async function mailOperator(
  ctx: Context,
  subject: string,
  from: { phone: string; email: string; message?: string | undefined },
  address: string,
): Promise<void> {
  const limit = await inTransaction(ctx.db, async (tx) => {
    const reached = await countMessage(ctx, tx, { from: from.email, address });
    if (reached === null) {
      await queueMail(ctx, tx, {
        to: ctx.config.operatorMail,
        subject,
        heading: subject,
        paragraphs: [
          `E-mail: ${from.email}`,
          `Phone: ${from.phone}`,
          ...(from.message ? from.message.split(/\n{2,}/) : ['No message was left.']),
        ],
      });
    }
    return reached;
  });
  if (limit !== null) throw new Failure('mail.too-many', TEXTS.tooManyMessages);
}
