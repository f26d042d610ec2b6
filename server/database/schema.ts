// Derived from migrations/ by derive-schema.ts; do not edit.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A JSON column is read as its value and written as JSON text: `JSON.stringify(value)`. */
export type Json = ColumnType<unknown, string, string>;
export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;
export type GeneratedJson = ColumnType<unknown, string | undefined, string>;

export interface AnswerCorrectionsTable {
  id: Generated<number>;
  application_id: string;
  question_id: string;
  correction: NullableJson;
  made_at: Date;
  attempt: number;
}

export interface AnswerMarksTable {
  id: Generated<number>;
  application_id: string;
  question_id: string;
  employer_id: string;
  question_key: string;
  verdict: 'Correct' | 'Partially Correct' | 'Incorrect' | 'Not Answered' | null;
  reason: Generated<string>;
  analysis_verdict: string;
  analysis_score: number | null;
  answer_text: string;
  teaches: number | null;
  marked_at: Date;
  marked_by: string | null;
  attempt: number;
  grade: number | null;
}

export interface AnswerVerdictsTable {
  application_id: string;
  attempt: number;
  question_id: string;
  verdict: 'Correct' | 'Partially Correct' | 'Incorrect' | 'Not Answered' | 'Needs Review';
}

export interface ApiTokensTable {
  id: string;
  company_id: string;
  name: string;
  token_hash: string;
  start: string;
  scopes: Json;
  created_by: string | null;
  created_by_name: string;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
  last_network: string | null;
  last_country: string | null;
}

export interface ApplicationDigestEntriesTable {
  user_id: string;
  application_id: string;
  received_at: Date;
}

export interface ApplicationMovesTable {
  id: Generated<number>;
  application_id: string;
  at: Date;
  actor_kind: 'member' | 'token' | 'candidate' | 'system';
  actor_id: string | null;
  actor_name: string | null;
  from_stage: 'applied' | 'ai-interview' | 'review' | 'round-2' | 'round-3' | 'round-4' | 'round-5' | 'round-6' | 'offer' | 'hired';
  from_outcome: 'hired' | 'declined' | 'withdrawn' | 'no-show' | null;
  to_stage: 'applied' | 'ai-interview' | 'review' | 'round-2' | 'round-3' | 'round-4' | 'round-5' | 'round-6' | 'offer' | 'hired';
  to_outcome: 'hired' | 'declined' | 'withdrawn' | 'no-show' | null;
  reason: string | null;
  shared_reason: string | null;
  note: string | null;
  decision_id: string | null;
  is_undo: Generated<boolean>;
  act: 'moved' | 'extended' | 'given-again' | 'given-again-in-part' | 'opening-moved' | null;
  interview_at: Date | null;
  open_days: number | null;
  attempt: number | null;
}

export interface ApplicationViewsTable {
  id: Generated<number>;
  application_id: string;
  at: Date;
  what: 'report' | 'film' | 'sound' | 'resume' | 'cover-letter' | 'certificate' | 'pitch' | 'round-recording' | 'export';
  viewer_kind: 'member' | 'token' | 'guest' | 'visitor';
  viewer_id: string | null;
  viewer_name: string | null;
  viewer_role: string | null;
  visit: string;
}

export interface ApplicationsTable {
  id: string;
  job_id: string;
  candidate_id: string;
  employer_id: string;
  travel_preferred: boolean;
  relocation_preferred: boolean;
  resume_file_id: string;
  cover_letter_file_id: string | null;
  pitch_file_id: string | null;
  criteria_percent: number | null;
  criteria_parts: NullableJson;
  criteria_failed: Generated<boolean>;
  report_public: boolean;
  applied_at: Generated<Date>;
  decided_at: Date | null;
  interview_at: Date | null;
  time_factor: number;
  record_only: Generated<boolean>;
  withdrawn_at: Date | null;
  question_ids: NullableJson;
  stage: Generated<'applied' | 'ai-interview' | 'review' | 'round-2' | 'round-3' | 'round-4' | 'round-5' | 'round-6' | 'offer' | 'hired'>;
  outcome: 'hired' | 'declined' | 'withdrawn' | 'no-show' | null;
  stage_since: Generated<Date>;
  told_stage: Generated<'applied' | 'ai-interview' | 'review' | 'round-2' | 'round-3' | 'round-4' | 'round-5' | 'round-6' | 'offer' | 'hired'>;
  told_outcome: 'hired' | 'declined' | 'withdrawn' | 'no-show' | null;
  status: GeneratedAlways<'PENDING' | 'SCHEDULED' | 'REJECTED' | 'COMPLETED' | 'WITHDRAWN'>;
  told_status: GeneratedAlways<'PENDING' | 'SCHEDULED' | 'REJECTED' | 'COMPLETED' | 'WITHDRAWN'>;
  open_days: number;
  calendar_entries: Generated<number>;
  interview_closes_at: GeneratedAlways<Date | null>;
  attempt: Generated<number>;
  kept_answers: Generated<number>;
  thinking_seconds: number;
  retakes: number;
  answer_seconds: number;
  opening_moved_from: Date | null;
  has_breaks: Generated<boolean>;
  no_camera: Generated<boolean>;
  in_writing: Generated<boolean>;
  report_closed_by_candidate: Generated<boolean>;
  follow_ups: Generated<boolean>;
  source: string | null;
  language: string;
}

export interface AttemptsTable {
  key: string;
  account_key: string | null;
  level: number;
  at: Date;
  blocked_until: Date;
}

export interface AuditEventsTable {
  id: Generated<number>;
  company_id: string;
  at: Date;
  actor_kind: 'member' | 'token' | 'guest' | 'candidate' | 'system';
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  subject_kind: string | null;
  subject_id: string | null;
  details: Json;
  address: string | null;
}

export interface BankFiguresTable {
  bank_id: string;
  question_key: string;
  made_at: Date;
  share: number;
  discrimination: number | null;
}

export interface BoardingRequirementsTable {
  id: string;
  name: string;
  position: number;
}

export interface CandidateInvitationLinksTable {
  token_hash: string;
  invitation_id: string;
  expires_at: Date;
}

export interface CandidateInvitationMailsTable {
  id: Generated<number>;
  company_id: string;
  email: string;
  sent_at: Date;
}

export interface CandidateInvitationStopsTable {
  company_id: string;
  email: string;
  stopped_at: Date;
}

export interface CandidateInvitationsTable {
  id: Generated<string>;
  job_id: string;
  company_id: string;
  email: string;
  name: string;
  interview_at: Date | null;
  invited_by: string | null;
  sent_at: Date;
  times_sent: Generated<number>;
  expires_at: Date;
  opened_at: Date | null;
  declined_at: Date | null;
  revoked_at: Date | null;
  claimed_by: string | null;
  applied_at: Date | null;
  application_id: string | null;
}

export interface CandidateSkillsTable {
  candidate_id: string;
  skill_id: string;
  position: number;
}

export interface CandidatesTable {
  user_id: string;
  full_address: string;
  country_id: string;
  state_id: string;
  city_id: string;
  zip_code: string;
  education_id: string;
  experience_years: number;
  experience_months: number;
  linkedin_profile: Generated<string>;
  portfolio: Generated<string>;
  resume_file_id: string | null;
  cover_letter_file_id: string | null;
  certificate_file_ids: GeneratedJson;
  terms_accepted_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface CaptionsTable {
  file_id: string;
  state: 'ready' | 'noSound' | 'unreadable' | 'noWords';
  cues: Json;
  made_at: Date;
  corrected_at: Date | null;
}

export interface CommunicationModesTable {
  id: string;
  name: string;
  position: number;
}

export interface CompaniesTable {
  id: string;
  name: string;
  slug: string;
  avatar_file_id: string | null;
  created_at: Date;
  site: Generated<string>;
  about_html: Generated<string>;
  decision_minutes: number;
  film_days: number;
  report_days: number;
  ended_days: number;
  taken_down_at: Date | null;
  taken_down_reason: string | null;
  currency: string | null;
  video_link: string | null;
  language: string | null;
}

export interface CompanyExportsTable {
  id: string;
  company_id: string;
  asked_at: Date;
  state: 'making' | 'ready' | 'failed';
  object_key: string | null;
  bytes: number | null;
  expires_at: Date | null;
}

export interface CompanyKitsTable {
  id: Generated<string>;
  company_id: string;
  name: string;
  kit: Json;
}

export interface CompanyMailTextsTable {
  company_id: string;
  mail: string;
  subject: string;
  body: string;
  changed_at: Date;
  changed_by: string | null;
  failed_at: Date | null;
  failure: Generated<string>;
}

export interface CompanyMembersTable {
  user_id: string;
  company_id: string;
  member_role: 'owner' | 'recruiter' | 'reviewer';
  joined_at: Date;
  sees_contacts: Generated<boolean>;
}

export interface CompanyPicturesTable {
  company_id: string;
  position: number;
  file_id: string;
  alt: string;
}

export interface CompanySlugsTable {
  slug: string;
  company_id: string | null;
  taken_at: Generated<Date>;
}

export interface ConsentWithdrawalsTable {
  id: string;
  application_id: string;
  asked_at: Date;
  due_at: Date;
  answered_at: Date | null;
  answer: 'deleted' | 'declined' | null;
  reason: Generated<string>;
  answered_by: string | null;
}

export interface CorrectionDecisionsTable {
  id: Generated<number>;
  correction_id: number;
  take: 'heard' | 'corrected';
  employer_id: string;
  decided_at: Date;
  decided_by: string | null;
}

export interface DecisionItemsTable {
  decision_id: string;
  application_id: string;
  move_id: number;
  state: 'waiting' | 'told' | 'undone' | 'dropped';
  mail: string | null;
  mail_subject: string | null;
  mail_text: string | null;
}

export interface DecisionsTable {
  id: string;
  company_id: string;
  made_by: string | null;
  made_by_name: string;
  made_at: Date;
  due_at: Date;
  closes_job_id: string | null;
}

export interface DeclineReasonsTable {
  company_id: string;
  id: string;
  title: string;
  shared_text: string;
  position: number;
}

export interface DesignationsTable {
  id: Generated<number>;
  folded: string;
  name: string;
  words: GeneratedAlways<string>;
}

export interface EducationsTable {
  id: string;
  name: string;
  position: number;
}

export interface EmailChangeLinksTable {
  token_hash: string;
  change_id: string;
  purpose: 'confirm' | 'undo';
  expires_at: Date;
}

export interface EmailChangesTable {
  id: Generated<string>;
  user_id: string;
  session_id: string | null;
  old_email: string;
  new_email: string;
  asked_at: Date;
  confirmed_at: Date | null;
  void_at: Date | null;
}

export interface EmailTokensTable {
  token_hash: string;
  user_id: string | null;
  purpose: 'verify' | 'reset';
  expires_at: Date;
  used_at: Date | null;
  registration_id: string | null;
}

export interface EmployersTable {
  user_id: string;
  full_address: string;
  country_id: string;
  state_id: string;
  city_id: string;
  zip_code: string;
  sector_id: string;
  terms_accepted_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface ErasedApplicationsTable {
  id: Generated<number>;
  job_id: string;
  employer_id: string;
  applied_at: Date;
  stage: string;
  interview_at: Date | null;
  started_at: Date | null;
  submitted_at: Date | null;
  has_report: boolean;
  percent: number | null;
}

export interface ErasedMovesTable {
  id: Generated<number>;
  erased_id: number;
  at: Date;
  to_stage: string;
  to_outcome: string | null;
  is_decision: boolean;
}

export interface ErasedVerdictsTable {
  erased_id: number;
  question_id: string;
  verdict: string;
}

export interface ErasuresTable {
  id: string;
  kind: 'account' | 'interview';
  user_id: string | null;
  application_id: string | null;
  company_id: string | null;
  asked_at: Date;
  due_at: Date;
  called_off_at: Date | null;
  done_at: Date | null;
  erased_counts: NullableJson;
}

export interface ExportsTable {
  id: string;
  user_id: string;
  asked_at: Date;
  state: 'making' | 'ready' | 'failed';
  object_key: string | null;
  bytes: number | null;
  expires_at: Date | null;
}

export interface FairnessFiguresTable {
  company_id: string;
  until_at: Date;
  figures: Json;
}

export interface FilesTable {
  id: Generated<string>;
  path: string;
  object_key: string;
  owner_id: string;
  kind: string;
  media_type: string;
  bytes: number;
  original_name: string;
  created_at: Generated<Date>;
  application_id: string | null;
  scan: 'waiting' | 'clean' | 'infected' | null;
}

export interface GuestLinksTable {
  id: Generated<string>;
  application_id: string;
  name: string;
  token_hash: string;
  in_full: boolean;
  made_by: string | null;
  made_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  attempt: number;
}

export interface GuestOpeningsTable {
  id: Generated<number>;
  guest_link_id: string;
  at: Date;
  network: string;
  country: string | null;
}

export interface InstanceNoticesTable {
  is_only: Generated<boolean>;
  id: string;
  text: string;
  shown_from: Date;
  shown_until: Date;
}

export interface InterviewAnswerPartsTable {
  application_id: string;
  attempt: number;
  question_id: string;
  turn: number;
  audio_file_id: string | null;
  audio_seconds: number | null;
  recording_id: string | null;
  video_offset_seconds: number | null;
  readings: Generated<string>;
  is_cut_off: boolean;
  received_at: Date;
  take: Generated<number>;
  is_from_video: Generated<boolean>;
}

export interface InterviewAnswersTable {
  id: Generated<string>;
  application_id: string;
  question_id: string;
  ordinal: number | null;
  chosen_option: string | null;
  audio_file_id: string | null;
  video_offset_seconds: number | null;
  transcription_status: 'waiting' | 'done' | 'failed' | null;
  transcript: NullableJson;
  received_at: Generated<Date>;
  recording_id: string | null;
  audio_seconds: number | null;
  attempt: number;
  is_kept: Generated<boolean>;
  is_cut_off: Generated<boolean>;
  readings: Generated<string>;
  take: Generated<number>;
  is_written: Generated<boolean>;
}

export interface InterviewHoldersTable {
  application_id: string;
  attempt: number;
  turn: number;
  holder_id: string;
  device_id: string;
  device: string;
  taken_at: Date;
  renewed_at: Date;
}

export interface InterviewPiecesTable {
  recording_id: string;
  start_byte: number;
  bytes: number;
  sha256: string;
  object_key: string;
  received_at: Date;
}

export interface InterviewQuestionsPutTable {
  application_id: string;
  question_id: string;
  asked_at: Date;
  attempt: number;
  take: Generated<number>;
  is_skipped: Generated<boolean>;
}

export interface InterviewRecordingsTable {
  id: string;
  application_id: string;
  mime_type: string;
  offset_seconds: number;
  bytes: Generated<number>;
  piece_count: Generated<number>;
  declared_bytes: number | null;
  created_at: Date;
  completed_at: Date | null;
  film_offset_seconds: number | null;
  film_seconds: number | null;
  attempt: number;
  turn: Generated<number>;
}

export interface InterviewRequestsTable {
  id: Generated<string>;
  application_id: string;
  attempt: number | null;
  kinds: Json;
  text: string;
  asked_at: Date;
  answer: 'granted' | 'declined' | 'given-again' | 'given-again-in-part' | 'moved' | null;
  note: string | null;
  answered_at: Date | null;
  answered_by_name: string | null;
}

export interface InterviewTakesTable {
  application_id: string;
  attempt: number;
  question_id: string;
  take: number;
  audio_file_id: string;
  audio_seconds: number | null;
  received_at: Date;
}

export interface InterviewsTable {
  application_id: string;
  question_ids: Json;
  consent_version: string | null;
  consented_at: Date | null;
  started_at: Date | null;
  submitted_at: Date | null;
  video_file_id: string | null;
  playable_key: string | null;
  video_seconds: number | null;
  attempt: number;
  interview_at: Date | null;
  replaced_at: Date | null;
  end_cause: 'finished' | 'left' | 'suspicious' | 'devices' | 'reloaded' | null;
  erased_at: Date | null;
  film_erased_at: Date | null;
  follow_ups_begun_at: Date | null;
  follow_ups_settled_at: Date | null;
}

export interface InvitationJobsTable {
  invitation_id: string;
  job_id: string;
}

export interface InvitationLinksTable {
  token_hash: string;
  invitation_id: string;
  expires_at: Date;
}

export interface InvitationsTable {
  id: Generated<string>;
  company_id: string;
  email: string;
  member_role: 'owner' | 'recruiter' | 'reviewer';
  sees_contacts: boolean;
  invited_by: string | null;
  sent_at: Date;
  expires_at: Date;
}

export interface JobAlertsTable {
  id: Generated<string>;
  email: string;
  search: string;
  created_at: Date;
  confirmed_at: Date | null;
  mailed_until: Date;
  language: string | null;
}

export interface JobChangesTable {
  job_id: string;
  part: string;
  revision: number;
  changed_at: Date;
  changed_by: string | null;
}

export interface JobQuestionsTable {
  id: Generated<string>;
  job_id: string;
  kind: 'personal' | 'skill' | 'mcq';
  master_id: string | null;
  skill_id: string | null;
  question: string;
  options: NullableJson;
  answer: string | null;
  position: number;
  retired_at: Date | null;
  follow_up_of: string | null;
  follow_up: string | null;
  idea: string | null;
  accepted_answers: NullableJson;
  replaces: string | null;
}

export interface JobReviewersTable {
  job_id: string;
  user_id: string;
}

export interface JobSkillsTable {
  id: Generated<string>;
  job_id: string;
  skill_id: string;
  preference: 'Required' | 'Preferred';
  min_experience: string;
  position: number;
}

export interface JobVideosTable {
  id: Generated<string>;
  job_id: string;
  file_id: string;
  created_at: Generated<Date>;
}

export interface JobsTable {
  id: Generated<string>;
  alternate_id: string;
  employer_id: string;
  status: Generated<'draft' | 'open' | 'closed' | 'deleted'>;
  status_before_delete: string | null;
  designation: string;
  job_type: 'Contract' | 'CTH' | 'Direct Hire';
  sector_id: string;
  description_html: string;
  contract_years: number | null;
  contract_months: number | null;
  salary: string | null;
  annual_salary_range: string | null;
  skills_submitted_at: Date | null;
  questions_submitted_at: Date | null;
  education_id: string | null;
  misc_info: NullableJson;
  interview_process: NullableJson;
  work_address: string | null;
  work_country_id: string | null;
  work_state_id: string | null;
  work_city_id: string | null;
  work_zip_code: string | null;
  boarding_requirement_ids: NullableJson;
  proctoring: 'enforced' | 'record-only';
  published_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  changes_of: string | null;
  designation_id: Generated<number>;
  is_remote: GeneratedAlways<boolean>;
  pay_year: GeneratedAlways<number | null>;
  blind_review: Generated<boolean>;
  template_name: string | null;
  template_by: string | null;
  interview_open_days: number;
  thinking_seconds: number;
  retakes: number;
  answer_seconds: number;
  taken_down_at: Date | null;
  taken_down_reason: string | null;
  opens_again: Generated<boolean>;
  follow_ups: Generated<boolean>;
  language: string;
}

export interface LearnedVerdictsTable {
  application_id: string;
  attempt: number;
  question_id: string;
  verdict: 'Correct' | 'Partially Correct' | 'Incorrect' | 'Not Answered' | 'Needs Review';
  score: number | null;
  certainty: 'low' | 'medium' | 'high';
  marks_used: number;
  learned_at: Date;
}

export interface LegalHoldsTable {
  application_id: string;
  company_id: string;
  reason: string;
  set_by: string | null;
  set_at: Date;
}

export interface LimitedActsTable {
  limit_key: string;
  at: Date;
}

export interface MemberBusyTable {
  member_id: string;
  starts_at: Date;
  ends_at: Date;
}

export interface MemberTimesTable {
  member_id: string;
  hours: NullableJson;
  calendar_address: string | null;
  calendar_host: string | null;
  calendar_added_at: Date | null;
  calendar_read_at: Date | null;
  calendar_tried_at: Date | null;
  calendar_problem: string | null;
}

export interface MessageTemplatesTable {
  id: Generated<string>;
  company_id: string;
  name: string;
  content: string;
}

export interface MessagesTable {
  id: string;
  application_id: string;
  company_id: string;
  side: 'candidate' | 'company';
  author_id: string | null;
  author_name: string;
  content: string;
  sent_at: Date;
  read_at: Date | null;
  mailed_at: Date | null;
}

export interface MutedConversationsTable {
  application_id: string;
  muted_at: Date;
}

export interface NoteMentionsTable {
  note_id: string;
  user_id: string;
}

export interface NotesTable {
  id: Generated<string>;
  application_id: string;
  author_id: string | null;
  author_name: string;
  content: string;
  written_at: Date;
}

export interface OfferedBenefitsTable {
  id: string;
  name: string;
  position: number;
}

export interface OffersTable {
  id: Generated<string>;
  application_id: string;
  made_at: Date;
  made_by_kind: 'member' | 'token';
  made_by_name: string | null;
  pay_amount: number;
  pay_currency: string;
  pay_period: 'hour' | 'day' | 'week' | 'month' | 'year';
  starts_on: string;
  place: string;
  conditions: string;
  stands_until: Date;
  title: string;
  letter: string;
  opened_at: Date | null;
  reminded_at: Date | null;
  state: 'waiting' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'replaced';
  ended_at: Date | null;
  ended_by_kind: 'member' | 'token' | 'candidate' | 'system' | null;
  ended_by_name: string | null;
  end_text: string;
  asks_closing: boolean;
}

export interface OpenJobCountsTable {
  place: string;
  designation_id: number;
  jobs: number;
}

export interface OperatorEventsTable {
  id: Generated<number>;
  at: Date;
  actor_kind: 'operator' | 'command';
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  subject_kind: 'person' | 'company' | 'job' | 'notice' | 'task' | null;
  subject_id: string | null;
  reason: string | null;
  address: string | null;
}

export interface OperatorsTable {
  user_id: string;
  granted_at: Date;
  granted_by: string;
}

export interface OutboxMailsTable {
  id: Generated<string>;
  recipient: string;
  subject: string;
  html: string;
  body_text: string;
  attachments: GeneratedJson;
  created_at: Generated<Date>;
  token_hash: string | null;
}

export interface PasskeyChallengesTable {
  challenge: string;
  purpose: 'add' | 'sign-in' | 'second-factor';
  user_id: string | null;
  expires_at: Date;
}

export interface PasskeysTable {
  id: Generated<string>;
  user_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: Json;
  name: string;
  added_at: Date;
  last_used_at: Date | null;
}

export interface PersonalQuestionsTable {
  id: string;
  text: string;
  position: number;
}

export interface ProctoringEventsTable {
  id: Generated<string>;
  application_id: string;
  kind: string;
  happened_at: Date;
  seconds: number | null;
  received_at: Generated<Date>;
  attempt: number;
}

export interface QuestionFiguresTable {
  id: Generated<string>;
  company_id: string;
  question_key: string;
  job_id: string | null;
  question_id: string;
  made_at: Date;
  figures: Json;
  trouble: GeneratedAlways<number>;
  trouble_to_owners: GeneratedAlways<number>;
  answers: GeneratedAlways<number>;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: string;
  used_at: Date | null;
}

export interface RegistrationsTable {
  id: Generated<string>;
  role: 'employer' | 'candidate';
  name: string;
  email: string;
  mobile: string;
  password_hash: string;
  created_at: Date;
  mailed_at: Date | null;
  expires_at: Date;
}

export interface RelocationBenefitsTable {
  id: string;
  name: string;
  position: number;
}

export interface ReportsTable {
  application_id: string;
  status: 'ready' | 'failed';
  report: NullableJson;
  ready_at: Date | null;
  percent: GeneratedAlways<number | null>;
  attempt: number;
  certainty: 'low' | 'medium' | 'high' | null;
  heard: number | null;
  flags: number | null;
  correct: number | null;
  partial: number | null;
  incorrect: number | null;
  not_answered: number | null;
  needs_review: number | null;
  found: number | null;
}

export interface RoundCardsTable {
  id: Generated<string>;
  round_id: string;
  member_id: string | null;
  member_name: string;
  overall: number;
  reason: string;
  levels: Json;
  sent_at: Date;
  changed_at: Date | null;
}

export interface RoundEventsTable {
  id: Generated<string>;
  round_id: string;
  at: Date;
  act: 'invited' | 'booked' | 'moved' | 'cancelled' | 'changed';
  side: 'candidate' | 'company';
  made_by: string | null;
  starts_at: Date | null;
  sequence: number;
}

export interface RoundLinksTable {
  token_hash: string;
  round_id: string;
}

export interface RoundMembersTable {
  round_id: string;
  member_id: string;
  reminded_of: Date | null;
}

export interface RoundPlanMembersTable {
  job_id: string;
  round: number;
  member_id: string;
}

export interface RoundPlansTable {
  job_id: string;
  round: number;
  minutes: number;
  place: string;
  kit: NullableJson;
}

export interface RoundRecordingPiecesTable {
  recording_id: string;
  start_byte: number;
  bytes: number;
  object_key: string;
}

export interface RoundRecordingWordsTable {
  recording_id: string;
  from_seconds: number;
  words: Json;
}

export interface RoundRecordingsTable {
  id: string;
  round_id: string;
  uploaded_by: string | null;
  file_name: string;
  bytes: number;
  begun_at: Date;
  state: 'arriving' | 'preparing' | 'hearing' | 'ready' | 'noWords' | 'noSound' | 'unreadable' | 'refused';
  file_id: string | null;
  heard_seconds: number;
}

export interface RoundTimesTable {
  round_id: string;
  starts_at: Date;
}

export interface RoundsTable {
  id: Generated<string>;
  application_id: string;
  round: number;
  minutes: number;
  place: string;
  kit: Json;
  invited_at: Date;
  invited_by: string | null;
  starts_at: Date | null;
  candidate_moves: Generated<number>;
  sequence: Generated<number>;
  cancelled_at: Date | null;
  cancelled_by: 'candidate' | 'company' | null;
  cancel_reason: string | null;
  recording_agreed_at: Date | null;
  message: Generated<string>;
  remind_at: Date | null;
}

export interface SavedJobsTable {
  candidate_id: string;
  job_id: string;
  saved_at: Date;
}

export interface SavedViewsTable {
  id: Generated<string>;
  company_id: string;
  owner_id: string | null;
  made_by: string | null;
  made_by_name: string;
  name: string;
  list: string;
  query: string;
  changed_at: Date;
}

export interface SchemaMigrationsTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

export interface ScorecardScoresTable {
  scorecard_id: string;
  question_id: string;
  score: number;
  reason: string;
}

export interface ScorecardsTable {
  id: Generated<string>;
  application_id: string;
  member_id: string | null;
  member_name: string;
  overall: number;
  reason: string;
  submitted_at: Date;
  attempt: number;
}

export interface SectorsTable {
  id: string;
  name: string;
  position: number;
}

export interface SelfIdentificationsTable {
  user_id: string;
  sex: 'female' | 'male' | 'not-said' | null;
  race: 'hispanic' | 'white' | 'black' | 'pacific-islander' | 'asian' | 'native-american' | 'two-or-more' | 'not-said' | null;
  age: 'forty-and-over' | 'under-forty' | 'not-said' | null;
  disability: 'disability' | 'no-disability' | 'not-said' | null;
  changed_at: Date;
}

export interface SentRemindersTable {
  application_id: string;
  interview_at: Date;
  lead: 'day' | 'hour' | 'opened' | 'closing' | 'closed';
  sent_at: Date;
}

export interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  device: string;
  network: string;
  country: string | null;
  remembered: boolean;
  created_at: Date;
  last_used_at: Date;
  wrong_passwords: Generated<number>;
  ended_at: Date | null;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface SignInRulesTable {
  company_id: string;
  requires_second_factor: Generated<boolean>;
  requires_sign_on: Generated<boolean>;
  sign_on_is_second_factor: Generated<boolean>;
}

export interface SignOnAttemptsTable {
  state_hash: string;
  browser_hash: string;
  company_id: string | null;
  nonce: string;
  verifier: string;
  remember: boolean;
  user_id: string | null;
  expires_at: Date;
}

export interface SignOnDomainsTable {
  company_id: string;
  domain: string;
  proof: string;
  proven_at: Date | null;
}

export interface SignOnLinksTable {
  issuer: string;
  subject: string;
  user_id: string;
  linked_at: Date;
  last_used_at: Date | null;
}

export interface SignOnProvidersTable {
  company_id: string;
  issuer: string;
  client_id: string;
  client_secret: string;
  admits_new: Generated<boolean>;
  saved_at: Date;
}

export interface SkillMcqsTable {
  id: string;
  skill_id: string;
  question: string;
  options: Json;
  answer: string;
  position: number;
}

export interface SkillQuestionsTable {
  id: string;
  skill_id: string;
  question: string;
  reference_answer: string;
  position: number;
}

export interface SkillsTable {
  id: Generated<string>;
  name: string;
  name_key: string;
  is_master: Generated<boolean>;
}

export interface SpentCaptchasTable {
  challenge: string;
  expires_at: Date;
}

export interface SpokenWordsTable {
  application_id: string;
  attempt: number;
  question_id: string;
  company_id: string;
  heard: string;
  corrected: string | null;
  found: GeneratedAlways<string>;
}

export interface TotpFactorsTable {
  user_id: string;
  secret: string | null;
  last_step: Generated<number>;
  pending_secret: string | null;
  added_at: Date | null;
}

export interface UploadDaysTable {
  owner_id: string;
  day: string;
  bytes: number;
  uploads: number;
}

export interface UploadReservationsTable {
  id: string;
  owner_id: string;
  application_id: string | null;
  bytes: number;
  day: string | null;
  expires_at: Date;
}

export interface UsersTable {
  id: Generated<string>;
  role: 'employer' | 'candidate';
  name: string;
  email: string;
  mobile: string;
  password_hash: string;
  email_verified_at: Date | null;
  avatar_file_id: string | null;
  mail_opt_outs: GeneratedJson;
  time_zone: string | null;
  created_at: Generated<Date>;
  applications_daily: Generated<boolean>;
  folded_name: Generated<string>;
  locked_at: Date | null;
  lock_reason: string | null;
  time_zone_chosen: Generated<boolean>;
  language: string | null;
}

export interface WebhookAttemptsTable {
  id: string;
  delivery_id: string;
  at: Date;
  status: number | null;
  problem: 'answered-no' | 'redirected' | 'no-answer' | 'no-connection' | 'not-allowed' | 'no-secret' | null;
  milliseconds: number;
  answer: string;
}

export interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  event: string;
  event_key: string;
  body: string;
  state: Generated<'waiting' | 'delivered' | 'failed'>;
  next_attempt_at: Date;
  give_up_at: Date;
  created_at: Date;
}

export interface WebhooksTable {
  id: string;
  company_id: string;
  address: string;
  events: Json;
  is_on: Generated<boolean>;
  secret: string;
  old_secret: string | null;
  old_secret_until: Date | null;
  failing_since: Date | null;
  paused_until: Date | null;
  switched_off_at: Date | null;
  created_at: Date;
}

export interface Schema {
  answer_corrections: AnswerCorrectionsTable;
  answer_marks: AnswerMarksTable;
  answer_verdicts: AnswerVerdictsTable;
  api_tokens: ApiTokensTable;
  application_digest_entries: ApplicationDigestEntriesTable;
  application_moves: ApplicationMovesTable;
  application_views: ApplicationViewsTable;
  applications: ApplicationsTable;
  attempts: AttemptsTable;
  audit_events: AuditEventsTable;
  bank_figures: BankFiguresTable;
  boarding_requirements: BoardingRequirementsTable;
  candidate_invitation_links: CandidateInvitationLinksTable;
  candidate_invitation_mails: CandidateInvitationMailsTable;
  candidate_invitation_stops: CandidateInvitationStopsTable;
  candidate_invitations: CandidateInvitationsTable;
  candidate_skills: CandidateSkillsTable;
  candidates: CandidatesTable;
  captions: CaptionsTable;
  communication_modes: CommunicationModesTable;
  companies: CompaniesTable;
  company_exports: CompanyExportsTable;
  company_kits: CompanyKitsTable;
  company_mail_texts: CompanyMailTextsTable;
  company_members: CompanyMembersTable;
  company_pictures: CompanyPicturesTable;
  company_slugs: CompanySlugsTable;
  consent_withdrawals: ConsentWithdrawalsTable;
  correction_decisions: CorrectionDecisionsTable;
  decision_items: DecisionItemsTable;
  decisions: DecisionsTable;
  decline_reasons: DeclineReasonsTable;
  designations: DesignationsTable;
  educations: EducationsTable;
  email_change_links: EmailChangeLinksTable;
  email_changes: EmailChangesTable;
  email_tokens: EmailTokensTable;
  employers: EmployersTable;
  erased_applications: ErasedApplicationsTable;
  erased_moves: ErasedMovesTable;
  erased_verdicts: ErasedVerdictsTable;
  erasures: ErasuresTable;
  exports: ExportsTable;
  fairness_figures: FairnessFiguresTable;
  files: FilesTable;
  guest_links: GuestLinksTable;
  guest_openings: GuestOpeningsTable;
  instance_notices: InstanceNoticesTable;
  interview_answer_parts: InterviewAnswerPartsTable;
  interview_answers: InterviewAnswersTable;
  interview_holders: InterviewHoldersTable;
  interview_pieces: InterviewPiecesTable;
  interview_questions_put: InterviewQuestionsPutTable;
  interview_recordings: InterviewRecordingsTable;
  interview_requests: InterviewRequestsTable;
  interview_takes: InterviewTakesTable;
  interviews: InterviewsTable;
  invitation_jobs: InvitationJobsTable;
  invitation_links: InvitationLinksTable;
  invitations: InvitationsTable;
  job_alerts: JobAlertsTable;
  job_changes: JobChangesTable;
  job_questions: JobQuestionsTable;
  job_reviewers: JobReviewersTable;
  job_skills: JobSkillsTable;
  job_videos: JobVideosTable;
  jobs: JobsTable;
  learned_verdicts: LearnedVerdictsTable;
  legal_holds: LegalHoldsTable;
  limited_acts: LimitedActsTable;
  member_busy: MemberBusyTable;
  member_times: MemberTimesTable;
  message_templates: MessageTemplatesTable;
  messages: MessagesTable;
  muted_conversations: MutedConversationsTable;
  note_mentions: NoteMentionsTable;
  notes: NotesTable;
  offered_benefits: OfferedBenefitsTable;
  offers: OffersTable;
  open_job_counts: OpenJobCountsTable;
  operator_events: OperatorEventsTable;
  operators: OperatorsTable;
  outbox_mails: OutboxMailsTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
  personal_questions: PersonalQuestionsTable;
  proctoring_events: ProctoringEventsTable;
  question_figures: QuestionFiguresTable;
  recovery_codes: RecoveryCodesTable;
  registrations: RegistrationsTable;
  relocation_benefits: RelocationBenefitsTable;
  reports: ReportsTable;
  round_cards: RoundCardsTable;
  round_events: RoundEventsTable;
  round_links: RoundLinksTable;
  round_members: RoundMembersTable;
  round_plan_members: RoundPlanMembersTable;
  round_plans: RoundPlansTable;
  round_recording_pieces: RoundRecordingPiecesTable;
  round_recording_words: RoundRecordingWordsTable;
  round_recordings: RoundRecordingsTable;
  round_times: RoundTimesTable;
  rounds: RoundsTable;
  saved_jobs: SavedJobsTable;
  saved_views: SavedViewsTable;
  schema_migrations: SchemaMigrationsTable;
  scorecard_scores: ScorecardScoresTable;
  scorecards: ScorecardsTable;
  sectors: SectorsTable;
  self_identifications: SelfIdentificationsTable;
  sent_reminders: SentRemindersTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  sign_in_rules: SignInRulesTable;
  sign_on_attempts: SignOnAttemptsTable;
  sign_on_domains: SignOnDomainsTable;
  sign_on_links: SignOnLinksTable;
  sign_on_providers: SignOnProvidersTable;
  skill_mcqs: SkillMcqsTable;
  skill_questions: SkillQuestionsTable;
  skills: SkillsTable;
  spent_captchas: SpentCaptchasTable;
  spoken_words: SpokenWordsTable;
  totp_factors: TotpFactorsTable;
  upload_days: UploadDaysTable;
  upload_reservations: UploadReservationsTable;
  users: UsersTable;
  webhook_attempts: WebhookAttemptsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhooks: WebhooksTable;
}
