import { createHash } from 'node:crypto';
import * as said from '#contract/messages/en/company-rules.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { getCompanyProfile, saveCompany } from '#contract/company/company-profile.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { USUAL_CURRENCY } from '#contract/shared/money.ts';
import { companyEmbedPath, companyFeedPath, companyPath } from '#contract/shared/paths.ts';
import type { getCompany } from '#contract/company/company.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { filesByIds, ownFile, fileById } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { sanitiseRichText } from '#server/platform/text/rich-text.ts';
import { userById, renameUsers } from '#server/features/accounts/store.ts';
import { recordAct } from './audit.ts';
import { lockCompany } from './member-store.ts';
import { type Picture, picturesOf, setPictures, slugsOf } from './profile-store.ts';
import { type CompanyRow, companyById, languageIn, updateCompany, membersWithRole } from './store.ts';

type Profile = OutputOf<typeof getCompanyProfile>;
type Wanted = RequestOf<typeof saveCompany>;
export type Page = Pick<Wanted, 'slug' | 'site' | 'about' | 'currency' | 'language' | 'pictures' | 'version'>;

/** What a company says about itself, with links to its pictures. */
export async function companyProfile(
  ctx: Context,
  companyId: string,
): Promise<
  Pick<
    Profile,
    'name' | 'slug' | 'site' | 'about' | 'currency' | 'language' | 'logoUrl' | 'pictures' | 'version'
  >
> {
  const company = await companyById(ctx.db, companyId);
  if (!company) throw notFound();
  const pictures = await picturesOf(ctx.db, companyId);
  const files = await filesByIds(ctx.db, [company.avatar_file_id, ...pictures.map(({ fileId }) => fileId)]);
  const logo = files.get(company.avatar_file_id ?? '');
  return {
    name: company.name,
    slug: company.slug,
    site: company.site,
    about: company.about_html,
    currency: company.currency ?? USUAL_CURRENCY,
    language: languageIn(company),
    logoUrl: logo ? fileUrl(ctx, logo) : null,
    pictures: pictures.flatMap(({ fileId, alt }) => {
      const file = files.get(fileId);
      return file ? [{ path: file.path, alt, url: fileUrl(ctx, file) }] : [];
    }),
    version: versionOf(company, pictures),
  };
}

/** The addresses of a company's public page and feed. */
export const companyUrls = ({ config: { publicUrl } }: Context, slug: string) => ({
  pageUrl: `${publicUrl}${companyPath(slug)}`,
  feedUrl: `${publicUrl}${companyFeedPath(slug)}`,
  embedUrl: `${publicUrl}${companyEmbedPath(slug)}`,
});

/** The earlier addresses, which lead to the current one. */
export async function formerSlugs(ctx: Context, companyId: string, slug: string): Promise<string[]> {
  return (await slugsOf(ctx.db, companyId)).filter((each) => each !== slug);
}

/** Differs if profiles differ in anything the owner can change. */
function versionOf(company: CompanyRow, pictures: readonly Picture[]): string {
  const { name, slug, site, about_html, currency, language, avatar_file_id } = company;
  return createHash('sha256')
    .update(JSON.stringify([name, slug, site, about_html, currency, language, avatar_file_id, pictures]))
    .digest('base64url')
    .slice(0, 22);
}

/** If two owners change the profile at once, the second one must see the first change before replacing it. */
async function refuseChangedMeanwhile(
  tx: Database,
  companyId: string,
  read: string | undefined,
): Promise<void> {
  if (read === undefined) return;
  const company = await companyById(tx, companyId);
  if (!company) throw notFound();
  const version = versionOf(company, await picturesOf(tx, companyId));
  if (version !== read)
    throw new Refusal('company.changed-meanwhile', refusals.companyChangedMeanwhile(), { version });
}

/** Saves the whole profile of a company. Throws a Failure for a slug or a file that belongs to another company. */
export async function saveProfile(
  ctx: Context,
  caller: EmployerCaller,
  wanted: Wanted,
  { address }: Origin,
): Promise<{ slug: string; pageUrl: string }> {
  const { companyId } = caller;
  const logoId = wanted.logoPath === undefined ? undefined : await ownLogo(ctx, companyId, wanted.logoPath);
  const { name, slug } = wanted;
  await inTransaction(ctx.db, async (tx) => {
    await savePage(ctx, tx, caller, wanted, { name, address });
    await changeCompany(tx, companyId, { name, ...(logoId === undefined ? {} : { avatar_file_id: logoId }) });
  });
  return { slug, pageUrl: companyUrls(ctx, slug).pageUrl };
}

/** Saves only the public page. `within` is its path in the input, for the errors of its fields. */
export async function savePage(
  ctx: Context,
  tx: Database,
  caller: EmployerCaller,
  { slug, site, about, currency, language, pictures, version }: Page,
  { name, address, within = '' }: { name: string; address: string; within?: string },
): Promise<void> {
  const { companyId } = caller;
  await lockCompany(tx, companyId);
  await refuseChangedMeanwhile(tx, companyId, version);
  const told = {
    slug,
    site,
    about_html: sanitiseRichText(about),
    ...(currency === undefined ? {} : { currency }),
    ...(language === undefined ? {} : { language }),
  };
  if (!(await updateCompany(tx, companyId, told))) throw badInput(`${within}slug`, said.slugTaken());
  await setPictures(tx, companyId, await ownPictures(tx, companyId, pictures, within));
  await recordAct(ctx, tx, caller, address, { action: 'company.profile-changed', details: { name, slug } });
}

async function ownPictures(
  tx: Database,
  companyId: string,
  wanted: Page['pictures'],
  within: string,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [index, { path, alt }] of wanted.entries()) {
    const file = await ownFile(tx, companyId, path, ['image']);
    if (!file) throw badInput(`${within}pictures.${index}.path`, said.pictureAgain());
    pictures.push({ fileId: file.id, alt });
  }
  return pictures;
}

async function ownLogo(ctx: Context, companyId: string, path: string): Promise<string> {
  const file = await ownFile(ctx.db, companyId, path, ['image']);
  if (!file) throw badInput('logoPath', said.logoAgain());
  return file.id;
}

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
    currency: company.currency ?? USUAL_CURRENCY,
    member: { memberId: user.id, name: user.name, memberRole: caller.memberRole },
  };
}

/** An owner who never gave a name of their own is renamed together with the company. */
export async function changeCompany(
  tx: Database,
  companyId: string,
  change: { name?: string; avatar_file_id?: string },
): Promise<void> {
  const before = await companyById(tx, companyId);
  if (before && change.name !== undefined && change.name !== before.name) {
    const owners = await membersWithRole(tx, companyId, ['owner']);
    await renameUsers(tx, owners, { from: before.name, to: change.name });
  }
  await updateCompany(tx, companyId, change);
}
