import * as said from '../messages/en/privacy.ts';

/** The kinds of data held on a person, as the receipt of an erasure counts them and the export names its parts. */
export const HELD_KINDS = {
  account: said.heldAccount,
  'sign-ins': said.heldSignIns,
  applications: said.heldApplications,
  interviews: said.heldInterviews,
  recordings: said.heldRecordings,
  answers: said.heldAnswers,
  reports: said.heldReports,
  messages: said.heldMessages,
  notes: said.heldNotes,
  files: said.heldFiles,
  invitations: said.heldInvitations,
  mails: said.heldMails,
  tasks: said.heldTasks,
  events: said.heldEvents,
  'saved-views': said.heldSavedViews,
  history: said.heldHistory,
} as const;

export type HeldKind = keyof typeof HELD_KINDS;
