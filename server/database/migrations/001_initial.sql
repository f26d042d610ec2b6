-- Runs on PostgreSQL 15 and PGlite alike. Ids are random UUIDs made by the database, except an application's,
-- which carries more randomness because a report opens by it alone.
-- Timestamps keep milliseconds, as the wire and JavaScript do: a paging cursor then names a row exactly.

CREATE TABLE settings (
  key text PRIMARY KEY,
  value text NOT NULL
);

-- Master lists -------------------------------------------------------------------------------------------------

CREATE TABLE educations (id uuid PRIMARY KEY, name text NOT NULL UNIQUE, position int NOT NULL);
CREATE TABLE sectors (id uuid PRIMARY KEY, name text NOT NULL UNIQUE, position int NOT NULL);
CREATE TABLE offered_benefits (id uuid PRIMARY KEY, name text NOT NULL UNIQUE, position int NOT NULL);
CREATE TABLE relocation_benefits (id uuid PRIMARY KEY, name text NOT NULL UNIQUE, position int NOT NULL);
CREATE TABLE communication_modes (id uuid PRIMARY KEY, name text NOT NULL UNIQUE, position int NOT NULL);
CREATE TABLE boarding_requirements (id uuid PRIMARY KEY, name text NOT NULL UNIQUE, position int NOT NULL);

-- name_key is the name in lower case with its spaces folded: what one types finds the skill that is there.
CREATE TABLE skills (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  name_key text NOT NULL UNIQUE,
  is_master boolean NOT NULL DEFAULT false
);

CREATE TABLE personal_questions (id uuid PRIMARY KEY, text text NOT NULL UNIQUE, position int NOT NULL);
CREATE TABLE skill_questions (
  id uuid PRIMARY KEY,
  skill_id uuid NOT NULL REFERENCES skills (id),
  question text NOT NULL,
  reference_answer text NOT NULL,
  position int NOT NULL
);
CREATE INDEX skill_questions_skill ON skill_questions (skill_id, position);
CREATE TABLE skill_mcqs (
  id uuid PRIMARY KEY,
  skill_id uuid NOT NULL REFERENCES skills (id),
  question text NOT NULL,
  options jsonb NOT NULL,
  answer text NOT NULL,
  position int NOT NULL
);
CREATE INDEX skill_mcqs_skill ON skill_mcqs (skill_id, position);

-- Accounts -----------------------------------------------------------------------------------------------------

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  role text NOT NULL CHECK (role IN ('employer', 'candidate')),
  name text NOT NULL,
  email text NOT NULL,
  mobile text NOT NULL,
  password_hash text NOT NULL,
  email_verified_at timestamptz(3),
  -- Raised by a password reset: a token carries the number it was signed under and dies with it.
  session_generation int NOT NULL DEFAULT 1,
  avatar_file_id uuid,
  -- Kinds of mail the person turned off, and the zone their times are written in.
  mail_opt_outs jsonb NOT NULL DEFAULT '[]',
  time_zone text,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email ON users (lower(email));

-- Only the hash of a token is kept: who reads the database cannot use it.
CREATE TABLE email_tokens (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'reset')),
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);
CREATE INDEX email_tokens_user ON email_tokens (user_id);

CREATE TABLE spent_captchas (challenge text PRIMARY KEY, expires_at timestamptz(3) NOT NULL);

-- Failed sign-ins of the last minutes, by address: slows guessing whichever machine it comes from.
CREATE TABLE failed_sign_ins (email_key text NOT NULL, failed_at timestamptz(3) NOT NULL);
CREATE INDEX failed_sign_ins_recent ON failed_sign_ins (email_key, failed_at);

-- Files --------------------------------------------------------------------------------------------------------

-- path is what the calls hand out and take back; object_key is where the bytes lie.
CREATE TABLE files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  path text NOT NULL UNIQUE,
  object_key text NOT NULL UNIQUE,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  media_type text NOT NULL,
  bytes bigint NOT NULL,
  original_name text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX files_owner ON files (owner_id, kind);
ALTER TABLE users ADD CONSTRAINT users_avatar FOREIGN KEY (avatar_file_id) REFERENCES files (id) ON DELETE SET NULL;

-- Profiles -----------------------------------------------------------------------------------------------------

CREATE TABLE employers (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  full_address text NOT NULL,
  country_id text NOT NULL,
  state_id text NOT NULL,
  city_id text NOT NULL,
  zip_code text NOT NULL,
  sector_id uuid NOT NULL REFERENCES sectors (id),
  terms_accepted_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE candidates (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  full_address text NOT NULL,
  country_id text NOT NULL,
  state_id text NOT NULL,
  city_id text NOT NULL,
  zip_code text NOT NULL,
  education_id uuid NOT NULL REFERENCES educations (id),
  experience_years int NOT NULL,
  experience_months int NOT NULL,
  linkedin_profile text NOT NULL DEFAULT '',
  portfolio text NOT NULL DEFAULT '',
  resume_file_id uuid REFERENCES files (id),
  cover_letter_file_id uuid REFERENCES files (id),
  certificate_file_ids jsonb NOT NULL DEFAULT '[]',
  -- Text of the resume, read by a task after each upload; null until then.
  resume_text text,
  resume_text_file_id uuid,
  terms_accepted_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE TABLE candidate_skills (
  candidate_id uuid NOT NULL REFERENCES candidates (user_id) ON DELETE CASCADE,
  skill_id uuid NOT NULL REFERENCES skills (id),
  position int NOT NULL,
  PRIMARY KEY (candidate_id, skill_id)
);

-- Jobs ---------------------------------------------------------------------------------------------------------

-- A null step column means that the wizard's step was not yet submitted.
CREATE TABLE jobs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  alternate_id text NOT NULL UNIQUE,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'open', 'closed', 'deleted')),
  -- What deleting set aside, so that undo can bring it back.
  status_before_delete text,
  designation text NOT NULL,
  job_type text NOT NULL CHECK (job_type IN ('Contract', 'CTH', 'Direct Hire')),
  sector_id uuid NOT NULL REFERENCES sectors (id),
  description_html text NOT NULL,
  contract_years int,
  contract_months int,
  salary text,
  annual_salary_range text,
  skills_submitted_at timestamptz(3),
  questions_submitted_at timestamptz(3),
  education_id uuid REFERENCES educations (id),
  misc_info jsonb,
  interview_process jsonb,
  work_address text,
  work_country_id text,
  work_state_id text,
  work_city_id text,
  work_zip_code text,
  boarding_requirement_ids jsonb,
  proctoring text NOT NULL DEFAULT 'enforced' CHECK (proctoring IN ('enforced', 'record-only')),
  published_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX jobs_of_employer ON jobs (employer_id, status, created_at DESC, id);
CREATE INDEX jobs_open ON jobs (published_at DESC, id) WHERE status = 'open';
CREATE INDEX jobs_open_state ON jobs (work_state_id, published_at DESC) WHERE status = 'open';

CREATE TABLE job_skills (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  skill_id uuid NOT NULL REFERENCES skills (id),
  preference text NOT NULL CHECK (preference IN ('Required', 'Preferred')),
  min_experience text NOT NULL,
  position int NOT NULL,
  UNIQUE (job_id, skill_id)
);

-- A question is copied into the job: an interview asks what the hiring manager saw, whatever the bank says later.
-- Retired questions stay, since answers point at them.
CREATE TABLE job_questions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('personal', 'skill', 'mcq')),
  master_id uuid,
  skill_id uuid REFERENCES skills (id),
  question text NOT NULL,
  options jsonb,
  answer text,
  position int NOT NULL,
  retired_at timestamptz(3)
);
CREATE INDEX job_questions_job ON job_questions (job_id, kind, position);

CREATE TABLE job_videos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  file_id uuid NOT NULL REFERENCES files (id),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX job_videos_job ON job_videos (job_id);

-- Applications and interviews ------------------------------------------------------------------------------------

CREATE TABLE applications (
  id text PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  candidate_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'SCHEDULED', 'REJECTED', 'COMPLETED')),
  travel_preferred boolean NOT NULL,
  relocation_preferred boolean NOT NULL,
  resume_file_id uuid NOT NULL REFERENCES files (id),
  cover_letter_file_id uuid REFERENCES files (id),
  pitch_file_id uuid REFERENCES files (id),
  criteria_percent double precision,
  criteria_parts jsonb,
  criteria_failed boolean NOT NULL DEFAULT false,
  report_public boolean NOT NULL DEFAULT true,
  applied_at timestamptz(3) NOT NULL DEFAULT now(),
  decided_at timestamptz(3),
  interview_at timestamptz(3),
  UNIQUE (job_id, candidate_id)
);
CREATE INDEX applications_of_candidate ON applications (candidate_id, applied_at DESC, id);
CREATE INDEX applications_of_employer ON applications (employer_id, status, applied_at DESC, id);
CREATE INDEX applications_of_job ON applications (job_id, status, applied_at DESC, id);

CREATE TABLE interviews (
  application_id text PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  -- The questions as they stood when they were first asked for, in the order they are put.
  question_ids jsonb NOT NULL,
  consent_version text,
  consented_at timestamptz(3),
  started_at timestamptz(3),
  submitted_at timestamptz(3),
  video_file_id uuid REFERENCES files (id),
  playable_key text,
  video_seconds double precision,
  analysis_status text NOT NULL DEFAULT 'processing' CHECK (analysis_status IN ('processing', 'ready', 'failed')),
  report jsonb,
  report_ready_at timestamptz(3)
);

-- One row per question asked. ordinal is n of "<applicationId>answer<n>" for spoken questions; an MCQ has none.
CREATE TABLE interview_answers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  question_id uuid NOT NULL REFERENCES job_questions (id),
  ordinal int,
  chosen_option text,
  audio_file_id uuid REFERENCES files (id),
  -- Where in the interview's video the answer begins, in seconds; null when the client did not say.
  video_offset_seconds double precision,
  transcription_status text CHECK (transcription_status IN ('waiting', 'done', 'failed')),
  transcript jsonb,
  grade jsonb,
  received_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (application_id, question_id)
);

CREATE TABLE proctoring_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  kind text NOT NULL,
  happened_at timestamptz(3) NOT NULL,
  seconds double precision,
  received_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX proctoring_events_application ON proctoring_events (application_id, happened_at);

-- Mail read on this machine when no mail server is configured ------------------------------------------------------

CREATE TABLE outbox_mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  body_text text NOT NULL,
  attachments jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX outbox_mails_newest ON outbox_mails (created_at DESC, id);
