import * as refusals from '#contract/messages/en/refusals.ts';
import * as rules from '#contract/messages/en/rules.ts';
import * as said from '#contract/messages/en/company-rules.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { companyById } from '#server/features/companies/store.ts';
import { type Page, changeCompany, savePage } from '#server/features/companies/profile.ts';
import { type PlaceIds, requirePlace } from '#server/features/masters/places.ts';
import { listHolds } from '#server/features/masters/store.ts';
import { ownFile } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { employerProfile, saveEmployer } from './store.ts';

export interface CompanyProfile extends PlaceIds {
  /** If omitted, the company's name does not change. */
  companyName?: string | undefined;
  sectorId: string;
  fullAddress: string;
  zipCode: string;
  /** An upload of this company. If omitted, the logo does not change. */
  avatarPath: string | undefined;
}

/** Creates the company's profile, or changes the existing one. */
export async function submitProfile(
  ctx: Context,
  employerId: string,
  profile: CompanyProfile,
  /** Runs first, in the same transaction. */
  before: (tx: Database) => Promise<void> = async () => {},
): Promise<void> {
  requirePlace(profile);
  if (!(await listHolds(ctx.db, 'sectors', [profile.sectorId]))) {
    throw badInput('sectorId', rules.selectCompanyType());
  }
  const logoId = await logoOf(ctx, employerId, profile.avatarPath);
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    await before(tx);
    await changeCompany(tx, employerId, {
      avatar_file_id: logoId,
      ...(profile.companyName === undefined ? {} : { name: profile.companyName }),
    });
    await saveEmployer(tx, {
      user_id: employerId,
      full_address: profile.fullAddress,
      country_id: profile.countryId,
      state_id: profile.stateId,
      city_id: profile.cityId,
      zip_code: profile.zipCode,
      sector_id: profile.sectorId,
      terms_accepted_at: now,
      created_at: now,
      updated_at: now,
    });
  });
}

export async function updateProfile(
  ctx: Context,
  caller: EmployerCaller,
  profile: CompanyProfile,
  page: Page | undefined,
  address: string,
): Promise<void> {
  const stored = await employerProfile(ctx.db, caller.companyId);
  if (!stored) throw new Refusal('profile.missing', refusals.profileNeeded());
  const name = profile.companyName ?? stored.name;
  await submitProfile(ctx, caller.companyId, profile, async (tx) => {
    if (page) await savePage(ctx, tx, caller, page, { name, address, within: 'page.' });
  });
}

async function logoOf(ctx: Context, employerId: string, path: string | undefined): Promise<string> {
  if (path) {
    const file = await ownFile(ctx.db, employerId, path, ['image']);
    if (!file) throw badInput('avatarPath', said.logoAgain());
    return file.id;
  }
  const company = await companyById(ctx.db, employerId);
  if (!company?.avatar_file_id) throw badInput('avatarPath', rules.logoMissing());
  return company.avatar_file_id;
}
