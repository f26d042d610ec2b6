import * as said from '#contract/messages/en/pipeline-refusals.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { OWN_VIEWS_MAX, SHARED_VIEWS_MAX } from '#contract/shared/limits.ts';
import type * as contract from '#contract/company/saved-views.ts';
import { VIEW_LISTS, type ViewList } from '#contract/company/views.ts';
import { inTransaction, isUniqueViolation } from '#server/database/database.ts';
import { lockLimits } from '#server/features/accounts/sign-in/limits-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notAllowed, notFound } from '#server/platform/outcome.ts';
import * as store from './saved-views-store.ts';

const isViewList = (list: string): list is ViewList => VIEW_LISTS.some((known) => known === list);

/** A private view can be changed by its member, a shared one by the member who made it and by owners. */
const mayChange = (caller: EmployerCaller, row: store.ViewRow): boolean =>
  row.owner_id === caller.id || row.made_by === caller.id || caller.memberRole === 'owner';

export async function listViews(
  ctx: Context,
  caller: EmployerCaller,
): Promise<OutputOf<typeof contract.getViews>> {
  const rows = await store.viewsFor(ctx.db, caller);
  return rows.flatMap((row) =>
    // A list that the product gave up has no page.
    isViewList(row.list)
      ? [
          {
            viewId: row.id,
            name: row.name,
            list: row.list,
            query: row.query,
            isShared: row.owner_id === null,
            isOwn: row.made_by === caller.id,
            by: row.made_by_name,
            canChange: mayChange(caller, row),
            changedDate: row.changed_at.toISOString(),
          },
        ]
      : [],
  );
}

export async function saveView(
  ctx: Context,
  caller: EmployerCaller,
  { viewId, isShared, ...view }: RequestOf<typeof contract.saveView>,
): Promise<{ viewId: string }> {
  const ownerId = isShared ? null : caller.id;
  const at = ctx.clock.now();
  try {
    return await inTransaction(ctx.db, async (tx) => {
      await lockLimits(tx, [`saved views of ${caller.companyId}`]);
      const before = viewId === undefined ? null : await changeable(tx, caller, viewId);
      if (before === null || before.owner_id !== ownerId) await refuseTooMany(tx, caller.companyId, ownerId);
      if (before === null) {
        const { companyId, id: madeBy } = caller;
        return { viewId: await store.insertView(tx, { ...view, companyId, ownerId, madeBy, at }) };
      }
      // If an owner makes a shared view private, it becomes the view of the member who made it, not the owner's.
      const owner = isShared ? null : (before.made_by ?? caller.id);
      await store.updateView(tx, before.id, { ...view, ownerId: owner, at });
      return { viewId: before.id };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('view.name-taken', said.viewNameTaken());
    throw error;
  }
}

export async function removeView(
  ctx: Context,
  caller: EmployerCaller,
  { viewId }: RequestOf<typeof contract.removeView>,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await changeable(tx, caller, viewId);
    await store.deleteView(tx, row.id);
  });
}

/** A view that this member may change. A view that the member cannot see does not exist for them. */
async function changeable(
  tx: Parameters<typeof store.lockView>[0],
  caller: EmployerCaller,
  viewId: string,
): Promise<store.ViewRow> {
  const row = await store.lockView(tx, caller, viewId);
  if (!row) throw notFound();
  if (!mayChange(caller, row)) throw notAllowed();
  return row;
}

async function refuseTooMany(
  tx: Parameters<typeof store.countViews>[0],
  companyId: string,
  ownerId: string | null,
): Promise<void> {
  const max = ownerId === null ? SHARED_VIEWS_MAX : OWN_VIEWS_MAX;
  if ((await store.countViews(tx, companyId, ownerId)) < max) return;
  throw new Refusal('view.too-many', (ownerId === null ? said.viewsShared : said.viewsOwn)({ max }));
}
