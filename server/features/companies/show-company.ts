import type { getCompany } from '#contract/company.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { userById } from '#server/features/accounts/store.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { fileById } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { companyById } from './store.ts';

export async function showCompany(
  ctx: Context,
  caller: EmployerCaller,
): Promise<OutputOf<typeof getCompany>> {
  const company = await companyById(ctx.db, caller.companyId);
  const user = await userById(ctx.db, caller.id);
  if (!company || !user) throw notFound();
  const logo = await fileById(ctx.db, company.avatar_file_id);
  return {
    companyId: company.id,
    name: company.name,
    slug: company.slug,
    takenDownReason: company.taken_down_at === null ? null : (company.taken_down_reason ?? ''),
    avatarUrl: logo && fileUrl(ctx, logo),
    member: { memberId: user.id, name: user.name, memberRole: caller.memberRole },
  };
}
