import { TEXTS } from '#contract/texts.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Failure } from '#server/platform/outcome.ts';
import { countMessage } from './mail-limits.ts';
import { queueMail } from './mail-tasks.ts';
import { messageToOperator } from './mails/message-to-operator.ts';

/** Mails the operator a message from the contact or support page. */
export async function mailOperator(
  ctx: Context,
  subject: string,
  from: { phone: string; email: string; message?: string | undefined },
  address: string,
): Promise<void> {
  const limit = await inTransaction(ctx.db, async (tx) => {
    const reached = await countMessage(ctx, tx, { from: from.email, address });
    if (reached === null) {
      await queueMail(ctx, tx, messageToOperator, {
        to: ctx.config.operatorMail,
        data: { subject, ...from },
      });
    }
    return reached;
  });
  if (limit !== null) throw new Failure('mail.too-many', TEXTS.tooManyMessages);
}
