import type { RequestOf } from '#contract/shared/endpoint.ts';
import type { saveRetention as saveEndpoint } from '#contract/privacy/company-retention.ts';
import {
  type AtLeast,
  type KeptFor,
  atLeastDays,
  atLeastIn,
  keepLonger,
  tooFewDays,
} from '#contract/privacy/retention.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Failure } from '#server/platform/outcome.ts';
import { recordAct } from './audit.ts';
import { retentionOf, setRetention, statesOfJobs } from './store.ts';

export async function showRetention(ctx: Context, companyId: string): Promise<KeptFor> {
  const days = await retentionOf(ctx.db, companyId);
  const atLeast = await atLeastFor(ctx, ctx.db, companyId);
  return { ...days, ...(atLeast && { atLeast }) };
}

/** The minimum that the laws require in the places where the company has jobs. */
const atLeastFor = async (ctx: Context, db: Database, companyId: string): Promise<AtLeast | undefined> =>
  atLeastIn(await statesOfJobs(db, companyId), ctx.clock.now());

export async function saveRetention(
  ctx: Context,
  caller: EmployerCaller,
  days: RequestOf<typeof saveEndpoint>,
  address: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const atLeast = await atLeastFor(ctx, tx, caller.companyId);
    const tooFew = atLeast === undefined ? [] : tooFewDays(days, atLeast);
    if (atLeast !== undefined && tooFew.length > 0) {
      const message = atLeastDays(atLeast);
      throw new Failure(
        'invalid-input',
        keepLonger(atLeast),
        tooFew.map((path) => ({ path, message })),
      );
    }
    await setRetention(tx, caller.companyId, days);
    await recordAct(ctx, tx, caller, address, {
      action: 'retention.changed',
      details: { ...days },
    });
  });
}
