/**
 * Every table from which held-store.ts deletes no rows, with its columns, by the reason why a candidate's erasure keeps
 * them or what removes the person from them. held.test.ts compares this with the database, so a new column needs a
 * decision here.
 */
const BY_REASON: Record<string, Record<string, string>> = {
  'the entry stays, and takeOutOfHistory empties who it was, from where, and what names the person': {
    audit_events:
      'id company_id at actor_kind actor_id actor_name action subject_kind subject_id details address',
  },
  'the entry stays with ids alone, and takeOutOfOperatorEvents empties the reason and from where': {
    operator_events: 'id at actor_kind actor_id actor_name action subject_kind subject_id reason address',
  },
  'forgetMails deletes mails to the person, and mails to members that name the person': {
    outbox_mails: 'id recipient subject html body_text attachments created_at token_hash',
  },
  'forgetViews deletes searches for the name or the address': {
    saved_views: 'id company_id owner_id made_by made_by_name name list query changed_at',
  },
  'forgetDeliveries deletes events about the applications, with their attempts': {
    webhook_deliveries: 'id webhook_id event event_key body state next_attempt_at give_up_at created_at',
  },
  'goes with the event': {
    webhook_attempts: 'id delivery_id at status problem milliseconds answer',
  },
  'the receipt; its references to the person end with the person': {
    erasures: 'id kind user_id application_id company_id asked_at due_at called_off_at done_at erased_counts',
  },
  'nothing is deleted while one stands': {
    legal_holds: 'application_id company_id reason set_by set_at',
  },
  'keyed hashes, which nobody can turn back into an address; soon deleted': {
    attempts: 'key account_key level at blocked_until',
    limited_acts: 'limit_key at',
  },
  'random texts, deleted when they expire': {
    spent_captchas: 'challenge expires_at',
  },
  'figures that lead to no person': {
    erased_applications:
      'id job_id employer_id applied_at stage interview_at started_at submitted_at has_report percent',
    erased_moves: 'id erased_id at to_stage to_outcome is_decision',
    erased_verdicts: 'erased_id question_id verdict',
  },
  'figures of groups of several people': {
    fairness_figures: 'company_id until_at figures',
    bank_figures: 'bank_id question_key made_at share discrimination',
    question_figures:
      'id company_id question_key job_id question_id made_at figures trouble trouble_to_owners answers',
  },
  'says something about a company and its members, not about people who apply': {
    api_tokens:
      'id company_id name token_hash start scopes created_by created_by_name created_at expires_at revoked_at last_used_at last_network last_country',
    companies:
      'id name slug avatar_file_id created_at site about_html currency language decision_minutes film_days report_days ended_days taken_down_at taken_down_reason video_link',
    company_mail_texts: 'company_id mail subject body changed_at changed_by failed_at failure',
    company_kits: 'id company_id name kit',
    message_templates: 'id company_id name content',
    company_members: 'user_id company_id member_role joined_at sees_contacts',
    company_pictures: 'company_id position file_id alt',
    company_slugs: 'slug company_id taken_at',
    decline_reasons: 'company_id id title shared_text position',
    employers:
      'user_id full_address country_id state_id city_id zip_code sector_id terms_accepted_at created_at updated_at',
    member_times:
      'member_id hours calendar_address calendar_host calendar_added_at calendar_read_at calendar_tried_at calendar_problem',
    member_busy: 'member_id starts_at ends_at',
    sign_in_rules: 'company_id requires_second_factor requires_sign_on sign_on_is_second_factor',
    sign_on_domains: 'company_id domain proof proven_at',
    sign_on_providers: 'company_id issuer client_id client_secret admits_new saved_at',
    webhooks:
      'id company_id address events is_on secret old_secret old_secret_until failing_since paused_until switched_off_at created_at',
  },
  'who of the company decided, and when; about whom is in decision_items': {
    decisions: 'id company_id made_by made_by_name made_at due_at closes_job_id',
  },
  'an archive of a company that asked for it; deleted after a day': {
    company_exports: 'id company_id asked_at state object_key bytes expires_at',
  },
  'belongs to a job': {
    jobs: 'id alternate_id employer_id status status_before_delete designation job_type sector_id description_html contract_years contract_months salary annual_salary_range skills_submitted_at questions_submitted_at education_id misc_info interview_process work_address work_country_id work_state_id work_city_id work_zip_code boarding_requirement_ids proctoring published_at created_at updated_at changes_of designation_id is_remote pay_year blind_review template_name template_by interview_open_days thinking_seconds retakes answer_seconds follow_ups language taken_down_at taken_down_reason opens_again',
    round_plans: 'job_id round minutes place kit',
    round_plan_members: 'job_id round member_id',
    job_changes: 'job_id part revision changed_at changed_by',
    job_questions:
      'id job_id kind master_id skill_id question options answer accepted_answers replaces position retired_at follow_up_of follow_up idea',
    job_reviewers: 'job_id user_id',
    job_skills: 'id job_id skill_id preference min_experience position',
    job_videos: 'id job_id file_id created_at',
    designations: 'id folded name words',
    open_job_counts: 'place designation_id jobs',
  },
  'what operators tell everybody': {
    instance_notices: 'is_only id text shown_from shown_until',
  },
  'a list of the product, the same for everybody': {
    boarding_requirements: 'id name position',
    communication_modes: 'id name position',
    educations: 'id name position',
    offered_benefits: 'id name position',
    personal_questions: 'id text position',
    relocation_benefits: 'id name position',
    sectors: 'id name position',
    skill_mcqs: 'id skill_id question options answer position',
    skill_questions: 'id skill_id question reference_answer position',
  },
  'names of skills, which people share; who has which is in candidate_skills': {
    skills: 'id name name_key is_master',
  },
  'says which migrations ran': {
    schema_migrations: 'name checksum applied_at',
  },
  'settings of the installation': {
    settings: 'key value',
  },
};

export const NOT_HELD: Record<string, string> = Object.assign({}, ...Object.values(BY_REASON));

/**
 * The columns of an interview that stay when it is erased, because the application was interviewed, and those that are
 * emptied.
 */
export const AFTER_INTERVIEW = {
  stay: 'application_id attempt question_ids consent_version consented_at started_at submitted_at interview_at replaced_at end_cause erased_at film_erased_at follow_ups_begun_at follow_ups_settled_at',
  emptied: 'video_file_id playable_key video_seconds',
};
