/** What is held on a person, as the receipt of an erasure counts it and the export names its parts. */
export const HELD_KINDS = {
  account: 'Account and profile',
  'sign-ins': 'Sign-ins and sessions',
  applications: 'Applications and their history',
  interviews: 'Interviews',
  recordings: 'Recordings',
  answers: 'Answers and transcripts',
  reports: 'Reports, marks and scorecards',
  messages: 'Messages with companies',
  notes: 'Notes of companies',
  files: 'Files',
  invitations: 'Invitations',
  mails: 'Mails',
  tasks: 'Tasks of the server',
  events: 'Events sent to programs of companies',
  'saved-views': 'Saved searches for the person',
  history: 'Entries in the history of companies',
} as const;

export type HeldKind = keyof typeof HELD_KINDS;
