import { z } from 'zod';
import * as said from '../messages/en/company-rules.ts';
import { EMPLOYER, MEMBER_ROLES, endpoint, noInput } from '../shared/endpoint.ts';
import {
  ABOUT_MAX,
  COMPANY_PICTURES_MAX,
  MAX_DOCUMENT_BYTES,
  PICTURE_ALT_MAX,
  SHORT_TEXT_MAX,
  SLUG_MAX,
} from '../shared/limits.ts';
import { currencies } from '../shared/money.ts';
import { companyName, filePath, text } from '../shared/rules.ts';
import { knownLanguage } from '../shared/language.ts';
import { httpsLink } from '../shared/typed.ts';

/** What a company says about itself. Everyone can read it at `/companies/<slug>`. */

const slugRule = () => said.slugRule({ max: SLUG_MAX });

/** A slug, as people type it. */
export const companySlug = text(SLUG_MAX, slugRule, slugRule)
  .transform((slug) => slug.toLowerCase())
  .pipe(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: slugRule }));

const tooManyPictures = () => said.tooManyPictures({ max: COMPANY_PICTURES_MAX });
const altRule = () => said.altRule({ max: PICTURE_ALT_MAX });
const picture = z.object({
  /** The path that uploadCompanyPicture returned. */
  path: filePath,
  /** What the picture shows, for people who do not see it. */
  alt: text(PICTURE_ALT_MAX, altRule, altRule).min(1, { error: altRule }),
});

const version = text(100, said.versionRule, said.versionRule);

/** The content of a company's public page. */
const page = {
  slug: companySlug,
  site: httpsLink(said.siteRule),
  /** HTML. The server keeps only plain formatting and links. */
  about: text(ABOUT_MAX, said.aboutTooLong).default(''),
  /** An ISO 4217 code for the amounts in its jobs. If omitted, it does not change. */
  currency: text(SHORT_TEXT_MAX, said.currencyMissing, said.currencyMissing)
    .refine((code) => currencies().includes(code), { error: said.currencyMissing })
    .optional(),
  /**
   * The language for candidates who chose none, and for visitors who ask for none that we support. If omitted, it
   * does not change.
   */
  language: knownLanguage.optional(),
  pictures: z
    .array(picture, { error: tooManyPictures })
    .max(COMPANY_PICTURES_MAX, { error: tooManyPictures })
    .default([]),
  /** The version that getCompanyProfile returned. */
  version: version.optional(),
};

export const companyPageForm = z.object(page);

export const companyProfileForm = z.object({
  name: companyName,
  ...page,
  /** The path that uploadCompanyPicture returned. If omitted, the company keeps its logo. */
  logoPath: filePath.optional(),
});

export const getCompanyProfile = endpoint({
  method: 'GET',
  path: 'company/getCompanyProfile',
  summary: "Get the company's description of itself, and the addresses of its public pages.",
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  input: noInput,
  output: z.object({
    name: z.string(),
    slug: z.string(),
    /** '' if the company gave none. */
    site: z.string(),
    about: z.string(),
    /** An ISO 4217 code. */
    currency: z.string(),
    language: knownLanguage,
    logoUrl: z.string().nullable(),
    pictures: z.array(z.object({ path: z.string(), alt: z.string(), url: z.string() })),
    /** False until the first job is posted. Until then, the page gives 404. */
    hasPosted: z.boolean(),
    pageUrl: z.string(),
    feedUrl: z.string(),
    embedUrl: z.string(),
    /** Earlier slugs, which redirect to the current one. */
    formerSlugs: z.array(z.string()),
    /** Changes with every change of the profile. Pass it to saveCompany. */
    version: z.string(),
  }),
});

export const saveCompany = endpoint({
  method: 'POST',
  path: 'company/saveCompany',
  summary:
    "Update the company's description of itself. An earlier slug redirects to the new one. With `version`, the call is refused if someone has changed the profile since.",
  audience: EMPLOYER,
  memberRoles: ['owner'],
  refusals: ['company.changed-meanwhile'],
  input: companyProfileForm,
  output: z.object({ slug: z.string(), pageUrl: z.string() }),
});

export const uploadCompanyPicture = endpoint({
  method: 'POST',
  path: 'company/uploadPicture',
  summary: 'Upload a picture or a logo for saveCompany. It is shown once saveCompany has saved it.',
  audience: EMPLOYER,
  memberRoles: ['owner'],
  input: z.object({}),
  output: filePath,
  upload: { field: 'picture', kind: 'image', maxBytes: MAX_DOCUMENT_BYTES },
});
