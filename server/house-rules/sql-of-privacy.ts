export const OWNED_BY_PRIVACY = [
  'company_exports',
  'consent_withdrawals',
  'erased_applications',
  'erased_moves',
  'erased_verdicts',
  'erasures',
  'exports',
  'fairness_figures',
  'legal_holds',
  'self_identifications',
];

/** All tables of HELD. The erasure is one function, and privacy/held.test.ts walks the schema. */
export const EXPRESSIONS_OF_PRIVACY: Record<string, readonly string[]> = {
  'privacy/held-store sql': [],
  'privacy/erasure-store sql': [],
  'privacy/export-store sql': [],
  'privacy/company-held-store sql': [],
  'privacy/company-export-store sql': [],
  // Parts of its own queries.
  'privacy/fairness-store reached': [],
  'privacy/fairness-store best': [],
  'privacy/fairness-store middle': [],
  'privacy/fairness-store banded': [],
};

/** The erasure is one function over the tables of all features. What it names of them is here, for sql-owners.test.ts. */
export const READS_OF_PRIVACY: Record<string, Record<string, string>> = {
  'privacy/erasure-store': {
    applications: 'the erasure locks them and finds all that is held: one query',
    company_members: 'mails to them name the person',
    users: 'the same',
    email_changes: 'the addresses that the person had',
    files: 'what is erased of the storage',
    interview_recordings: 'the same',
    interviews: 'whether an interview was erased',
    interview_answers: 'their sound is erased, and they stay',
  },
  'feedback/view-store': {
    applications: 'who opened what of them: one query',
    companies: 'rows are shown with these names: one query',
    jobs: 'the same',
    users: 'the same',
  },
  'privacy/company-held-store': {
    applications: 'what an archive of a company has of people and files: one query each',
    companies: 'the same',
    company_members: 'the same',
    company_pictures: 'the same',
    job_videos: 'the same',
    jobs: 'the same',
  },
  'privacy/company-export-store': { files: 'what is copied into the archive', companies: 'its name' },
  'privacy/export-store': {
    files: 'what is copied into the archive',
    outbox_mails: 'the same',
  },
  'privacy/figures-store': {
    applications: 'figures are copied before the application is deleted: one statement each',
    interviews: 'the same',
    reports: 'the same',
    application_moves: 'the same',
    answer_verdicts: 'the same',
  },
  'privacy/fairness-store': {
    applications: 'how far the people of each group came: one query',
    application_moves: 'the same',
    jobs: 'interviews that a member must judge first are in no figure of scores: one query',
    reports: 'the same, and who scored above the median',
    scorecards: 'the same',
  },
  'privacy/consent-store': {
    applications: 'the consents of a person, and who waits for an answer: one query each',
    companies: 'rows are shown with these names',
    interviews: 'when a consent was given, and what became of it',
    jobs: 'the same',
    users: 'the same',
  },
  'privacy/retain-store': {
    applications: 'what was kept long enough, and is under no hold: one query',
    companies: 'the same',
    interviews: 'the same',
  },
  'privacy/hold-store': { companies: 'rows are shown with these names: one query' },
};

/** What it empties in tables of others. It deletes from all tables of HELD (privacy/held-store.ts). */
export const ERASED: Record<string, readonly string[]> = {
  'privacy/erasure-store': ['interviews', 'interview_answers'],
};
