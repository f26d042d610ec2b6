/**
 * Every table that no row of held-store.ts deletes, with its columns, and why the erasure of a candidate leaves them or
 * what takes the person out of them. held.test.ts compares this with the database: a new column needs a decision here.
 */
interface NotHeld {
  why: string;
  columns: string;
}

const LIST = 'a list of the product, the same for everybody';
const COMPANY = 'says something about a company and its members, not about people who apply';
const JOB = 'belongs to a job';
const ANONYMOUS = 'figures that lead to no person';

export const NOT_HELD: Record<string, NotHeld> = {
  // The person is taken out of these by a function of their feature.
  audit_events: {
    why: 'the entry stays, and takeOutOfHistory empties who it was, from where, and what names the person',
    columns: 'id company_id at actor_kind actor_id actor_name action subject_kind subject_id details address',
  },
  operator_events: {
    why: 'the entry stays with ids alone, and takeOutOfOperatorEvents empties the reason and from where',
    columns: 'id at actor_kind actor_id actor_name action subject_kind subject_id reason address',
  },
  outbox_mails: {
    why: 'forgetMails deletes mails to the person, and mails to members that name the person',
    columns: 'id recipient subject html body_text attachments created_at token_hash',
  },
  saved_views: {
    why: 'forgetViews deletes searches for the name or the address',
    columns: 'id company_id owner_id made_by made_by_name name list query changed_at',
  },
  webhook_deliveries: {
    why: 'forgetDeliveries deletes events about the applications, with their attempts',
    columns: 'id webhook_id event event_key body state next_attempt_at give_up_at created_at',
  },
  webhook_attempts: {
    why: 'goes with the event',
    columns: 'id delivery_id at status problem milliseconds answer',
  },
  erasures: {
    why: 'the receipt; its references to the person end with the person',
    columns: 'id kind user_id application_id company_id asked_at due_at called_off_at done_at erased_counts',
  },
  legal_holds: {
    why: 'nothing is deleted while one stands',
    columns: 'application_id company_id reason set_by set_at',
  },

  attempts: {
    why: 'keyed hashes, which nobody can turn back into an address; soon deleted',
    columns: 'key account_key level at blocked_until',
  },
  limited_acts: {
    why: 'keyed hashes, which nobody can turn back into an address; soon deleted',
    columns: 'limit_key at',
  },
  spent_captchas: { why: 'random texts, deleted when they expire', columns: 'challenge expires_at' },

  erased_applications: {
    why: ANONYMOUS,
    columns: 'id job_id employer_id applied_at stage interview_at started_at submitted_at has_report percent',
  },
  erased_moves: { why: ANONYMOUS, columns: 'id erased_id at to_stage to_outcome is_decision' },
  fairness_figures: { why: 'figures of groups of several people', columns: 'company_id until_at figures' },
  erased_verdicts: { why: ANONYMOUS, columns: 'erased_id question_id verdict' },

  api_tokens: {
    why: COMPANY,
    columns:
      'id company_id name token_hash start scopes created_by created_by_name created_at expires_at revoked_at last_used_at last_network last_country',
  },
  companies: {
    why: COMPANY,
    columns:
      'id name slug avatar_file_id created_at site about_html decision_minutes film_days report_days ended_days taken_down_at taken_down_reason',
  },
  company_mail_texts: {
    why: COMPANY,
    columns: 'company_id mail subject body changed_at changed_by failed_at failure',
  },
  company_members: { why: COMPANY, columns: 'user_id company_id member_role joined_at sees_contacts' },
  company_pictures: { why: COMPANY, columns: 'company_id position file_id alt' },
  company_slugs: { why: COMPANY, columns: 'slug company_id taken_at' },
  decisions: {
    why: 'who of the company decided, and when; about whom is in decision_items',
    columns: 'id company_id made_by made_by_name made_at due_at undone_at',
  },
  decline_reasons: { why: COMPANY, columns: 'company_id id title shared_text position' },
  employers: {
    why: COMPANY,
    columns:
      'user_id full_address country_id state_id city_id zip_code sector_id terms_accepted_at created_at updated_at',
  },
  company_exports: {
    why: 'an archive of a company that asked for it; deleted after a day',
    columns: 'id company_id asked_at state object_key bytes expires_at',
  },
  sign_in_rules: {
    why: COMPANY,
    columns: 'company_id requires_second_factor requires_sign_on sign_on_is_second_factor',
  },
  sign_on_domains: { why: COMPANY, columns: 'company_id domain proof proven_at' },
  sign_on_providers: {
    why: COMPANY,
    columns: 'company_id issuer client_id client_secret admits_new saved_at',
  },
  webhooks: {
    why: COMPANY,
    columns:
      'id company_id address events is_on secret old_secret old_secret_until failing_since paused_until switched_off_at created_at',
  },

  jobs: {
    why: JOB,
    columns:
      'id alternate_id employer_id status status_before_delete designation job_type sector_id description_html contract_years contract_months salary annual_salary_range skills_submitted_at questions_submitted_at education_id misc_info interview_process work_address work_country_id work_state_id work_city_id work_zip_code boarding_requirement_ids proctoring published_at created_at updated_at changes_of designation_id is_remote pay_year blind_review template_name template_by interview_open_days thinking_seconds retakes answer_seconds follow_ups taken_down_at taken_down_reason opens_again',
  },
  file_checks: {
    why: 'what is stored without a row, and the other way round, by random keys',
    columns: 'is_only id state deletes asked_at done_at result',
  },
  instance_notices: {
    why: 'what operators tell everybody',
    columns: 'is_only id text shown_from shown_until',
  },
  job_changes: { why: JOB, columns: 'job_id part revision changed_at changed_by' },
  job_questions: {
    why: JOB,
    columns:
      'id job_id kind master_id skill_id question options answer accepted_answers position retired_at follow_up_of follow_up idea',
  },
  job_reviewers: { why: JOB, columns: 'job_id user_id' },
  job_skills: { why: JOB, columns: 'id job_id skill_id preference min_experience position' },
  job_videos: { why: JOB, columns: 'id job_id file_id created_at' },
  designations: { why: JOB, columns: 'id folded name words' },
  open_job_counts: { why: JOB, columns: 'place designation_id jobs' },

  boarding_requirements: { why: LIST, columns: 'id name position' },
  communication_modes: { why: LIST, columns: 'id name position' },
  educations: { why: LIST, columns: 'id name position' },
  offered_benefits: { why: LIST, columns: 'id name position' },
  personal_questions: { why: LIST, columns: 'id text position' },
  relocation_benefits: { why: LIST, columns: 'id name position' },
  sectors: { why: LIST, columns: 'id name position' },
  skill_mcqs: { why: LIST, columns: 'id skill_id question options answer position' },
  skill_questions: { why: LIST, columns: 'id skill_id question reference_answer position' },
  skills: {
    why: 'names of skills, which people share; who has which is in candidate_skills',
    columns: 'id name name_key is_master',
  },
  schema_migrations: { why: 'says which migrations ran', columns: 'name checksum applied_at' },
  settings: { why: 'settings of the installation', columns: 'key value' },
};

/** Columns of an interview that stay when it is erased, because the application was interviewed; and those that it empties. */
export const AFTER_INTERVIEW = {
  stay: 'application_id attempt question_ids consent_version consented_at started_at submitted_at interview_at replaced_at end_cause erased_at film_erased_at follow_ups_begun_at follow_ups_settled_at',
  emptied: 'video_file_id playable_key video_seconds',
};
