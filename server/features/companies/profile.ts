import { createHash } from 'node:crypto';
import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type { getCompanyProfile, saveCompany } from '#contract/company-profile.ts';
import { TEXTS } from '#contract/texts.ts';
import { companyEmbedPath, companyFeedPath, companyPath } from '#contract/paths.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { filesByIds, ownFile } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { sanitiseRichText } from '#server/platform/rich-text.ts';
import { recordAudit } from './audit.ts';
import { changeCompany } from './change-company.ts';
import { lockCompany } from './member-store.ts';
import { type Picture, picturesOf, setPictures, slugsOf } from './profile-store.ts';
import { type CompanyRow, companyById, updateCompany } from './store.ts';

type Profile = OutputOf<typeof getCompanyProfile>;
type Wanted = RequestOf<typeof saveCompany>;

const SLUG_TAKEN = 'Another company has this address, or had it. Please choose another one';

/** What a company tells about itself; the pictures with links. */
export async function companyProfile(
  ctx: Context,
  companyId: string,
): Promise<Pick<Profile, 'name' | 'slug' | 'site' | 'about' | 'logoUrl' | 'pictures' | 'version'>> {
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
    logoUrl: logo ? fileUrl(ctx, logo) : null,
    pictures: pictures.flatMap(({ fileId, alt }) => {
      const file = files.get(fileId);
      return file ? [{ path: file.path, alt, url: fileUrl(ctx, file) }] : [];
    }),
    version: versionOf(company, pictures),
  };
}

/** The addresses at which others read about a company. */
export const companyUrls = ({ config: { publicUrl } }: Context, slug: string) => ({
  pageUrl: `${publicUrl}${companyPath(slug)}`,
  feedUrl: `${publicUrl}${companyFeedPath(slug)}`,
  embedUrl: `${publicUrl}${companyEmbedPath(slug)}`,
});

/** The addresses of before, which lead to the present one. */
export async function formerSlugs(ctx: Context, companyId: string, slug: string): Promise<string[]> {
  return (await slugsOf(ctx.db, companyId)).filter((each) => each !== slug);
}

/** Differs for profiles that differ in what their owner may change. */
function versionOf(company: CompanyRow, pictures: readonly Picture[]): string {
  const { name, slug, site, about_html, avatar_file_id } = company;
  return createHash('sha256')
    .update(JSON.stringify([name, slug, site, about_html, avatar_file_id, pictures]))
    .digest('base64url')
    .slice(0, 22);
}

/** Of two owners who change the profile at once, the second one must see it before replacing it. */
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
    throw new Refusal('company.changed-meanwhile', TEXTS.companyChangedMeanwhile, { version });
}

/** Saves all of a company's profile. Throws a Failure for a slug or a file of another company. */
export async function saveProfile(
  ctx: Context,
  caller: EmployerCaller,
  wanted: Wanted,
  { address }: Origin,
): Promise<{ slug: string; pageUrl: string }> {
  const { companyId } = caller;
  const pictures = await ownPictures(ctx, companyId, wanted.pictures);
  const logoId = wanted.logoPath === undefined ? undefined : await ownLogo(ctx, companyId, wanted.logoPath);
  const { name, slug, site } = wanted;
  await inTransaction(ctx.db, async (tx) => {
    await lockCompany(tx, companyId);
    await refuseChangedMeanwhile(tx, companyId, wanted.version);
    const told = { slug, site, about_html: sanitiseRichText(wanted.about) };
    if (!(await updateCompany(tx, companyId, told))) throw badInput('slug', SLUG_TAKEN);
    await changeCompany(tx, companyId, { name, ...(logoId === undefined ? {} : { avatar_file_id: logoId }) });
    await setPictures(tx, companyId, pictures);
    await recordAudit(tx, {
      at: ctx.clock.now(),
      companyId,
      actor: { kind: 'member', userId: caller.id },
      action: 'company.profile-changed',
      details: { name, slug },
      address,
    });
  });
  return { slug, pageUrl: companyUrls(ctx, slug).pageUrl };
}

async function ownPictures(ctx: Context, companyId: string, wanted: Wanted['pictures']): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [index, { path, alt }] of wanted.entries()) {
    const file = await ownFile(ctx.db, companyId, path, ['image']);
    if (!file) throw badInput(`pictures.${index}.path`, 'Please upload this picture again');
    pictures.push({ fileId: file.id, alt });
  }
  return pictures;
}

async function ownLogo(ctx: Context, companyId: string, path: string): Promise<string> {
  const file = await ownFile(ctx.db, companyId, path, ['image']);
  if (!file) throw badInput('logoPath', 'Please upload the logo again');
  return file.id;
}
