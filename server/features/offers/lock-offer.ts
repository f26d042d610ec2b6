import type { Database } from '#server/database/database.ts';
import {
  type ApplicationRow,
  applicationById,
  lockApplication,
} from '#server/features/applications/store.ts';
import { type OfferRow, offerById } from './store.ts';

/**
 * The offer and its application, both as they are now. The row of the application is locked until the transaction ends:
 * whoever moves the application or changes its offers locks it first. Null if it is gone.
 */
export async function lockOffer(
  tx: Database,
  { id, application_id: applicationId }: Pick<OfferRow, 'id' | 'application_id'>,
): Promise<{ offer: OfferRow; application: ApplicationRow } | null> {
  if (!(await lockApplication(tx, applicationId))) return null;
  const offer = await offerById(tx, id);
  const application = await applicationById(tx, applicationId);
  return offer && application ? { offer, application } : null;
}
