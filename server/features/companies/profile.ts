import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type { getCompanyProfile, saveCompany } from '#contract/company-profile.ts';
import { companyEmbedPath, companyFeedPath, companyPath } from '#contract/paths.ts';
import { inTransaction } from '#server/database/database.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { filesByIds, ownFile } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import { badInput, notFound } from '#server/platform/outcome.ts';
import { sanitiseRichText } from '#server/platform/rich-text.ts';
import { recordAudit } from './audit.ts';
import { changeCompany } from './change-company.ts';
import { type Picture, picturesOf, setPictures, slugsOf } from './profile-store.ts';
import { companyById, updateCompany } from './store.ts';

type Profile = OutputOf<typeof getCompanyProfile>;
type Wanted = RequestOf<typeof saveCompany>;

const SLUG_TAKEN = 'Another company has this address, or had it. Please choose another one';

/** What a company tells about itself; the pictures with links. */
export async function companyProfile(
  ctx: Context,
  companyId: string,
): Promise<Pick<Profile, 'name' | 'slug' | 'site' | 'about' | 'logoUrl' | 'pictures'>> {
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
