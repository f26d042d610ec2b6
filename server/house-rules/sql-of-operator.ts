const NAMES = 'events are listed with the present names: one query';
const LIST = 'a list for operators: one query';
const NAMED = 'every row that names a stored file: one query';
const STORED = 'the bytes of all owners, summed and sorted: one query';

/** The pages of operators show rows of all features. What they read is here, for sql-owners.test.ts. */
export const READS_OF_OPERATOR: Record<string, Record<string, string>> = {
  'operator/storage-store': {
    files: STORED,
    interview_recordings: STORED,
    applications: STORED,
    companies: STORED,
    users: STORED,
  },
  'operator/named-files-store': {
    files: NAMED,
    companies: NAMED,
    interview_pieces: NAMED,
    interviews: NAMED,
    exports: NAMED,
    company_exports: NAMED,
  },
  'operator/events-store': { operator_events: NAMES, users: NAMES, companies: NAMES, jobs: NAMES },
  'operator/lists-store': {
    users: LIST,
    company_members: LIST,
    companies: LIST,
    sessions: LIST,
    operators: LIST,
    erasures: LIST,
    legal_holds: LIST,
    applications: LIST,
    jobs: LIST,
    designations: LIST,
  },
  'jobs/take-down-store': { companies: 'whether the company is down too: one statement' },
};
