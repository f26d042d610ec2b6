import type { JobPlace } from '#contract/privacy/disclosures.ts';
import type { Database } from '#server/database/database.ts';
import { namesOfPlace } from '#server/features/masters/places.ts';

/** Where a job is based. Null for a remote job. */
export async function placeOfJob(db: Database, jobId: string): Promise<JobPlace | null> {
  const row = await db
    .selectFrom('jobs')
    .select(['work_country_id', 'work_state_id', 'work_city_id'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const { work_country_id: countryId, work_state_id: stateId, work_city_id: cityId } = row;
  if (!countryId || !stateId || !cityId) return null;
  return { countryId, stateId, city: namesOfPlace({ countryId, stateId, cityId }).city };
}
