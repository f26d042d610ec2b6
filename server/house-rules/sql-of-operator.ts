const NAMES = 'events are listed with the present names: one query';

/** The pages of operators show rows of all features. What they read is here, for sql-owners.test.ts. */
export const READS_OF_OPERATOR: Record<string, Record<string, string>> = {
  'operator/events-store': { operator_events: NAMES, users: NAMES, companies: NAMES, jobs: NAMES },
};
