import { inTransaction } from '#server/database/database.ts';
import { jobById } from '#server/features/jobs/store.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { applicationMailData } from './mail-data.ts';
import { jobDeleted } from './mails/job-deleted.ts';
import { applicationsInProgress } from './received-store.ts';

/** Tells everyone in progress that the job was deleted. If its time is different, the job has been restored since. */
export async function tellJobDeleted(
  ctx: Context,
  { jobId, deletedAt }: { jobId: string; deletedAt: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const job = await jobById(tx, jobId);
    if (job?.status !== 'deleted' || job.updated_at.toISOString() !== deletedAt) return;
    for (const { id, told_stage: stage } of await applicationsInProgress(tx, jobId)) {
      const { data, candidateId, employerId } = await applicationMailData(ctx, tx, id);
      const isOpen = stage === 'ai-interview' && data.closesAt !== null && data.closesAt > ctx.clock.now();
      await queueCandidateNotice(ctx, tx, jobDeleted, {
        userId: candidateId,
        companyId: employerId,
        data: { ...data, hasInterview: isOpen },
        messageId: `job-deleted-${id}-${deletedAt}`,
      });
    }
  });
}
