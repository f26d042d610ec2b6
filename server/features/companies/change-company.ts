import type { Database } from '#server/database/database.ts';
import { renameUsers } from '#server/features/accounts/store.ts';
import { companyById, membersWithRole, updateCompany } from './store.ts';

/**
 * Changes the name or the logo of a company. An owner who registered with the name of the company and never gave an own
 * name goes on to be called like the company.
 */
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
