import { z } from 'zod';
import type { DoorAnswer } from '#server/backup/door.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordOperatorEvent } from '#server/features/accounts/operators/operator-store.ts';
import { answerOrder } from '#server/features/accounts/operators/operators.ts';
import { answerCheck } from '#server/features/operator/check-files.ts';
import { confirmDeletion, nextDeletion } from '#server/features/privacy/retention-waits.ts';
import type { Context } from '#server/platform/context.ts';
import { createSecurityLog } from '#server/platform/http/security-log.ts';

type OrderContext = Pick<Context, 'db' | 'files' | 'clock' | 'config' | 'log'>;

const checkOrder = z.object({ act: z.literal('check') });
const retentionOrder = z.object({
  act: z.literal('retention'),
  confirm: z.boolean(),
  by: z.string().max(200),
});

/** Carries out what `roundone admin` and its like ask for: in the running program, or in the command itself. */
export async function answerAdmin(ctx: OrderContext, order: unknown): Promise<DoorAnswer> {
  if (checkOrder.safeParse(order).success) return answerCheck(ctx);
  const retention = retentionOrder.safeParse(order);
  if (retention.success) return answerRetention(ctx, retention.data);
  return answerOrder({ ...ctx, securityLog: createSecurityLog(ctx.log) }, order);
}

async function answerRetention(
  { db, clock }: OrderContext,
  { confirm, by }: z.output<typeof retentionOrder>,
): Promise<DoorAnswer> {
  return inTransaction(db, async (tx) => {
    const isConfirmed = confirm && (await confirmDeletion(tx));
    if (isConfirmed)
      await recordOperatorEvent(tx, {
        at: clock.now(),
        actor: { kind: 'command', name: by },
        action: 'retention.confirmed',
      });
    const { sentence } = await nextDeletion({ db: tx, clock });
    return { status: 200, sentence: isConfirmed ? `Confirmed. ${sentence}` : sentence };
  });
}
