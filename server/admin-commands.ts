import { z } from 'zod';
import type { AdminAnswer } from '#server/backup/admin-socket.ts';
import { runAdminCommand } from '#server/features/accounts/operators/operators.ts';
import { answerCheck } from '#server/features/operator/check-files.ts';
import type { Context } from '#server/platform/context.ts';
import { createSecurityLog } from '#server/platform/http/security-log.ts';

type CommandContext = Pick<Context, 'db' | 'files' | 'clock' | 'config' | 'log'>;

const checkCommand = z.object({ act: z.literal('check') });

/**
 * Runs the commands of `roundone admin` and similar ones, either in the running program or in the command's own
 * process.
 */
export async function runAdmin(ctx: CommandContext, command: unknown): Promise<AdminAnswer> {
  if (checkCommand.safeParse(command).success) return answerCheck(ctx);
  return runAdminCommand({ ...ctx, securityLog: createSecurityLog(ctx.log) }, command);
}
