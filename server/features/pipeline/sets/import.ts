import type { importQuestions as endpoint } from '#contract/job/question-sets.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import { getOwnJob } from '#server/features/jobs/lists/show-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { readSignedSet } from './signed-set.ts';

export async function importQuestions(
  ctx: Context,
  caller: EmployerCaller,
  { jobId, text, isTaken }: RequestOf<typeof endpoint>,
  address: string,
): Promise<OutputOf<typeof endpoint>> {
  const { id } = await getOwnJob(ctx.db, caller.companyId, jobId);
  const set = readSignedSet(ctx, text);
  const { company, host, key } = set.signedBy;
  if (isTaken)
    await inTransaction(ctx.db, (tx) =>
      recordAct(ctx, tx, caller, address, {
        action: 'questions.taken-from-file',
        subject: { kind: 'job', id },
        details: { company, host, key },
      }),
    );
  return set;
}
