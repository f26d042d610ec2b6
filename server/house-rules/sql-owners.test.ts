import { expect, test } from 'vitest';
import { writesOf } from './sql-writes.ts';
import { type Rule, expectKept, textOf } from './sources.ts';

/**
 * The feature that owns each table. Only the owner's files write to it; others call functions that the owner exports.
 * Anyone may read.
 */
const TABLES_OF: Record<string, readonly string[]> = {
  database: ['schema_migrations', 'settings'],
  'platform/mail': ['outbox_mails'],
  'platform/tasks': ['pgboss.job', 'pgboss.queue', 'pgboss.schedule', 'pgboss.version'],
  masters: [
    'boarding_requirements',
    'communication_modes',
    'educations',
    'offered_benefits',
    'personal_questions',
    'relocation_benefits',
    'sectors',
    'skill_mcqs',
    'skill_questions',
    'skills',
  ],
  uploads: ['captions', 'files', 'upload_days', 'upload_reservations'],
  accounts: [
    'attempts',
    'email_change_links',
    'email_changes',
    'email_tokens',
    'limited_acts',
    'operator_events',
    'operators',
    'passkey_challenges',
    'passkeys',
    'recovery_codes',
    'registrations',
    'sessions',
    'sign_in_rules',
    'sign_on_links',
    'spent_captchas',
    'totp_factors',
    'users',
  ],
  companies: [
    'audit_events',
    'companies',
    'company_mail_texts',
    'company_members',
    'company_pictures',
    'company_slugs',
    'invitation_jobs',
    'invitation_links',
    'invitations',
    'job_reviewers',
  ],
  'sign-on': ['sign_on_attempts', 'sign_on_domains', 'sign_on_providers'],
  reviews: ['note_mentions', 'notes', 'scorecard_scores', 'scorecards'],
  tokens: ['api_tokens'],
  webhooks: ['webhook_attempts', 'webhook_deliveries', 'webhooks'],
  employers: ['employers'],
  candidates: ['candidate_skills', 'candidates'],
  'job-alerts': ['job_alerts'],
  jobs: [
    'designations',
    'job_changes',
    'job_questions',
    'job_skills',
    'job_videos',
    'jobs',
    'open_job_counts',
    'saved_jobs',
  ],
  applications: [
    'application_digest_entries',
    'application_moves',
    'applications',
    'decision_items',
    'decisions',
    'decline_reasons',
    'interview_requests',
    'sent_reminders',
  ],
  operator: ['instance_notices'],
  'candidate-invitations': [
    'candidate_invitation_links',
    'candidate_invitation_mails',
    'candidate_invitation_stops',
    'candidate_invitations',
  ],
  interviews: [
    'interview_answer_parts',
    'interview_answers',
    'interview_holders',
    'interview_pieces',
    'interview_questions_put',
    'interview_recordings',
    'interview_takes',
    'interviews',
    'proctoring_events',
    'spoken_words',
  ],
  rounds: [
    'company_kits',
    'member_busy',
    'member_times',
    'round_cards',
    'round_events',
    'round_links',
    'round_members',
    'round_plan_members',
    'round_plans',
    'round_recording_pieces',
    'round_recording_words',
    'round_recordings',
    'round_times',
    'rounds',
  ],
  messages: ['message_templates', 'messages', 'muted_conversations'],
  offers: ['offers'],
  pipeline: ['bank_figures', 'question_figures', 'saved_views'],
  privacy: [
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
  ],
  feedback: [
    'answer_corrections',
    'answer_marks',
    'answer_verdicts',
    'application_views',
    'correction_decisions',
    'guest_links',
    'guest_openings',
    'learned_verdicts',
    'reports',
  ],
};

const OWNER_OF = new Map(
  Object.entries(TABLES_OF).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);

/** Writes outside the owner's files, and the reasons for them. */
const REASONS = {
  'server/database/whole/fill.ts writes a variable (no owner)':
    'a restore writes every table of the catalogue',
  'server/features/jobs/changes/changes-store.ts writes a variable (no owner)':
    'job_skills or job_videos, its own',
  'server/features/masters/seed.ts writes a variable (no owner)': 'a list or a bank of questions, its own',
  'server/features/privacy/erasure-store.ts writes a variable (no owner)':
    'the erasure deletes from all tables of HELD',
  'server/features/privacy/export-store.ts writes a variable (no owner)':
    'exports or company_exports, its own',
  'server/features/privacy/erasure-store.ts writes interview_answers (interviews)': 'what it empties of them',
  'server/features/privacy/erasure-store.ts writes interviews (interviews)': 'the same',
};

const ownWrites: Rule = (sources) =>
  sources
    .filter(({ file }) => file.startsWith('server/'))
    .flatMap((source) => {
      const [, folder = '', part = ''] = source.file.split('/');
      const own = { features: part, platform: `platform/${part}`, database: 'database' }[folder];
      return [...new Set(writesOf(source))]
        .map((table) => ({ table, owner: OWNER_OF.get(table) ?? 'no owner' }))
        .filter(({ owner }) => owner !== own)
        .map(({ table, owner }) => `${source.file} writes ${table} (${owner})`);
    });

test('every table has one owner', () => {
  const schema = /export interface Schema \{([^}]*)\}/.exec(textOf('server/database/schema.ts'))![1]!;
  const tables = [...schema.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1]!);
  const owned = Object.values(TABLES_OF)
    .flat()
    .filter((table) => !table.startsWith('pgboss.'));
  expect(owned.toSorted()).toEqual(tables.toSorted());
});

test('only the owner writes a table', () => {
  expectKept(
    ownWrites,
    {
      'server/features/jobs/store.ts':
        "db.insertInto('jobs'); db.selectFrom('users').forUpdate(); db.deleteFrom('notes as n');",
      'server/features/tokens/store.ts':
        'sql<Row>`SELECT 1 FROM users FOR UPDATE`; sql`update users set ${set}`;',
      'server/features/jobs/a-store.ts':
        'db.updateTable(table); sql`INSERT INTO jobs SELECT 1 ON CONFLICT DO UPDATE SET a = 1`;',
      'server/platform/mail/store.ts': "executeSql(`TRUNCATE ${table}`); query('DELETE FROM files');",
      'server/roundone.ts': 'sql`MERGE INTO no_such USING jobs ON true WHEN MATCHED THEN UPDATE SET a = 1`;',
    },
    [
      'server/features/jobs/store.ts writes notes (reviews)',
      'server/features/tokens/store.ts writes users (accounts)',
      'server/features/jobs/a-store.ts writes a variable (no owner)',
      'server/platform/mail/store.ts writes a variable (no owner)',
      'server/platform/mail/store.ts writes files (uploads)',
      'server/roundone.ts writes no_such (no owner)',
    ],
    { allowed: Object.keys(REASONS) },
  );
});
