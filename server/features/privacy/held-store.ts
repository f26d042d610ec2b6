import { type RawBuilder, sql } from 'kysely';
import * as said from '#contract/messages/en/privacy-mails.ts';
import type { HeldKind } from '#contract/privacy/held-kinds.ts';
import type { Schema } from '#server/database/schema.ts';

/**
 * Where data about a person is stored: every table, how its rows are found, and what the receipt and the export call
 * them. The erasure deletes what this file lists and the export copies it, so both are complete by the same list.
 * held.test.ts walks the schema and fails for a table or column that is neither here nor in not-held.ts.
 */

/** The person, or the single application, whose rows are wanted. */
export interface Subject {
  /** Null if this is only about an interview. */
  userId: string | null;
  /** In lower case: the current address, and the old and new addresses of any change. */
  emails: readonly string[];
  applicationIds: readonly string[];
  /** True if it is about the AI interview. Recordings of rounds held by people stay. */
  keepsRounds?: true;
}

export type Table = keyof Schema;
type Condition = RawBuilder<boolean>;

export interface Held {
  table: Table;
  kind: HeldKind;
  where: (subject: Subject) => Condition;
  /** Also deleted when one interview is erased. */
  ofInterview?: true;
  /** The video and audio of an interview. They can be deleted while what was made from them stays. */
  ofFilm?: true;
  /** Rows that the erasure deletes itself, in this order. Other rows are deleted with the rows that they refer to. */
  deletes?: true;
  /** Columns that contain no personal data and must not be read by anyone else, so no export includes them. */
  secret?: readonly string[];
  /** Omitted from the person's export, because it is also about others or only describes how the server works. */
  notExported?: () => string;
}

const among = (column: string, ids: readonly string[], type: 'text' | 'uuid'): Condition =>
  sql<boolean>`${sql.ref(column)} = ANY(${[...ids]}::${sql.raw(type)}[])`;
const ofApplication = ({ applicationIds }: Subject) => among('application_id', applicationIds, 'text');
const ofUser =
  (column = 'user_id') =>
  ({ userId }: Subject) =>
    sql<boolean>`${sql.ref(column)} = ${userId}::uuid`;
const ofAddress = (subject: Subject, column = 'email') =>
  sql<boolean>`lower(${sql.ref(column)}) = ANY(${[...subject.emails]}::text[])`;
/** Rows that refer to rows of another table in this file. */
const ofRowsIn =
  (column: string, { table, id }: { table: Table; id: string }) =>
  (subject: Subject): Condition =>
    sql<boolean>`${sql.ref(column)} IN (SELECT ${sql.ref(id)} FROM ${sql.table(table)} WHERE ${heldIn(table).where(subject)})`;

const INTERVIEW = { where: ofApplication, ofInterview: true } as const;
const APPLICATION = { where: ofApplication } as const;

const OF_COMPANY = said.leftOfCompany;
const GUESTS = said.leftGuests;
const REPORT = said.leftReport;

/** Rows of these tables are deleted as a whole, so their new columns need no line here. */
export const HELD: readonly Held[] = [
  // Of an interview
  {
    table: 'guest_openings',
    kind: 'reports',
    ofInterview: true,
    where: ofRowsIn('guest_link_id', { table: 'guest_links', id: 'id' }),
    notExported: GUESTS,
  },
  { table: 'guest_links', kind: 'reports', ...INTERVIEW, deletes: true, notExported: GUESTS },
  {
    table: 'correction_decisions',
    kind: 'reports',
    ofInterview: true,
    where: ofRowsIn('correction_id', { table: 'answer_corrections', id: 'id' }),
    notExported: OF_COMPANY,
  },
  { table: 'answer_corrections', kind: 'answers', ...INTERVIEW, deletes: true },
  { table: 'answer_marks', kind: 'reports', ...INTERVIEW, deletes: true, notExported: OF_COMPANY },
  { table: 'answer_verdicts', kind: 'reports', ...INTERVIEW, deletes: true, notExported: REPORT },
  { table: 'learned_verdicts', kind: 'reports', ...INTERVIEW, deletes: true, notExported: REPORT },
  { table: 'reports', kind: 'reports', ...INTERVIEW, deletes: true, notExported: REPORT },
  {
    table: 'scorecard_scores',
    kind: 'reports',
    ofInterview: true,
    where: ofRowsIn('scorecard_id', { table: 'scorecards', id: 'id' }),
    notExported: OF_COMPANY,
  },
  { table: 'scorecards', kind: 'reports', ...INTERVIEW, deletes: true, notExported: OF_COMPANY },
  { table: 'spoken_words', kind: 'answers', ...INTERVIEW, deletes: true },
  { table: 'interview_answer_parts', kind: 'answers', ...INTERVIEW, ofFilm: true, deletes: true },
  { table: 'interview_takes', kind: 'answers', ...INTERVIEW, ofFilm: true, deletes: true },
  { table: 'interview_answers', kind: 'answers', ...INTERVIEW, deletes: true },
  {
    table: 'interview_pieces',
    kind: 'recordings',
    ofInterview: true,
    ofFilm: true,
    where: ofRowsIn('recording_id', { table: 'interview_recordings', id: 'id' }),
    notExported: said.leftParts,
  },
  { table: 'interview_recordings', kind: 'recordings', ...INTERVIEW, ofFilm: true, deletes: true },
  { table: 'interview_holders', kind: 'interviews', ...INTERVIEW, deletes: true },
  { table: 'interview_questions_put', kind: 'interviews', ...INTERVIEW, deletes: true },
  { table: 'interview_requests', kind: 'interviews', ...INTERVIEW, deletes: true },
  { table: 'proctoring_events', kind: 'interviews', ...INTERVIEW, deletes: true },

  // Of an application. Its moves can only be deleted with it.
  { table: 'interviews', kind: 'interviews', ...APPLICATION },
  {
    table: 'round_cards',
    kind: 'reports',
    where: ofRowsIn('round_id', { table: 'rounds', id: 'id' }),
    notExported: OF_COMPANY,
  },
  {
    table: 'round_members',
    kind: 'interviews',
    where: ofRowsIn('round_id', { table: 'rounds', id: 'id' }),
    notExported: OF_COMPANY,
  },
  {
    table: 'round_times',
    kind: 'interviews',
    where: ofRowsIn('round_id', { table: 'rounds', id: 'id' }),
  },
  {
    table: 'round_events',
    kind: 'interviews',
    where: ofRowsIn('round_id', { table: 'rounds', id: 'id' }),
    secret: ['made_by'],
  },
  {
    table: 'round_links',
    kind: 'interviews',
    where: ofRowsIn('round_id', { table: 'rounds', id: 'id' }),
    secret: ['token_hash'],
  },
  {
    table: 'round_recording_pieces',
    kind: 'recordings',
    where: ofRowsIn('recording_id', { table: 'round_recordings', id: 'id' }),
    notExported: said.leftUploads,
  },
  {
    table: 'round_recording_words',
    kind: 'recordings',
    where: ofRowsIn('recording_id', { table: 'round_recordings', id: 'id' }),
  },
  {
    table: 'round_recordings',
    kind: 'recordings',
    where: ofRowsIn('round_id', { table: 'rounds', id: 'id' }),
    secret: ['uploaded_by'],
  },
  { table: 'rounds', kind: 'interviews', ...APPLICATION, secret: ['kit', 'invited_by'] },
  { table: 'offers', kind: 'applications', ...APPLICATION, secret: ['asks_closing'] },
  {
    table: 'application_digest_entries',
    kind: 'mails',
    ...APPLICATION,
    notExported: said.leftMails,
  },
  { table: 'application_views', kind: 'applications', ...APPLICATION, secret: ['visit', 'viewer_id'] },
  { table: 'application_moves', kind: 'applications', ...APPLICATION, notExported: OF_COMPANY },
  { table: 'decision_items', kind: 'applications', ...APPLICATION, notExported: OF_COMPANY },
  { table: 'sent_reminders', kind: 'mails', ...APPLICATION },
  { table: 'muted_conversations', kind: 'messages', ...APPLICATION },
  { table: 'messages', kind: 'messages', ...APPLICATION, secret: ['author_id'] },
  {
    table: 'note_mentions',
    kind: 'notes',
    where: ofRowsIn('note_id', { table: 'notes', id: 'id' }),
    notExported: OF_COMPANY,
  },
  { table: 'notes', kind: 'notes', ...APPLICATION, notExported: OF_COMPANY },
  {
    table: 'consent_withdrawals',
    kind: 'applications',
    ...APPLICATION,
    secret: ['answered_by'],
  },
  {
    table: 'candidate_invitation_links',
    kind: 'invitations',
    where: ofRowsIn('invitation_id', { table: 'candidate_invitations', id: 'id' }),
    secret: ['token_hash'],
  },
  {
    table: 'candidate_invitations',
    kind: 'invitations',
    where: (subject) =>
      sql<boolean>`(${ofAddress(subject)} OR ${ofUser('claimed_by')(subject)} OR ${ofApplication(subject)})`,
    deletes: true,
  },
  {
    table: 'applications',
    kind: 'applications',
    where: ({ applicationIds }) => among('id', applicationIds, 'text'),
    deletes: true,
    // They would reveal a decision that the person was not told yet. The history has what the person was told.
    secret: ['stage', 'outcome', 'status', 'stage_since', 'decided_at'],
  },

  // Of an address
  { table: 'candidate_invitation_mails', kind: 'invitations', where: ofAddress, deletes: true },
  { table: 'candidate_invitation_stops', kind: 'invitations', where: ofAddress, deletes: true },
  { table: 'job_alerts', kind: 'account', where: ofAddress, deletes: true },
  {
    table: 'invitation_jobs',
    kind: 'invitations',
    where: ofRowsIn('invitation_id', { table: 'invitations', id: 'id' }),
  },
  {
    table: 'invitation_links',
    kind: 'invitations',
    where: ofRowsIn('invitation_id', { table: 'invitations', id: 'id' }),
    secret: ['token_hash'],
  },
  { table: 'invitations', kind: 'invitations', where: ofAddress, deletes: true },

  // Of an account
  {
    table: 'email_tokens',
    kind: 'sign-ins',
    where: (subject) =>
      sql<boolean>`(${ofUser()(subject)} OR ${ofRowsIn('registration_id', { table: 'registrations', id: 'id' })(subject)})`,
    secret: ['token_hash'],
  },
  { table: 'registrations', kind: 'account', where: ofAddress, deletes: true, secret: ['password_hash'] },
  {
    table: 'email_change_links',
    kind: 'sign-ins',
    where: ofRowsIn('change_id', { table: 'email_changes', id: 'id' }),
    secret: ['token_hash'],
  },
  {
    table: 'email_changes',
    kind: 'sign-ins',
    where: (subject) =>
      sql<boolean>`(${ofUser()(subject)} OR ${ofAddress(subject, 'old_email')} OR ${ofAddress(subject, 'new_email')})`,
    deletes: true,
  },
  { table: 'passkey_challenges', kind: 'sign-ins', where: ofUser(), secret: ['challenge'] },
  { table: 'passkeys', kind: 'sign-ins', where: ofUser(), secret: ['credential_id', 'public_key'] },
  { table: 'recovery_codes', kind: 'sign-ins', where: ofUser(), secret: ['code_hash'] },
  { table: 'totp_factors', kind: 'sign-ins', where: ofUser(), secret: ['secret', 'pending_secret'] },
  { table: 'operators', kind: 'account', where: ofUser(), secret: ['granted_by'] },
  { table: 'sessions', kind: 'sign-ins', where: ofUser() },
  {
    table: 'sign_on_attempts',
    kind: 'sign-ins',
    where: ofUser(),
    secret: ['state_hash', 'browser_hash', 'nonce', 'verifier'],
  },
  { table: 'sign_on_links', kind: 'sign-ins', where: ofUser() },
  { table: 'exports', kind: 'files', where: ofUser(), notExported: said.leftArchives },
  { table: 'self_identifications', kind: 'account', where: ofUser() },
  { table: 'saved_jobs', kind: 'account', where: ofUser('candidate_id') },
  { table: 'candidate_skills', kind: 'account', where: ofUser('candidate_id') },
  { table: 'candidates', kind: 'account', where: ofUser() },
  { table: 'upload_reservations', kind: 'files', where: ofUser('owner_id'), deletes: true },
  { table: 'upload_days', kind: 'files', where: ofUser('owner_id'), deletes: true },
  { table: 'users', kind: 'account', where: ofUser('id'), deletes: true, secret: ['password_hash'] },
  {
    table: 'captions',
    kind: 'files',
    ofInterview: true,
    where: ofRowsIn('file_id', { table: 'files', id: 'id' }),
  },
  {
    table: 'files',
    kind: 'files',
    ofInterview: true,
    ofFilm: true,
    where: (subject) => sql<boolean>`(
      (${ofUser('owner_id')(subject)} OR ${ofApplication(subject)})
      AND ${subject.keepsRounds ? sql`kind <> 'roundRecording'` : sql`true`})`,
    deletes: true,
    secret: ['object_key', 'path'],
  },
];

export function heldIn(table: Table): Held {
  const held = HELD.find((one) => one.table === table);
  if (!held) throw new Error(`${table} is not among the tables that hold data on people.`);
  return held;
}
