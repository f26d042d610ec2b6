import * as said from '#contract/messages/en/round-refusals.ts';
import type { getKits, saveKit as saveEndpoint } from '#contract/interview/round-plans.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { LIST_LIMITS } from '#contract/shared/list-limits.ts';
import { inTransaction, isUniqueViolation } from '#server/database/database.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import { lockCompany } from '#server/features/companies/member-store.ts';
import { setVideoLink, videoLinkOf } from '#server/features/companies/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { storedCompanyKit } from '../stored-round.ts';
import * as store from './kit-store.ts';

export async function listKits({ db }: Context, companyId: string): Promise<OutputOf<typeof getKits>> {
  const kits = await store.kitsOf(db, companyId);
  return {
    kits: kits.map(({ id, name, kit }) => ({ kitId: id, name, kit: storedCompanyKit.read(kit, id) })),
    videoLink: await videoLinkOf(db, companyId),
  };
}

/** Adds a kit, or changes the one with this id. */
export async function saveKit(
  ctx: Context,
  caller: EmployerCaller,
  { kitId, ...kit }: RequestOf<typeof saveEndpoint>,
  address: string,
): Promise<string> {
  const { companyId } = caller;
  const { name } = kit;
  try {
    return await inTransaction(ctx.db, async (tx) => {
      // If two calls run at once, the second one counts what the first one saved.
      await lockCompany(tx, companyId);
      const isNew = kitId === undefined;
      if (isNew && (await store.kitsOf(tx, companyId)).length >= LIST_LIMITS.companyKits.most)
        throw new Refusal('kit.too-many', said.kitsTooMany({ rule: LIST_LIMITS.companyKits.sentence() }));
      const id = await store.setKit(tx, companyId, kitId, kit);
      if (id === null) throw notFound();
      const action = isNew ? 'kit.added' : 'kit.changed';
      await recordAct(ctx, tx, caller, address, { action, details: { name } });
      return id;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('kit.name-taken', said.kitNameTaken({ name }));
    throw error;
  }
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
