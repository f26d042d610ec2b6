import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { attemptOf } from '../attempt.ts';
import { placeOf } from '../decide.ts';
import { queueStageChanged } from '../events.ts';
import { SYSTEM } from '../actor.ts';
import { moveApplication } from '../stages/move-store.ts';
import { hasBegun, lockOver, neverTaken } from './window-store.ts';

const AT_ONCE = 200;

/**
 * A person who has begun but not submitted stays open, because they showed up. Safe to repeat, in several processes at
 * once.
 */
export async function markNoShows(ctx: Context): Promise<void> {
  let found: string[];
  do {
    const now = ctx.clock.now();
    found = await neverTaken(ctx.db, now, AT_ONCE);
    for (const id of found) {
      await inTransaction(ctx.db, async (tx) => {
        const application = await lockOver(tx, id, now);
        // Checked under the lock, because it may have begun at the last moment.
        if (!application || (await hasBegun(tx, attemptOf(application)))) return;
        const { stage } = application;
        const to = { stage, outcome: 'no-show' } as const;
        await moveApplication(tx, { application, to, at: now, actor: SYSTEM, isTold: true });
        await queueStageChanged(ctx, tx, [application], { from: placeOf(application), to });
      });
    }
  } while (found.length === AT_ONCE);
}
