import { randomUUID } from 'node:crypto';
import type { getKits, saveKit as saveEndpoint } from '#contract/interview/round-plans.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import { lockCompany } from '#server/features/companies/member-store.ts';
import { setVideoLink } from '#server/features/companies/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import * as store from './kit-store.ts';

export async function listKits(ctx: Context, companyId: string): Promise<OutputOf<typeof getKits>> {
  const kits = await store.kitsOf(ctx.db, companyId);
  return {
    kits: kits.map(({ id, name, kit, changedAt }) => ({
      kitId: id,
      name,
      changedDate: changedAt.toISOString(),
      kit,
    })),
  };
}

/** Keeps a kit, or changes the one with this id. */
export async function saveKit(
  ctx: Context,
  caller: EmployerCaller,
  { kitId, name, kit }: RequestOf<typeof saveEndpoint>,
  address: string,
): Promise<string> {
  const { companyId } = caller;
  return inTransaction(ctx.db, async (tx) => {
    // Of two calls at once, the second one sees the name that the first one took.
    await lockCompany(tx, companyId);
    if (kitId !== undefined && !(await store.hasKit(tx, companyId, kitId))) throw notFound();
    if (await store.isKitNameTaken(tx, companyId, name, kitId))
      throw new Refusal('kit.name-taken', `Your company has a kit named ‘${name}’ already.`);
    if (kitId === undefined && (await store.countKits(tx, companyId)) >= LIST_LIMITS.companyKits.most)
      throw new Refusal(
        'kit.too-many',
        `${LIST_LIMITS.companyKits.sentence}. Delete one that you do not need any more.`,
      );
    const id = kitId ?? randomUUID();
    await store.setKit(tx, { id, companyId, name, kit, changedAt: ctx.clock.now() });
    const action = kitId === undefined ? 'kit.added' : 'kit.changed';
    await recordAct(ctx, tx, caller, address, { action, details: { name } });
    return id;
  });
}

export async function deleteKit(
  ctx: Context,
  caller: EmployerCaller,
  kitId: string,
  address: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const name = await store.takeKit(tx, caller.companyId, kitId);
    if (name === null) throw notFound();
    await recordAct(ctx, tx, caller, address, { action: 'kit.deleted', details: { name } });
  });
}

export async function saveVideoLink(
  ctx: Context,
  caller: EmployerCaller,
  link: string,
  address: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await setVideoLink(tx, caller.companyId, link === '' ? null : link);
    await recordAct(ctx, tx, caller, address, { action: 'video-link.changed', details: { link } });
  });
}
