import { z } from 'zod';
import type { AdminAnswer } from '#server/backup/admin-socket.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordOperatorEvent } from '#server/features/accounts/operators/operator-store.ts';
import { runAdminCommand } from '#server/features/accounts/operators/operators.ts';
import { answerCheck } from '#server/features/operator/check-files.ts';
import { confirmDeletion, nextDeletion } from '#server/features/privacy/retention-waits.ts';
import type { Context } from '#server/platform/context.ts';
import { createSecurityLog } from '#server/platform/http/security-log.ts';

type CommandContext = Pick<Context, 'db' | 'files' | 'clock' | 'config' | 'log'>;

const checkCommand = z.object({ act: z.literal('check') });
const retentionCommand = z.object({
  act: z.literal('retention'),
  confirm: z.boolean(),
  by: z.string().max(200),
});

/**
 * Runs the commands of `roundone admin` and similar ones, either in the running program or in the command's own
 * process.
 */
export async function runAdmin(ctx: CommandContext, command: unknown): Promise<AdminAnswer> {
  if (checkCommand.safeParse(command).success) return answerCheck(ctx);
  const retention = retentionCommand.safeParse(command);
  if (retention.success) return answerRetention(ctx, retention.data);
  return runAdminCommand({ ...ctx, securityLog: createSecurityLog(ctx.log) }, command);
}

async function answerRetention(
  { db, clock }: CommandContext,
  { confirm, by }: z.output<typeof retentionCommand>,
): Promise<AdminAnswer> {
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
