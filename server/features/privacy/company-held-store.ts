import { type RawBuilder, sql } from 'kysely';
import * as said from '#contract/messages/en/privacy-mails.ts';
import type { Table } from './held-store.ts';

/**
 * company-export.test.ts compares this with the database. A new table must be listed here, or in LEFT with the reason.
 */

type Condition = RawBuilder<boolean>;

export interface HeldForCompany {
  where: (companyId: string) => Condition;
  /** Columns that no one may read, or that do not belong to the company. */
  secret?: readonly string[];
}

const ofCompany = (column = 'company_id'): HeldForCompany => ({
  where: (id) => sql<boolean>`${sql.ref(column)} = ${id}::uuid`,
});
const inRowsOf = (column: string, table: Table, own = 'id'): HeldForCompany => ({
  where: (id) =>
    sql<boolean>`${sql.ref(column)} IN (SELECT ${sql.ref(own)} FROM ${sql.table(table)} WHERE ${heldForCompany(table).where(id)})`,
});
const ofJob: HeldForCompany = inRowsOf('job_id', 'jobs');
const ofApplication: HeldForCompany = inRowsOf('application_id', 'applications');
const without = (held: HeldForCompany, ...secret: string[]): HeldForCompany => ({ ...held, secret });

/** The folders of the archive, with their titles and tables. */
export const COMPANY_KINDS = {
  company: said.kindCompany,
  jobs: said.kindJobs,
  applications: said.kindApplications,
  interviews: said.kindInterviews,
  reports: said.kindReports,
  invitations: said.kindInvitations,
  programs: said.kindPrograms,
  history: said.kindHistory,
} as const;
type Kind = keyof typeof COMPANY_KINDS;

/** Names and addresses of members and of people who applied. The rest of an account belongs to the person. */
const PEOPLE: HeldForCompany = {
  where: (id) => sql<boolean>`(
    id IN (SELECT user_id FROM company_members WHERE company_id = ${id}::uuid)
    OR id IN (SELECT candidate_id FROM applications WHERE employer_id = ${id}::uuid))`,
  secret: [
    'password_hash',
    'avatar_file_id',
    'mail_opt_outs',
    'time_zone',
    'time_zone_chosen',
    'language',
    'applications_daily',
    'folded_name',
    'lock_reason',
    'locked_at',
    'email_verified_at',
  ],
};

/** Files of interviews, the files that people applied with, and the company's own pictures and videos. */
const FILES: HeldForCompany = {
  where: (id) => sql<boolean>`(
    application_id IN (SELECT id FROM applications WHERE employer_id = ${id}::uuid)
    OR id IN (
      SELECT unnest(ARRAY[resume_file_id, cover_letter_file_id, pitch_file_id])
      FROM applications WHERE employer_id = ${id}::uuid)
    OR id IN (
      SELECT job_videos.file_id FROM job_videos JOIN jobs ON jobs.id = job_videos.job_id
      WHERE jobs.employer_id = ${id}::uuid)
    OR id IN (SELECT file_id FROM company_pictures WHERE company_id = ${id}::uuid)
    OR id IN (SELECT avatar_file_id FROM companies WHERE id = ${id}::uuid))`,
  secret: ['object_key', 'path'],
};

export const HELD_FOR_COMPANY: Record<Kind, Partial<Record<Table, HeldForCompany>>> = {
  company: {
    companies: ofCompany('id'),
    employers: ofCompany('user_id'),
    company_members: ofCompany(),
    users: PEOPLE,
    company_kits: ofCompany(),
    company_mail_texts: ofCompany(),
    message_templates: ofCompany(),
    company_pictures: ofCompany(),
    company_slugs: ofCompany(),
    decline_reasons: ofCompany(),
    fairness_figures: ofCompany(),
    question_figures: ofCompany(),
    sign_in_rules: ofCompany(),
    sign_on_domains: without(ofCompany(), 'proof'),
    sign_on_providers: without(ofCompany(), 'client_secret'),
    saved_views: ofCompany(),
    files: FILES,
    captions: inRowsOf('file_id', 'files'),
  },
  jobs: {
    jobs: ofCompany('employer_id'),
    job_changes: ofJob,
    job_questions: ofJob,
    job_reviewers: ofJob,
    job_skills: ofJob,
    job_videos: ofJob,
    round_plans: ofJob,
    round_plan_members: ofJob,
  },
  applications: {
    applications: ofCompany('employer_id'),
    application_moves: ofApplication,
    application_views: without(ofApplication, 'visit'),
    decisions: ofCompany(),
    decision_items: ofApplication,
    messages: ofApplication,
    muted_conversations: ofApplication,
    offers: ofApplication,
    notes: ofApplication,
    note_mentions: inRowsOf('note_id', 'notes'),
    consent_withdrawals: ofApplication,
    legal_holds: ofCompany(),
    sent_reminders: ofApplication,
    erased_applications: ofCompany('employer_id'),
    erased_moves: inRowsOf('erased_id', 'erased_applications'),
    erased_verdicts: inRowsOf('erased_id', 'erased_applications'),
  },
  interviews: {
    interviews: without(ofApplication, 'playable_key'),
    interview_answers: ofApplication,
    interview_answer_parts: ofApplication,
    interview_takes: ofApplication,
    interview_questions_put: ofApplication,
    interview_recordings: ofApplication,
    interview_requests: ofApplication,
    proctoring_events: ofApplication,
    spoken_words: ofApplication,
    rounds: ofApplication,
    round_members: inRowsOf('round_id', 'rounds'),
    round_times: inRowsOf('round_id', 'rounds'),
    round_events: inRowsOf('round_id', 'rounds'),
    round_recordings: inRowsOf('round_id', 'rounds'),
    round_recording_words: inRowsOf('recording_id', 'round_recordings'),
  },
  reports: {
    reports: ofApplication,
    answer_verdicts: ofApplication,
    learned_verdicts: ofApplication,
    answer_marks: ofApplication,
    answer_corrections: ofApplication,
    correction_decisions: inRowsOf('correction_id', 'answer_corrections'),
    scorecards: ofApplication,
    scorecard_scores: inRowsOf('scorecard_id', 'scorecards'),
    round_cards: inRowsOf('round_id', 'rounds'),
    guest_links: without(ofApplication, 'token_hash'),
    guest_openings: inRowsOf('guest_link_id', 'guest_links'),
  },
  invitations: {
    candidate_invitations: ofCompany(),
    candidate_invitation_mails: ofCompany(),
    candidate_invitation_stops: ofCompany(),
    invitations: ofCompany(),
    invitation_jobs: inRowsOf('invitation_id', 'invitations'),
  },
  programs: {
    api_tokens: without(ofCompany(), 'token_hash'),
    webhooks: without(ofCompany(), 'secret', 'old_secret'),
    webhook_deliveries: inRowsOf('webhook_id', 'webhooks'),
    webhook_attempts: inRowsOf('delivery_id', 'webhook_deliveries'),
  },
  history: {
    audit_events: ofCompany(),
    erasures: without(ofCompany(), 'id'),
  },
};

/** What the archive omits, and why. */
export const LEFT: readonly (readonly [why: () => string, tables: readonly Table[]])[] = [
  [
    said.leftOfPerson,
    [
      'candidates',
      'candidate_skills',
      'email_change_links',
      'email_changes',
      'email_tokens',
      'exports',
      'job_alerts',
      'member_busy',
      'member_times',
      'operators',
      'passkey_challenges',
      'passkeys',
      'recovery_codes',
      'registrations',
      'saved_jobs',
      'self_identifications',
      'sessions',
      'sign_on_attempts',
      'sign_on_links',
      'totp_factors',
      'upload_days',
      'upload_reservations',
    ],
  ],
  [said.leftLinks, ['candidate_invitation_links', 'invitation_links', 'round_links']],
  [said.leftPieces, ['interview_pieces', 'round_recording_pieces', 'interview_holders']],
  [said.leftWaitingMails, ['application_digest_entries', 'outbox_mails']],
  [
    said.leftOfAll,
    [
      'attempts',
      'bank_figures',
      'boarding_requirements',
      'communication_modes',
      'company_exports',
      'designations',
      'educations',
      'instance_notices',
      'limited_acts',
      'offered_benefits',
      'open_job_counts',
      'operator_events',
      'personal_questions',
      'relocation_benefits',
      'schema_migrations',
      'sectors',
      'settings',
      'skill_mcqs',
      'skill_questions',
      'skills',
      'spent_captchas',
    ],
  ],
];

function heldForCompany(table: Table): HeldForCompany {
  for (const tables of Object.values(HELD_FOR_COMPANY)) {
    const held = tables[table];
    if (held) return held;
  }
  throw new Error(`${table} is not among the tables of a company's export.`);
}

export const companyFiles = FILES;
