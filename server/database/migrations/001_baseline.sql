-- The database of Roundone 1.0. What comes later is in files of its own, and this one is never changed.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Words of all kinds are searched for, so this has no stop words: people are called Will, and skills are called Go.
CREATE TEXT SEARCH DICTIONARY spoken_stem (TEMPLATE = snowball, Language = english);
CREATE TEXT SEARCH CONFIGURATION spoken (COPY = english);
ALTER TEXT SEARCH CONFIGURATION spoken
  ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH spoken_stem;

-- The form in which designations are compared: without case and accents, one space between words.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(lower(unaccent($1)), '\s+', ' ', 'g'));

CREATE FUNCTION open_job_place(is_remote boolean, work_state_id text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN is_remote THEN 'remote' ELSE COALESCE(work_state_id, '') END;

-- An application stands in a stage of its job, or is closed with an outcome. The status that the specification names
-- follows from them. contract/stages.ts has the same rule (statusOf).
CREATE FUNCTION application_status(stage text, outcome text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN stage NOT IN ('applied', 'ai-interview') THEN 'COMPLETED'
    WHEN outcome = 'declined' THEN 'REJECTED'
    WHEN outcome = 'withdrawn' THEN 'WITHDRAWN'
    WHEN stage = 'ai-interview' THEN 'SCHEDULED'
    ELSE 'PENDING'
  END
$$;

CREATE TABLE settings (
  key text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE educations (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  position int NOT NULL
);

CREATE TABLE sectors (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  position int NOT NULL
);

CREATE TABLE offered_benefits (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  position int NOT NULL
);

CREATE TABLE relocation_benefits (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  position int NOT NULL
);

CREATE TABLE communication_modes (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  position int NOT NULL
);

CREATE TABLE boarding_requirements (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  position int NOT NULL
);

-- name_key is the name in lower case with its spaces folded: what one types finds the skill that is there.
CREATE TABLE skills (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  name_key text NOT NULL UNIQUE,
  is_master boolean NOT NULL DEFAULT false
);

CREATE TABLE personal_questions (
  id uuid PRIMARY KEY,
  text text NOT NULL UNIQUE,
  position int NOT NULL
);

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

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  role text NOT NULL CHECK (role IN ('employer', 'candidate')),
  name text NOT NULL,
  email text NOT NULL,
  mobile text NOT NULL,
  password_hash text NOT NULL,
  email_verified_at timestamptz(3),
  avatar_file_id uuid,
  -- Kinds of email the person turned off, and the zone their times are written in.
  mail_opt_outs jsonb NOT NULL DEFAULT '{"list": [], "version": 1}',
  time_zone text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- New applications of a day in one email, in place of one email each.
  applications_daily boolean NOT NULL DEFAULT false,
  -- Names are found without case and accents, addresses without case.
  folded_name text NOT NULL DEFAULT '',
  -- A locked person cannot sign in, and no session, link or token of the person is taken.
  locked_at timestamptz(3),
  lock_reason text,
  -- Whether the person chose their time zone themselves; what a browser says does not change it then.
  time_zone_chosen boolean NOT NULL DEFAULT false,
  -- The language in which a person reads pages and emails; null until they choose one. Their browser says it for
  -- pages then.
  language text
);
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE INDEX users_email_trigrams ON users USING gin (lower(email) gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX users_name_trigrams ON users USING gin (folded_name gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX users_newest ON users (created_at DESC, id DESC);

-- Only the hash of a token is kept: who reads the database cannot use it.
CREATE TABLE email_tokens (
  token_hash text PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'reset')),
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  -- A mailed link belongs to a user or to a registration.
  registration_id uuid,
  CONSTRAINT email_tokens_owner CHECK (num_nonnulls(user_id, registration_id) = 1)
);
CREATE INDEX email_tokens_registration ON email_tokens (registration_id);
CREATE INDEX email_tokens_user ON email_tokens (user_id);

CREATE TABLE spent_captchas (
  challenge text PRIMARY KEY,
  expires_at timestamptz(3) NOT NULL
);

-- path is what the calls hand out and take back; object_key is where the bytes lie.
CREATE TABLE files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  path text NOT NULL UNIQUE,
  object_key text NOT NULL UNIQUE,
  owner_id uuid NOT NULL,
  kind text NOT NULL,
  media_type text NOT NULL,
  bytes bigint NOT NULL,
  original_name text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Which interview a recording belongs to: it counts there, not in the room of the candidate's account. scan is null
  -- where no scanner is configured; nobody is given a file that waits or is infected.
  application_id text,
  scan text CHECK (scan IN ('waiting', 'clean', 'infected'))
);
CREATE INDEX files_application ON files (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX files_owner ON files (owner_id, kind);
CREATE INDEX files_waiting ON files (id) WHERE (scan = 'waiting');

CREATE TABLE employers (
  user_id uuid PRIMARY KEY,
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
  certificate_file_ids jsonb NOT NULL DEFAULT '{"list": [], "version": 1}',
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
CREATE INDEX candidate_skills_of_skill ON candidate_skills (skill_id);

-- A null step column means that the wizard's step was not yet submitted.
CREATE TABLE jobs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  alternate_id text NOT NULL UNIQUE,
  employer_id uuid NOT NULL,
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
  proctoring text NOT NULL CHECK (proctoring IN ('enforced', 'record-only')),
  published_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Changes of a posted job, kept aside until they are applied: a whole copy of the job, with rows of its own in
  -- job_skills, job_questions and job_videos. No list, count or address knows a copy.
  changes_of uuid REFERENCES jobs (id) ON DELETE CASCADE UNIQUE,
  designation_id int NOT NULL DEFAULT 0,
  is_remote boolean NOT NULL
    GENERATED ALWAYS AS (COALESCE((((misc_info ->> 'workFromHome') = 'true') AND ((misc_info ->> 'workFromHomeShare')
      = '100% Remote')), false)) STORED,
  pay_year int
    GENERATED ALWAYS AS (CASE WHEN (salary ~ '^[0-9]{1,9}$') THEN (salary)::integer WHEN (annual_salary_range ~
      '^[0-9]{1,9}-[0-9]{1,9}$') THEN (split_part(annual_salary_range, '-', 2))::integer ELSE NULL::integer END)
      STORED,
  -- With blind review, a member sees no verdict of others and none of the analysis before the own scorecard is in.
  blind_review boolean NOT NULL DEFAULT false,
  -- A template is a job that a company keeps to begin new ones from, with rows of its own in job_skills,
  -- job_questions and job_videos. No list, count, search or address of jobs knows it.
  template_name text,
  -- The member who saved it.
  template_by uuid REFERENCES users (id) ON DELETE SET NULL,
  -- How the AI interviews of a job are held. The defaults are those of the specification, and
  -- contract/interview-settings.ts has the same limits.
  interview_open_days int NOT NULL CHECK ((interview_open_days >= 1) AND (interview_open_days <= 30)),
  thinking_seconds int NOT NULL CHECK ((thinking_seconds >= 0) AND (thinking_seconds <= 120)),
  retakes int NOT NULL CHECK ((retakes >= 0) AND (retakes <= 3)),
  answer_seconds int NOT NULL CHECK ((answer_seconds >= 30) AND (answer_seconds <= 300)),
  taken_down_at timestamptz(3),
  taken_down_reason text,
  opens_again boolean NOT NULL DEFAULT false,
  -- An interview can ask once more for an idea that an answer lacks. Off by default; an interview keeps the setting
  -- that it was scheduled with, like the others.
  follow_ups boolean NOT NULL DEFAULT false,
  -- The language in which the questions of a job are asked and answered; an interview keeps the one that it was
  -- scheduled with, like the other settings.
  language text NOT NULL,
  CONSTRAINT jobs_template CHECK ((template_name IS NULL) OR ((status = 'draft') AND (changes_of IS NULL)))
);
CREATE INDEX jobs_of_employer ON jobs (employer_id, status, created_at DESC, id);
CREATE INDEX jobs_open ON jobs (published_at DESC, id DESC) INCLUDE (designation_id, pay_year, job_type, sector_id)
  WHERE (status = 'open');
-- The open jobs of one company, in the order of its page.
CREATE INDEX jobs_open_company ON jobs (employer_id, published_at DESC, id DESC) WHERE (status = 'open');
CREATE INDEX jobs_open_designation ON jobs (designation_id, published_at DESC, id DESC) INCLUDE (pay_year, job_type,
  sector_id) WHERE (status = 'open');
CREATE INDEX jobs_open_designation_remote ON jobs (designation_id, published_at DESC, id DESC) INCLUDE (pay_year,
  job_type, sector_id) WHERE ((status = 'open') AND is_remote);
CREATE INDEX jobs_open_designation_state ON jobs (designation_id, work_state_id, published_at DESC, id DESC) INCLUDE
  (pay_year, job_type, sector_id) WHERE ((status = 'open') AND (NOT is_remote));
CREATE INDEX jobs_open_pay ON jobs (pay_year) INCLUDE (designation_id, job_type, sector_id, is_remote, work_state_id,
  published_at, id) WHERE (status = 'open');
CREATE INDEX jobs_open_remote ON jobs (published_at DESC, id DESC) INCLUDE (designation_id, pay_year, job_type,
  sector_id) WHERE ((status = 'open') AND is_remote);
-- These are of all places, so the place is in them as well.
CREATE INDEX jobs_open_sector ON jobs (sector_id, published_at DESC, id DESC) INCLUDE (designation_id, pay_year,
  job_type, is_remote, work_state_id) WHERE (status = 'open');
CREATE INDEX jobs_open_state ON jobs (work_state_id, published_at DESC, id DESC) INCLUDE (designation_id, pay_year,
  job_type, sector_id) WHERE ((status = 'open') AND (NOT is_remote));
-- Open jobs of one type: without it, a rare type was looked for in all open jobs, for the page and once more for the
-- count.
CREATE INDEX jobs_open_type ON jobs (job_type, published_at DESC, id DESC) INCLUDE (designation_id, pay_year,
  sector_id, is_remote, work_state_id) WHERE (status = 'open');
CREATE INDEX jobs_opens_again ON jobs (employer_id) WHERE opens_again;
-- The lists of operators, in their order.
CREATE INDEX jobs_posted ON jobs (published_at DESC, id DESC)
  WHERE ((published_at IS NOT NULL) AND (status <> 'deleted'));
CREATE INDEX jobs_posted_company ON jobs (employer_id, published_at DESC, id DESC)
  WHERE ((published_at IS NOT NULL) AND (status <> 'deleted'));
-- The searches of operators, who look for all people, companies and posted jobs. A text is looked up among the
-- designations and the companies; then the newest jobs of those are read in the order of the list.
CREATE INDEX jobs_posted_designation ON jobs (designation_id, published_at DESC, id DESC)
  WHERE ((published_at IS NOT NULL) AND (status <> 'deleted'));
CREATE UNIQUE INDEX jobs_templates ON jobs (employer_id, lower(template_name)) WHERE (template_name IS NOT NULL);

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
  retired_at timestamptz(3),
  -- A follow-up is a question of the job from the first time on that an interview asks it, so that everybody who
  -- lacks the idea is asked the same, whatever the bank says later. It is none of the questions that the company
  -- chose.
  follow_up_of uuid REFERENCES job_questions (id) ON DELETE CASCADE,
  follow_up text,
  idea text,
  -- Further answers to a spoken question that are as good as the expected one. Null for none.
  accepted_answers jsonb,
  -- The question in whose place this one was put.
  replaces uuid REFERENCES job_questions (id) ON DELETE SET NULL,
  CONSTRAINT job_questions_follow_up_check
    CHECK (((follow_up_of IS NULL) = (idea IS NULL)) AND ((follow_up_of IS NULL) = (follow_up IS NULL)))
);
CREATE UNIQUE INDEX job_questions_follow_up ON job_questions (follow_up_of, idea) WHERE (follow_up_of IS NOT NULL);
CREATE INDEX job_questions_job ON job_questions (job_id, kind, position);
CREATE INDEX job_questions_replaces ON job_questions (replaces);

CREATE TABLE job_videos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  file_id uuid NOT NULL REFERENCES files (id),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX job_videos_job ON job_videos (job_id);

CREATE TABLE applications (
  id text PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  candidate_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  employer_id uuid NOT NULL,
  travel_preferred boolean NOT NULL,
  relocation_preferred boolean NOT NULL,
  resume_file_id uuid NOT NULL REFERENCES files (id),
  cover_letter_file_id uuid REFERENCES files (id),
  pitch_file_id uuid REFERENCES files (id),
  criteria_percent double precision,
  criteria_parts jsonb,
  criteria_failed boolean NOT NULL DEFAULT false,
  report_public boolean NOT NULL,
  applied_at timestamptz(3) NOT NULL DEFAULT now(),
  decided_at timestamptz(3),
  interview_at timestamptz(3),
  -- What an employer granted one candidate: more time for each answer, and proctoring that notes but ends nothing. It
  -- stands with the application and never in the report.
  time_factor double precision NOT NULL
    CHECK (time_factor IN ((1)::double precision, (1.5)::double precision, (2)::double precision)),
  record_only boolean NOT NULL DEFAULT false,
  -- Withdrawn applications: the row stays, so that applying again finds it.
  withdrawn_at timestamptz(3),
  -- What the interview asks, as it stood when the interview was scheduled: the job's questions may change before it
  -- begins.
  question_ids jsonb,
  stage text NOT NULL DEFAULT 'applied'
    CHECK (stage IN ('applied', 'ai-interview', 'review', 'round-2', 'round-3', 'round-4', 'round-5', 'round-6',
      'offer', 'hired')),
  outcome text CHECK (outcome IN ('hired', 'declined', 'withdrawn', 'no-show')),
  stage_since timestamptz(3) NOT NULL DEFAULT now(),
  -- What the candidate knows. It differs while a decision can be undone.
  told_stage text NOT NULL DEFAULT 'applied'
    CHECK (told_stage IN ('applied', 'ai-interview', 'review', 'round-2', 'round-3', 'round-4', 'round-5', 'round-6',
      'offer', 'hired')),
  told_outcome text CHECK (told_outcome IN ('hired', 'declined', 'withdrawn', 'no-show')),
  status text NOT NULL GENERATED ALWAYS AS (application_status(stage, outcome)) STORED
    CHECK (status IN ('PENDING', 'SCHEDULED', 'REJECTED', 'COMPLETED', 'WITHDRAWN')),
  told_status text NOT NULL GENERATED ALWAYS AS (application_status(told_stage, told_outcome)) STORED
    CHECK (told_status IN ('PENDING', 'SCHEDULED', 'REJECTED', 'COMPLETED', 'WITHDRAWN')),
  -- For how many days an interview can be taken from its time on, and until when that is. contract/limits.ts has the
  -- same rule (interviewClosesAt), and a test compares the two. A day has 24 hours, whatever the time zone of the
  -- database.
  open_days int NOT NULL CHECK ((open_days >= 1) AND (open_days <= 30)),
  -- How many entries for calendars were mailed. It is the SEQUENCE of the next one.
  calendar_entries int NOT NULL DEFAULT 0,
  interview_closes_at timestamptz(3)
    GENERATED ALWAYS AS (((interview_at AT TIME ZONE 'UTC') + ((open_days)::double precision * '24:00:00'::interval))
      AT TIME ZONE 'UTC') STORED,
  -- An interview can be given again. Each time is an attempt of its own, counted from 1, and `applications.attempt`
  -- is the present one. Everything that belongs to an interview names its attempt, so that nothing of an earlier
  -- attempt that is still under way is written into the present one, and the earlier ones can be read beside it.
  attempt int NOT NULL DEFAULT 1 CHECK (attempt >= 1),
  -- How many answers of the attempt before are kept in the present one.
  kept_answers int NOT NULL DEFAULT 0,
  -- An interview keeps the settings that it was scheduled with; changes of the job are for later interviews.
  thinking_seconds int NOT NULL CHECK ((thinking_seconds >= 0) AND (thinking_seconds <= 120)),
  retakes int NOT NULL CHECK ((retakes >= 0) AND (retakes <= 3)),
  answer_seconds int NOT NULL CHECK ((answer_seconds >= 30) AND (answer_seconds <= 300)),
  -- Where the window began before the candidate moved the opening within it, which they can do once for each window.
  opening_moved_from timestamptz(3),
  -- What was granted, beside time_factor and record_only.
  has_breaks boolean NOT NULL DEFAULT false,
  no_camera boolean NOT NULL DEFAULT false,
  in_writing boolean NOT NULL DEFAULT false,
  -- The candidate closed the report to visitors. report_public is the same of the company; neither opens what the
  -- other closed.
  report_closed_by_candidate boolean NOT NULL DEFAULT false,
  follow_ups boolean NOT NULL DEFAULT false,
  -- A word of the link by which the candidate came. Null for whoever came without one.
  source text,
  language text NOT NULL,
  CHECK ((stage = 'hired') = (NOT (outcome IS DISTINCT FROM 'hired'))),
  CONSTRAINT applications_check1 CHECK ((told_stage = 'hired') = (NOT (told_outcome IS DISTINCT FROM 'hired'))),
  UNIQUE (job_id, candidate_id)
);
-- Interviews whose window closes soon or has closed.
CREATE INDEX applications_closing ON applications (interview_closes_at) WHERE (status = 'SCHEDULED');
CREATE INDEX applications_ended ON applications (stage_since)
  WHERE told_outcome IN ('declined', 'withdrawn', 'no-show');
CREATE INDEX applications_not_taken ON applications (interview_closes_at)
  WHERE ((stage = 'ai-interview') AND (outcome IS NULL));
CREATE INDEX applications_of_candidate ON applications (candidate_id, applied_at DESC, id);
CREATE INDEX applications_of_employer ON applications (employer_id, status, applied_at DESC, id) INCLUDE (job_id,
  attempt);
-- Figures are about those who applied in a time, and queues about all who are open.
CREATE INDEX applications_of_employer_applied ON applications (employer_id, applied_at);
-- Interviews to come and missed ones of a company, in the order of their time.
CREATE INDEX applications_of_employer_interview ON applications (employer_id, interview_at, id)
  WHERE (status = 'SCHEDULED');
CREATE INDEX applications_of_job ON applications (job_id, status, applied_at DESC, id) INCLUDE (employer_id, attempt);
CREATE INDEX applications_of_job_applied ON applications (job_id, applied_at);
-- Lists by stage, and those who never took their interview.
CREATE INDEX applications_of_stage ON applications (employer_id, stage, stage_since DESC, id);
CREATE INDEX applications_scheduled ON applications (interview_at) WHERE (status = 'SCHEDULED');
CREATE INDEX applications_source ON applications (employer_id, source) WHERE (source IS NOT NULL);

CREATE TABLE interviews (
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- The questions as they stood when they were first asked for, in the order they are put.
  question_ids jsonb NOT NULL,
  consent_version text,
  consented_at timestamptz(3),
  started_at timestamptz(3),
  submitted_at timestamptz(3),
  video_file_id uuid REFERENCES files (id),
  playable_key text,
  video_seconds double precision,
  attempt int NOT NULL,
  -- Of an earlier attempt: when it could be taken, and since when another one takes its place.
  interview_at timestamptz(3),
  replaced_at timestamptz(3),
  -- Why the interview was submitted, as the page of the candidate said.
  end_cause text CHECK (end_cause IN ('finished', 'left', 'suspicious', 'devices', 'reloaded')),
  -- When the interview of this attempt was deleted. The row stays, because the application was interviewed.
  erased_at timestamptz(3),
  -- When video and sound of this attempt were deleted, because the company kept them long enough. What was made of
  -- them stays.
  film_erased_at timestamptz(3),
  -- When an interview first asked whether there are follow-ups, and when the server settled which.
  follow_ups_begun_at timestamptz(3),
  follow_ups_settled_at timestamptz(3),
  PRIMARY KEY (application_id, attempt)
);
CREATE INDEX interviews_playable ON interviews (playable_key) WHERE (playable_key IS NOT NULL);
-- The nightly deletion looks for them.
CREATE INDEX interviews_with_film ON interviews (submitted_at) WHERE ((film_erased_at IS NULL) AND (erased_at IS NULL));

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
  received_at timestamptz(3) NOT NULL DEFAULT now(),
  -- video_offset_seconds counts from the beginning of recording_id, where that is given.
  recording_id uuid,
  audio_seconds double precision,
  attempt int NOT NULL,
  -- The answer was given in an earlier attempt, so this one does not ask the question.
  is_kept boolean NOT NULL DEFAULT false,
  is_cut_off boolean NOT NULL DEFAULT false,
  -- When a voice read the question, in seconds into the sound of the answer, such as `0-4.5,12-16.25`. What it read
  -- is taken out of the transcript.
  readings text NOT NULL DEFAULT '',
  -- Which recording of an answer counts, and which one is being made: 0 for the first.
  take int NOT NULL DEFAULT 0 CHECK ((take >= 0) AND (take <= 3)),
  -- The answer was typed. Its text is in `transcript`, as that of a spoken one.
  is_written boolean NOT NULL DEFAULT false,
  UNIQUE (application_id, attempt, question_id)
);
-- All answers to a question are read at once.
CREATE INDEX interview_answers_question ON interview_answers (question_id);

CREATE TABLE proctoring_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  kind text NOT NULL,
  happened_at timestamptz(3) NOT NULL,
  seconds double precision,
  received_at timestamptz(3) NOT NULL DEFAULT now(),
  attempt int NOT NULL
);
CREATE INDEX proctoring_events_application ON proctoring_events (application_id, attempt, happened_at);

CREATE TABLE outbox_mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  body_text text NOT NULL,
  attachments jsonb NOT NULL DEFAULT '{"list": [], "version": 1}',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- The outbox knows whose link an email holds, and loses the link when it ends: used, replaced or expired.
  token_hash text
);
CREATE INDEX outbox_mails_newest ON outbox_mails (created_at DESC, id);
CREATE INDEX outbox_mails_token ON outbox_mails (token_hash) WHERE (token_hash IS NOT NULL);

CREATE TABLE saved_jobs (
  candidate_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  saved_at timestamptz(3) NOT NULL,
  PRIMARY KEY (candidate_id, job_id)
);
CREATE INDEX saved_jobs_newest ON saved_jobs (candidate_id, saved_at DESC, job_id);
CREATE INDEX saved_jobs_of_job ON saved_jobs (job_id);

-- One row per reminder that went out. The interview's moment is part of the key: another moment is reminded of anew.
CREATE TABLE sent_reminders (
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  interview_at timestamptz(3) NOT NULL,
  lead text NOT NULL CHECK (lead IN ('day', 'hour', 'opened', 'closing', 'closed')),
  sent_at timestamptz(3) NOT NULL,
  PRIMARY KEY (application_id, interview_at, lead)
);

-- The recordings of an interview as they come in, one for each time its page was loaded.
CREATE TABLE interview_recordings (
  -- Made by the client, so that beginning one twice makes one.
  id uuid PRIMARY KEY,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  mime_type text NOT NULL,
  -- Where in the interview it begins.
  offset_seconds double precision NOT NULL,
  -- Bytes and number of its pieces that are stored.
  bytes bigint NOT NULL DEFAULT 0,
  piece_count int NOT NULL DEFAULT 0,
  declared_bytes bigint,
  created_at timestamptz(3) NOT NULL,
  completed_at timestamptz(3),
  -- Where in the interview's film it begins; null while it is in none.
  film_offset_seconds double precision,
  film_seconds double precision,
  attempt int NOT NULL,
  -- Which turn made the recording; 0 for a program that does not hold the interview.
  turn int NOT NULL DEFAULT 0
);
CREATE INDEX interview_recordings_application ON interview_recordings (application_id, attempt, created_at, id);
CREATE INDEX interview_recordings_created ON interview_recordings (created_at);

-- A row is written once its object is stored for good: what is here is never lost.
CREATE TABLE interview_pieces (
  recording_id uuid NOT NULL REFERENCES interview_recordings (id) ON DELETE CASCADE,
  start_byte bigint NOT NULL,
  bytes int NOT NULL,
  sha256 text NOT NULL,
  object_key text NOT NULL,
  received_at timestamptz(3) NOT NULL,
  PRIMARY KEY (recording_id, start_byte)
);
-- The comparison of rows with stored files asks of each file without a row once more whether a row names it now.
CREATE INDEX interview_pieces_object ON interview_pieces (object_key);

CREATE TABLE interview_questions_put (
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  question_id uuid NOT NULL REFERENCES job_questions (id),
  asked_at timestamptz(3) NOT NULL,
  attempt int NOT NULL,
  take int NOT NULL DEFAULT 0 CHECK ((take >= 0) AND (take <= 3)),
  -- The candidate did not take the question.
  is_skipped boolean NOT NULL DEFAULT false,
  PRIMARY KEY (application_id, attempt, question_id)
);

-- A verdict, or null for taking the one before back. question_key names the question by its text and reference
-- answer, whichever job asks it; question, reference, answer and the analysis's verdict are as they stood when it was
-- given.
CREATE TABLE answer_marks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  question_id uuid NOT NULL REFERENCES job_questions (id),
  employer_id uuid NOT NULL,
  question_key text NOT NULL,
  verdict text CHECK (verdict IN ('Correct', 'Partially Correct', 'Incorrect', 'Not Answered')),
  reason text NOT NULL DEFAULT '',
  analysis_verdict text NOT NULL,
  analysis_score double precision,
  answer_text text NOT NULL,
  -- What the mark is worth to the grader, 0 to 1; null where its text says nothing of the question's scale.
  teaches double precision,
  marked_at timestamptz(3) NOT NULL,
  marked_by uuid REFERENCES users (id) ON DELETE SET NULL,
  attempt int NOT NULL,
  -- Full, mostly, partly or none, as the review by question asks. Null for verdicts that were given on a report.
  grade int CHECK ((grade >= 1) AND (grade <= 4))
);
CREATE INDEX answer_marks_application ON answer_marks (application_id, attempt, id);
CREATE INDEX answer_marks_question ON answer_marks (employer_id, question_key, id DESC);

-- What a candidate says that they said. No words: the correction was taken back.
CREATE TABLE answer_corrections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  question_id uuid NOT NULL REFERENCES job_questions (id),
  correction jsonb,
  made_at timestamptz(3) NOT NULL,
  attempt int NOT NULL
);
CREATE INDEX answer_corrections_application ON answer_corrections (application_id, attempt, id);

-- Which of the two texts counts, as the employer decided.
CREATE TABLE correction_decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  correction_id bigint NOT NULL REFERENCES answer_corrections (id) ON DELETE CASCADE,
  take text NOT NULL CHECK (take IN ('heard', 'corrected')),
  employer_id uuid NOT NULL,
  decided_at timestamptz(3) NOT NULL,
  decided_by uuid REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX correction_decisions_correction ON correction_decisions (correction_id, id);

-- A registration stands for itself until its mailed link is followed: only then does it become a user. Several may
-- wait for the same address, each with a password of its own.
CREATE TABLE registrations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  role text NOT NULL CHECK (role IN ('employer', 'candidate')),
  name text NOT NULL,
  email text NOT NULL,
  mobile text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- When a link was last queued for it; null where the limit of emails was reached.
  mailed_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX registrations_email ON registrations (lower(email));
CREATE INDEX registrations_expiry ON registrations (expires_at);

-- What was done lately and is limited: emails to an address, emails asked for from a network. limit_key is a keyed
-- hash.
CREATE TABLE limited_acts (
  limit_key text NOT NULL,
  at timestamptz(3) NOT NULL
);
CREATE INDEX limited_acts_recent ON limited_acts (limit_key, at);

-- A login is a row: it can be seen, and ended, by the person whose it is. A token names its session and is worth
-- nothing without it.
CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- 'Firefox on Windows': what is shown, not what the browser sent.
  device text NOT NULL,
  -- Of the last use: the address without its last part ('203.0.113.x'), or empty for this machine and private
  -- networks.
  network text NOT NULL,
  -- Two letters of ISO 3166; null where it is not known.
  country text,
  remembered boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- Written every few minutes at most.
  last_used_at timestamptz(3) NOT NULL,
  -- Wrong current passwords given in this session, one after the other.
  wrong_passwords int NOT NULL DEFAULT 0,
  ended_at timestamptz(3)
);
CREATE INDEX sessions_last_used ON sessions (last_used_at);
CREATE INDEX sessions_user ON sessions (user_id, last_used_at DESC);

-- One row for each time that somebody asks for another email address.
CREATE TABLE email_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The session that asked goes on when the address is confirmed.
  session_id uuid REFERENCES sessions (id) ON DELETE SET NULL,
  old_email text NOT NULL,
  new_email text NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  -- Taken back, or overtaken by a later change or a new password: it can be confirmed no more.
  void_at timestamptz(3)
);
CREATE INDEX email_changes_new_email ON email_changes (lower(new_email), asked_at);
CREATE INDEX email_changes_user ON email_changes (user_id, asked_at);

-- Only the hash of a token is kept. 'confirm' is mailed to the new address, 'undo' to the old one.
CREATE TABLE email_change_links (
  token_hash text PRIMARY KEY,
  change_id uuid NOT NULL REFERENCES email_changes (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'undo')),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX email_change_links_change ON email_change_links (change_id);

CREATE TABLE attempts (
  key text PRIMARY KEY,
  account_key text,
  level double precision NOT NULL,
  at timestamptz(3) NOT NULL,
  blocked_until timestamptz(3) NOT NULL
);
CREATE INDEX attempts_of_account ON attempts (account_key);

-- Authenticator apps. Both secrets are encrypted; the pending one counts once a code of it was given. `last_step` is
-- the newest half minute whose code was used: a code works once.
CREATE TABLE totp_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret text,
  last_step bigint NOT NULL DEFAULT 0,
  pending_secret text,
  added_at timestamptz(3)
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports jsonb NOT NULL,
  name text NOT NULL,
  added_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);
CREATE INDEX passkeys_of_user ON passkeys (user_id, added_at);

-- What a passkey signs, once. `user_id` is null where anybody may answer it.
CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign-in', 'second-factor')),
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);

-- What a company asks of the people who sign in for it. A company is its employer's account.
CREATE TABLE sign_in_rules (
  company_id uuid PRIMARY KEY,
  requires_second_factor boolean NOT NULL DEFAULT false,
  -- Members who are not owners sign in with single sign-on alone.
  requires_sign_on boolean NOT NULL DEFAULT false,
  -- Single sign-on replaces the second factor.
  sign_on_is_second_factor boolean NOT NULL DEFAULT false
);

-- An upload on its way. It is renewed while bytes come: one whose process died ends by itself.
CREATE TABLE upload_reservations (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL,
  application_id text REFERENCES applications (id) ON DELETE CASCADE,
  bytes bigint NOT NULL,
  -- The day it is counted on; null for a recording of an interview.
  day text,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX upload_reservations_application ON upload_reservations (application_id);
CREATE INDEX upload_reservations_owner ON upload_reservations (owner_id);

-- What an account uploaded on a day (UTC, as 2030-03-05), with what is on its way.
CREATE TABLE upload_days (
  owner_id uuid NOT NULL,
  day text NOT NULL,
  bytes bigint NOT NULL,
  uploads int NOT NULL,
  PRIMARY KEY (owner_id, day)
);

-- The analysis of an interview. An interview that was submitted and has no row here is being analysed.
CREATE TABLE reports (
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('ready', 'failed')),
  report jsonb,
  ready_at timestamptz(3),
  -- Apart from the report, so that lists need not open it.
  percent double precision GENERATED ALWAYS AS (((report ->> 'isSensePercent'))::double precision) STORED,
  attempt int NOT NULL,
  -- What lists show of a report, sort and filter by. Whatever changes a report writes it in the same transaction
  -- (feedback/glance.ts); contract/report-figures.ts says what each figure means. They are null until the report is
  -- ready.
  certainty text CHECK (certainty IN ('low', 'medium', 'high')),
  -- Percent of the words that were heard surely; null if there are none.
  heard int,
  flags int,
  correct int,
  partial int,
  incorrect int,
  not_answered int,
  needs_review int,
  -- The share of the expected points that were found in the answers that a person must review, 0 to 1; null if there
  -- are no such answers. Interviews without a score are ordered by it.
  found double precision,
  PRIMARY KEY (application_id, attempt),
  CONSTRAINT reports_ready CHECK ((status = 'ready') = ((report IS NOT NULL) AND (ready_at IS NOT NULL)))
);

CREATE TABLE designations (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  folded text NOT NULL UNIQUE,
  name text NOT NULL,
  -- A designation with a space before each of its words, for texts that begin a word. Stored, because a search by one
  -- letter looks at all of them.
  words text NOT NULL GENERATED ALWAYS AS ((' ' || translate(folded, '/-(&,+.', '       '))) STORED
);
CREATE INDEX designations_trigrams ON designations USING gin (folded gin_trgm_ops);

-- How many open jobs there are, exact at any time. `place` is '*' for all, 'remote' for jobs that are fully remote,
-- else the state of the work location. `designation_id` 0 stands for every designation.
CREATE TABLE open_job_counts (
  place text NOT NULL,
  designation_id int NOT NULL,
  jobs int NOT NULL,
  PRIMARY KEY (place, designation_id) INCLUDE (jobs)
) WITH (fillfactor=70);

-- An employer is a company with members.
CREATE TABLE companies (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  avatar_file_id uuid REFERENCES files (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL,
  -- Its own site; '' if it named none.
  site text NOT NULL DEFAULT '',
  -- Sanitised HTML.
  about_html text NOT NULL DEFAULT '',
  -- How long the emails of a decision wait.
  decision_minutes int NOT NULL CHECK ((decision_minutes >= 0) AND (decision_minutes <= 1440)),
  -- For how many days a company keeps what it has of people who applied.
  film_days int NOT NULL,
  report_days int NOT NULL,
  ended_days int NOT NULL,
  -- A job or a company that an operator took down, with the reason that the company reads. The open jobs are closed
  -- by it; opens_again says which of them open again when neither the job nor its company is down any more.
  taken_down_at timestamptz(3),
  taken_down_reason text,
  -- The currency of a company's salaries and hourly rates, as a code of ISO 4217. Null: the usual currency of the
  -- code.
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  -- The link for video calls of a company, such as https://meet.example/{id}. Null: none.
  video_link text,
  -- The language of a company’s emails to candidates who chose none, and of its public pages for visitors who ask for
  -- none that we speak; null is English.
  language text
);
CREATE INDEX companies_name_trigrams ON companies USING gin (name gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX companies_newest ON companies (created_at DESC, id DESC);

CREATE TABLE company_members (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  member_role text NOT NULL CHECK (member_role IN ('owner', 'recruiter', 'reviewer')),
  joined_at timestamptz(3) NOT NULL,
  -- A reviewer sees how to reach an applicant only if an owner allows it.
  sees_contacts boolean NOT NULL DEFAULT false
);
CREATE INDEX company_members_company ON company_members (company_id, joined_at);

-- What happened in a company, by whom. Rows are only added. They go with the company.
CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'token', 'guest', 'candidate', 'system')),
  -- No foreign keys: the row still names somebody or something that does not exist any more.
  actor_id uuid,
  actor_name text,
  action text NOT NULL,
  subject_kind text,
  subject_id text,
  details jsonb NOT NULL,
  address text
);
CREATE INDEX audit_events_company ON audit_events (company_id, id DESC);

-- The jobs that a reviewer reviews. They end with the membership.
CREATE TABLE job_reviewers (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES company_members (user_id) ON DELETE CASCADE,
  PRIMARY KEY (job_id, user_id)
);
CREATE INDEX job_reviewers_user ON job_reviewers (user_id, job_id);

-- A person who is asked to join. The row is deleted when the person joins, or when the invitation is revoked.
CREATE TABLE invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  email text NOT NULL,
  member_role text NOT NULL CHECK (member_role IN ('owner', 'recruiter', 'reviewer')),
  sees_contacts boolean NOT NULL,
  invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
  sent_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX invitations_email ON invitations (company_id, lower(email));

CREATE TABLE invitation_jobs (
  invitation_id uuid NOT NULL REFERENCES invitations (id) ON DELETE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  PRIMARY KEY (invitation_id, job_id)
);

-- The mailed link of an invitation. The outbox loses it when it ends, as all links do.
CREATE TABLE invitation_links (
  token_hash text PRIMARY KEY,
  invitation_id uuid NOT NULL REFERENCES invitations (id) ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX invitation_links_invitation ON invitation_links (invitation_id);

-- What members write about an applicant. The name stays if the account does not.
CREATE TABLE notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  author_name text NOT NULL,
  content text NOT NULL,
  written_at timestamptz(3) NOT NULL
);
CREATE INDEX notes_application ON notes (application_id, written_at DESC, id DESC);

CREATE TABLE note_mentions (
  note_id uuid NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (note_id, user_id)
);

-- The judgement of one member on one interview: 1 strong no, 2 no, 3 yes, 4 strong yes.
CREATE TABLE scorecards (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  member_id uuid REFERENCES users (id) ON DELETE SET NULL,
  member_name text NOT NULL,
  overall int NOT NULL CHECK ((overall >= 1) AND (overall <= 4)),
  reason text NOT NULL,
  submitted_at timestamptz(3) NOT NULL,
  attempt int NOT NULL,
  UNIQUE (application_id, attempt, member_id)
);

CREATE TABLE scorecard_scores (
  scorecard_id uuid NOT NULL REFERENCES scorecards (id) ON DELETE CASCADE,
  question_id uuid NOT NULL REFERENCES job_questions (id),
  score int NOT NULL CHECK ((score >= 1) AND (score <= 4)),
  reason text NOT NULL,
  PRIMARY KEY (scorecard_id, question_id)
);

-- Addresses of a company's own programs, to which events are sent. Both secrets are encrypted; events are signed with
-- the old one too until `old_secret_until`. `failing_since` is the first failure since the last success. After a
-- receiver did not answer, nothing is sent to it until `paused_until`, so that it does not hold up other receivers.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  address text NOT NULL,
  events jsonb NOT NULL,
  is_on boolean NOT NULL DEFAULT true,
  secret text NOT NULL,
  old_secret text,
  old_secret_until timestamptz(3),
  failing_since timestamptz(3),
  paused_until timestamptz(3),
  switched_off_at timestamptz(3),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX webhooks_of_company ON webhooks (company_id, created_at);

-- One event for one webhook. The id is sent with each attempt; `event_key` names the event, so that it gets one id
-- for ever. `body` is exactly what is sent. It is tried until `give_up_at`.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  event text NOT NULL,
  event_key text NOT NULL,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  next_attempt_at timestamptz(3) NOT NULL,
  give_up_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  UNIQUE (webhook_id, event_key)
);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE (state = 'waiting');
CREATE INDEX webhook_deliveries_log ON webhook_deliveries (webhook_id, created_at, id);

-- `problem` is null where the receiver accepted the event. `answer` is the beginning of its answer.
CREATE TABLE webhook_attempts (
  id uuid PRIMARY KEY,
  delivery_id uuid NOT NULL REFERENCES webhook_deliveries (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  status int,
  problem text
    CHECK (problem IN ('answered-no', 'redirected', 'no-answer', 'no-connection', 'not-allowed', 'no-secret')),
  milliseconds int NOT NULL,
  answer text NOT NULL
);
CREATE INDEX webhook_attempts_of_delivery ON webhook_attempts (delivery_id, at);

-- With these, a company's own programs call the API. Only the hash of a token is stored, and its first characters, to
-- recognise it. A token belongs to the company: it stays when the member who made it leaves, whose name is kept.
CREATE TABLE api_tokens (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  name text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  start text NOT NULL,
  scopes jsonb NOT NULL,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_by_name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  last_network text,
  last_country text
);
CREATE INDEX api_tokens_made_by ON api_tokens (created_by);
CREATE INDEX api_tokens_of_company ON api_tokens (company_id, created_at);

-- The texts of emails to candidates that a company wrote itself. An email without a row here has the text of the
-- product.
CREATE TABLE company_mail_texts (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  -- The name of the email in server/features/mails.ts.
  mail text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  changed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  -- When, and why, an email was sent with the text of the product instead, since the last change.
  failed_at timestamptz(3),
  failure text NOT NULL DEFAULT '',
  PRIMARY KEY (company_id, mail)
);

CREATE TABLE company_pictures (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  file_id uuid NOT NULL REFERENCES files (id),
  alt text NOT NULL,
  PRIMARY KEY (company_id, position)
);
CREATE INDEX company_pictures_file ON company_pictures (file_id);

-- Every slug that a company has or had. Rows are never deleted, so that an old address never leads to another
-- company: not after a new name, and not after the company was deleted.
CREATE TABLE company_slugs (
  slug text PRIMARY KEY,
  company_id uuid REFERENCES companies (id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  taken_at timestamptz(3) NOT NULL DEFAULT now()
);

-- Single sign-on (OpenID Connect). A company has at most one provider; that of the whole installation is a setting.
CREATE TABLE sign_on_providers (
  company_id uuid PRIMARY KEY REFERENCES companies (id) ON DELETE CASCADE,
  issuer text NOT NULL,
  client_id text NOT NULL,
  -- Encrypted.
  client_secret text NOT NULL,
  -- Whether somebody of a proven domain who is no member yet becomes a reviewer at the first sign-on.
  admits_new boolean NOT NULL DEFAULT false,
  saved_at timestamptz(3) NOT NULL
);

-- Email domains of companies. Only a proven one counts, and it belongs to one company.
CREATE TABLE sign_on_domains (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  domain text NOT NULL,
  -- What a TXT record of the domain must hold.
  proof text NOT NULL,
  proven_at timestamptz(3),
  PRIMARY KEY (company_id, domain)
);
CREATE UNIQUE INDEX sign_on_domains_proven ON sign_on_domains (domain) WHERE (proven_at IS NOT NULL);

-- Who a person of a provider is here. An address may go to another person, the subject of an issuer does not.
CREATE TABLE sign_on_links (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  linked_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3),
  PRIMARY KEY (issuer, subject),
  UNIQUE (user_id, issuer)
);

-- Sign-ons that have begun. Each is answered once. The state and the secret of the browser's cookie are hashed.
CREATE TABLE sign_on_attempts (
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  -- Null for the provider of the installation.
  company_id uuid REFERENCES companies (id) ON DELETE CASCADE,
  nonce text NOT NULL,
  verifier text NOT NULL,
  remember boolean NOT NULL,
  -- Who wants to link the provider; null for a sign-on.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX sign_on_attempts_expiry ON sign_on_attempts (expires_at);

-- A report for somebody without a login, until a moment or until a member ends it.
CREATE TABLE guest_links (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- Whom it is for.
  name text NOT NULL,
  -- Only the hash of the token is kept.
  token_hash text NOT NULL UNIQUE,
  -- With contact data, documents and film.
  in_full boolean NOT NULL,
  made_by uuid REFERENCES users (id) ON DELETE SET NULL,
  made_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3),
  -- A guest reads the report that the link was made for.
  attempt int NOT NULL
);
CREATE INDEX guest_links_application ON guest_links (application_id, made_at DESC);

-- Each time that a guest opened the report.
CREATE TABLE guest_openings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  guest_link_id uuid NOT NULL REFERENCES guest_links (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  -- The address without its last part, as for sessions.
  network text NOT NULL,
  country text
);
CREATE INDEX guest_openings_link ON guest_openings (guest_link_id, at DESC);

-- A decision on one or many applications. Its emails go at `due_at`; until then it can be undone.
CREATE TABLE decisions (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  made_by uuid,
  made_by_name text NOT NULL,
  made_at timestamptz(3) NOT NULL,
  due_at timestamptz(3) NOT NULL,
  -- Undoing such a decision opens the job again.
  closes_job_id uuid REFERENCES jobs (id) ON DELETE SET NULL
);
CREATE INDEX decisions_of_company ON decisions (company_id, made_at DESC);

-- Every move of an application: who, when, from, to, why. Rows are only added. They go with the application.
CREATE TABLE application_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'token', 'candidate', 'system')),
  -- No foreign key: the row still names somebody who does not exist any more.
  actor_id uuid,
  actor_name text,
  from_stage text NOT NULL
    CHECK (from_stage IN ('applied', 'ai-interview', 'review', 'round-2', 'round-3', 'round-4', 'round-5', 'round-6',
      'offer', 'hired')),
  from_outcome text CHECK (from_outcome IN ('hired', 'declined', 'withdrawn', 'no-show')),
  to_stage text NOT NULL
    CHECK (to_stage IN ('applied', 'ai-interview', 'review', 'round-2', 'round-3', 'round-4', 'round-5', 'round-6',
      'offer', 'hired')),
  to_outcome text CHECK (to_outcome IN ('hired', 'declined', 'withdrawn', 'no-show')),
  -- The title of the reason in the company's list, and what the candidate is told of it.
  reason text,
  shared_reason text,
  -- For the company alone.
  note text,
  decision_id uuid,
  -- This move took back the decision.
  is_undo boolean NOT NULL DEFAULT false,
  -- A move within a stage: of the window of an interview, or to another attempt.
  act text CHECK (act IN ('moved', 'extended', 'given-again', 'given-again-in-part', 'opening-moved')),
  -- The window of the interview after this move, where the move set one.
  interview_at timestamptz(3),
  open_days int,
  attempt int
);
CREATE INDEX application_moves_of ON application_moves (application_id, id);
-- Decisions that were undone are in no figure. There are few.
CREATE INDEX application_moves_undone ON application_moves (application_id, decision_id)
  WHERE (is_undo AND (decision_id IS NOT NULL));

-- The people of a decision, each with what the email says. A row waits until the email goes.
CREATE TABLE decision_items (
  decision_id uuid NOT NULL REFERENCES decisions (id) ON DELETE CASCADE,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  move_id bigint NOT NULL,
  -- dropped: the candidate acted, or a later decision replaced it.
  state text NOT NULL CHECK (state IN ('waiting', 'told', 'undone', 'dropped')),
  -- Which email goes, and its text if it was changed for this decision. Without an email the candidate sees the
  -- decision in the timeline alone.
  mail text,
  mail_subject text,
  mail_text text,
  PRIMARY KEY (decision_id, application_id)
);
CREATE UNIQUE INDEX decision_items_waiting ON decision_items (application_id) WHERE (state = 'waiting');

-- Why a company declines people. A company without rows uses the reasons of contract/decline-reasons.ts.
CREATE TABLE decline_reasons (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  id text NOT NULL,
  title text NOT NULL,
  -- What the candidate reads; empty for none.
  shared_text text NOT NULL,
  position int NOT NULL,
  PRIMARY KEY (company_id, id)
);

-- What the next daily email of a member tells. The rows are deleted in the transaction that queues the email.
CREATE TABLE application_digest_entries (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  received_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, application_id)
);
CREATE INDEX application_digest_entries_application ON application_digest_entries (application_id);

-- A person who is invited by email to apply to a job, or straight to its interview. One for each address and job:
-- sending it again renews the row.
CREATE TABLE candidate_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  email text NOT NULL,
  -- '' if the company named none.
  name text NOT NULL,
  -- When the interview opens; null for an invitation to apply.
  interview_at timestamptz(3),
  invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
  sent_at timestamptz(3) NOT NULL,
  times_sent int NOT NULL DEFAULT 1,
  expires_at timestamptz(3) NOT NULL,
  opened_at timestamptz(3),
  declined_at timestamptz(3),
  revoked_at timestamptz(3),
  -- The account with another address that took it with the link.
  claimed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  applied_at timestamptz(3),
  application_id text REFERENCES applications (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX candidate_invitations_address ON candidate_invitations (job_id, lower(email));
CREATE INDEX candidate_invitations_application ON candidate_invitations (application_id)
  WHERE (application_id IS NOT NULL);
CREATE INDEX candidate_invitations_claimed ON candidate_invitations (claimed_by) WHERE (claimed_by IS NOT NULL);
CREATE INDEX candidate_invitations_email ON candidate_invitations (lower(email));
CREATE INDEX candidate_invitations_job ON candidate_invitations (job_id, sent_at DESC, id DESC);

-- The mailed links. The outbox loses them when they end, as all links do.
CREATE TABLE candidate_invitation_links (
  token_hash text PRIMARY KEY,
  invitation_id uuid NOT NULL REFERENCES candidate_invitations (id) ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX candidate_invitation_links_invitation ON candidate_invitation_links (invitation_id);

-- What was mailed lately, for the limits per company and per address. The address is in small letters.
CREATE TABLE candidate_invitation_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  email text NOT NULL,
  sent_at timestamptz(3) NOT NULL
);
CREATE INDEX candidate_invitation_mails_company ON candidate_invitation_mails (company_id, sent_at);
CREATE INDEX candidate_invitation_mails_email ON candidate_invitation_mails (email, sent_at);

-- Who wants no more invitations from a company. The address is in small letters.
CREATE TABLE candidate_invitation_stops (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  email text NOT NULL,
  stopped_at timestamptz(3) NOT NULL,
  PRIMARY KEY (company_id, email)
);

-- The verdict that counts on each answer that is scored, for figures about questions.
CREATE TABLE answer_verdicts (
  application_id text NOT NULL,
  attempt int NOT NULL,
  question_id uuid NOT NULL,
  verdict text NOT NULL
    CHECK (verdict IN ('Correct', 'Partially Correct', 'Incorrect', 'Not Answered', 'Needs Review')),
  PRIMARY KEY (application_id, attempt, question_id),
  FOREIGN KEY (application_id, attempt) REFERENCES reports (application_id, attempt) ON DELETE CASCADE
);
-- All answers to a question are read at once.
CREATE INDEX answer_verdicts_question ON answer_verdicts (question_id);

-- What was said in an interview. It is written with the transcript and with the candidate's correction, and goes with
-- the application.
CREATE TABLE spoken_words (
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  attempt int NOT NULL,
  question_id uuid NOT NULL,
  company_id uuid NOT NULL,
  heard text NOT NULL,
  -- The same text as the candidate corrected it; null without a correction.
  corrected text,
  -- The company is one more word, so that the index finds the rows of one company alone.
  found tsvector NOT NULL
    GENERATED ALWAYS AS ((array_to_tsvector(ARRAY[('company ' || (company_id)::text)]) ||
      to_tsvector('spoken'::regconfig, heard)) || to_tsvector('spoken'::regconfig, COALESCE(corrected, ''))) STORED,
  PRIMARY KEY (application_id, attempt, question_id)
);
CREATE INDEX spoken_words_found ON spoken_words USING gin (found) WITH (fastupdate=off);

-- A list with its filters and its order, saved under a name.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  -- Whose own view it is, with whom it goes; null for a view of the whole company.
  owner_id uuid REFERENCES users (id) ON DELETE CASCADE,
  made_by uuid REFERENCES users (id) ON DELETE SET NULL,
  -- It stays when the account does not.
  made_by_name text NOT NULL,
  name text NOT NULL,
  list text NOT NULL,
  query text NOT NULL,
  changed_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX saved_views_own ON saved_views (company_id, owner_id, list, lower(name))
  WHERE (owner_id IS NOT NULL);
CREATE UNIQUE INDEX saved_views_shared ON saved_views (company_id, list, lower(name)) WHERE (owner_id IS NULL);

-- Who holds an interview: one page on one device at a time. Each row is one turn; the last one holds the interview,
-- as long as it is renewed. The pages of a device name the same device, so that a reload is told from another device.
CREATE TABLE interview_holders (
  application_id text NOT NULL,
  attempt int NOT NULL,
  turn int NOT NULL CHECK (turn >= 1),
  holder_id uuid NOT NULL,
  device_id uuid NOT NULL,
  -- What people read: 'Firefox on Windows'.
  device text NOT NULL,
  taken_at timestamptz(3) NOT NULL,
  renewed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (application_id, attempt, turn),
  FOREIGN KEY (application_id, attempt) REFERENCES interviews (application_id, attempt) ON DELETE CASCADE,
  UNIQUE (application_id, attempt, holder_id)
);

-- What each turn recorded of an answer. The answer itself is all of it, in the order of the turns.
CREATE TABLE interview_answer_parts (
  application_id text NOT NULL,
  attempt int NOT NULL,
  question_id uuid NOT NULL REFERENCES job_questions (id),
  turn int NOT NULL,
  audio_file_id uuid REFERENCES files (id),
  audio_seconds double precision,
  -- Where in the video it begins.
  recording_id uuid,
  video_offset_seconds double precision,
  -- When a voice read the question in it, such as '0-4.5'.
  readings text NOT NULL DEFAULT '',
  -- The answer was not ended by the candidate: another device took over.
  is_cut_off boolean NOT NULL,
  received_at timestamptz(3) NOT NULL,
  -- Where an answer can be recorded again, each such take has parts of its own: 0 for the first.
  take int NOT NULL DEFAULT 0 CHECK ((take >= 0) AND (take <= 3)),
  -- What a turn records of an answer has a row from the moment the recording begins, which says where in the video it
  -- is. If the page dies before it sends the sound, the sound is cut out of the video there.
  is_from_video boolean NOT NULL DEFAULT false,
  PRIMARY KEY (application_id, attempt, question_id, take, turn),
  FOREIGN KEY (application_id, attempt, turn)
    REFERENCES interview_holders (application_id, attempt, turn) ON DELETE CASCADE
);
CREATE INDEX interview_answer_parts_file ON interview_answer_parts (audio_file_id);

-- All recordings of an answer that could be recorded again. The last one counts and is the one of interview_answers.
CREATE TABLE interview_takes (
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  attempt int NOT NULL,
  question_id uuid NOT NULL,
  take int NOT NULL CHECK ((take >= 0) AND (take <= 3)),
  audio_file_id uuid NOT NULL REFERENCES files (id),
  audio_seconds double precision,
  received_at timestamptz(3) NOT NULL,
  PRIMARY KEY (application_id, attempt, question_id, take)
);
CREATE INDEX interview_takes_file ON interview_takes (audio_file_id);

-- What was asked for. It is done at due_at, and can be called off until then. What remains of it afterwards is the
-- receipt: its id and how many things of each kind were deleted.
CREATE TABLE erasures (
  -- Random, because whoever has it reads the receipt.
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('account', 'interview')),
  -- Whose account; null once it is done.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- Which interview; null once it is done.
  application_id text REFERENCES applications (id) ON DELETE SET NULL,
  company_id uuid REFERENCES companies (id) ON DELETE CASCADE,
  asked_at timestamptz(3) NOT NULL,
  due_at timestamptz(3) NOT NULL,
  called_off_at timestamptz(3),
  done_at timestamptz(3),
  erased_counts jsonb
);
CREATE INDEX erasures_due ON erasures (due_at) WHERE ((called_off_at IS NULL) AND (done_at IS NULL));
CREATE UNIQUE INDEX erasures_of_account ON erasures (user_id)
  WHERE ((kind = 'account') AND (called_off_at IS NULL) AND (done_at IS NULL));
CREATE UNIQUE INDEX erasures_of_interview ON erasures (application_id)
  WHERE ((kind = 'interview') AND (called_off_at IS NULL) AND (done_at IS NULL));

-- While a row stands, nothing of the application is deleted.
CREATE TABLE legal_holds (
  application_id text PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  reason text NOT NULL,
  set_by uuid REFERENCES users (id) ON DELETE SET NULL,
  set_at timestamptz(3) NOT NULL
);

-- What the figures of a company count of applications whose people were deleted. Nothing here leads to a person: all
-- times of an application are shifted by the same amount, so that it was made at the beginning of its day.
CREATE TABLE erased_applications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  employer_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  applied_at timestamptz(3) NOT NULL,
  stage text NOT NULL,
  interview_at timestamptz(3),
  started_at timestamptz(3),
  submitted_at timestamptz(3),
  has_report boolean NOT NULL,
  percent double precision
);
CREATE INDEX erased_applications_of_employer ON erased_applications (employer_id, applied_at);
CREATE INDEX erased_applications_of_job ON erased_applications (job_id, applied_at);

-- The moves that stand, in their order.
CREATE TABLE erased_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  erased_id bigint NOT NULL REFERENCES erased_applications (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  to_stage text NOT NULL,
  to_outcome text,
  is_decision boolean NOT NULL
);
CREATE INDEX erased_moves_of ON erased_moves (erased_id, id);

CREATE TABLE erased_verdicts (
  erased_id bigint NOT NULL REFERENCES erased_applications (id) ON DELETE CASCADE,
  question_id uuid NOT NULL REFERENCES job_questions (id) ON DELETE CASCADE,
  verdict text NOT NULL,
  PRIMARY KEY (erased_id, question_id)
);
CREATE INDEX erased_verdicts_question ON erased_verdicts (question_id);

-- The archive with everything that is held on a candidate, made when it is asked for. A person has one; a later one
-- replaces it. The link ends at expires_at.
CREATE TABLE exports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE UNIQUE,
  asked_at timestamptz(3) NOT NULL,
  state text NOT NULL CHECK (state IN ('making', 'ready', 'failed')),
  object_key text,
  bytes bigint,
  expires_at timestamptz(3)
);
CREATE INDEX exports_expiry ON exports (expires_at);
CREATE INDEX exports_object ON exports (object_key) WHERE (object_key IS NOT NULL);

-- What is said in a film that somebody uploaded: a pitch or a personal message. A film without a row is still to be
-- heard. Captions that a person corrected are never made again. They go with their file, and jobs that share a file
-- share them.
CREATE TABLE captions (
  file_id uuid PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('ready', 'noSound', 'unreadable', 'noWords')),
  cues jsonb NOT NULL,
  made_at timestamptz(3) NOT NULL,
  corrected_at timestamptz(3)
);

-- A candidate who submitted an interview withdrew the consent, and so asks the company to delete the interview. The
-- law gives the company until due_at to answer.
CREATE TABLE consent_withdrawals (
  id uuid PRIMARY KEY,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  asked_at timestamptz(3) NOT NULL,
  due_at timestamptz(3) NOT NULL,
  answered_at timestamptz(3),
  answer text CHECK (answer IN ('deleted', 'declined')),
  -- What the company wrote to the candidate.
  reason text NOT NULL DEFAULT '',
  -- Null if retention or another deletion was the answer.
  answered_by uuid REFERENCES users (id) ON DELETE SET NULL,
  CHECK ((answered_at IS NULL) = (answer IS NULL))
);
CREATE INDEX consent_withdrawals_of_application ON consent_withdrawals (application_id, asked_at);
CREATE UNIQUE INDEX consent_withdrawals_waiting ON consent_withdrawals (application_id) WHERE (answered_at IS NULL);

-- The archive with everything that is held for a company. A company has one; a later one replaces it. The link ends
-- at expires_at.
CREATE TABLE company_exports (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE UNIQUE,
  asked_at timestamptz(3) NOT NULL,
  state text NOT NULL CHECK (state IN ('making', 'ready', 'failed')),
  object_key text,
  bytes bigint,
  expires_at timestamptz(3)
);
CREATE INDEX company_exports_expiry ON company_exports (expires_at);
CREATE INDEX company_exports_object ON company_exports (object_key) WHERE (object_key IS NOT NULL);

-- Who opened what of an application. Rows are only added, and go with the application.
CREATE TABLE application_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  what text NOT NULL
    CHECK (what IN ('report', 'film', 'sound', 'resume', 'cover-letter', 'certificate', 'pitch', 'round-recording',
      'export')),
  viewer_kind text NOT NULL CHECK (viewer_kind IN ('member', 'token', 'guest', 'visitor')),
  -- The member, while the account exists.
  viewer_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- As it was then: a later change does not change who it was.
  viewer_name text,
  viewer_role text,
  -- One row for each visit: a session, a guest link, or the network of a visitor.
  visit text NOT NULL
);
CREATE INDEX application_views_of_application ON application_views (application_id, at DESC, id DESC);
CREATE INDEX application_views_visit ON application_views (application_id, what, visit, at DESC);

-- Who runs the installation. The role is given and taken by the command `roundone admin`.
CREATE TABLE operators (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  granted_at timestamptz(3) NOT NULL,
  -- Who ran the command: the user of the machine.
  granted_by text NOT NULL
);

-- What operators did. Rows are only added. They name people and companies by their ids alone, so that nothing is left
-- of a person who is erased but the reason, which the erasure empties.
CREATE TABLE operator_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('operator', 'command')),
  -- No foreign keys: the row still says that something happened when its people are gone.
  actor_id uuid,
  -- The user of the machine who ran the command.
  actor_name text,
  action text NOT NULL,
  subject_kind text CHECK (subject_kind IN ('person', 'company', 'job', 'notice', 'task')),
  subject_id text,
  reason text,
  address text
);
CREATE INDEX operator_events_subject ON operator_events (subject_kind, subject_id);

-- What operators tell everybody. There is one notice at most.
CREATE TABLE instance_notices (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  id uuid NOT NULL,
  text text NOT NULL,
  shown_from timestamptz(3) NOT NULL,
  shown_until timestamptz(3) NOT NULL
);

-- What candidates say of themselves, if they want to, for figures of fairness. It stands in a table of its own, so
-- that no read of a person or an application has it. 'not-said' is an answer: the person preferred not to say.
CREATE TABLE self_identifications (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sex text CHECK (sex IN ('female', 'male', 'not-said')),
  race text
    CHECK (race IN ('hispanic', 'white', 'black', 'pacific-islander', 'asian', 'native-american', 'two-or-more',
      'not-said')),
  age text CHECK (age IN ('forty-and-over', 'under-forty', 'not-said')),
  disability text CHECK (disability IN ('disability', 'no-disability', 'not-said')),
  changed_at timestamptz(3) NOT NULL
);

-- The figures that a company got last. They are kept, because figures of each day would show by subtraction what one
-- person said: new ones replace them when enough people came since.
CREATE TABLE fairness_figures (
  company_id uuid PRIMARY KEY REFERENCES companies (id) ON DELETE CASCADE,
  until_at timestamptz(3) NOT NULL,
  figures jsonb NOT NULL
);

-- What the company's marks on other answers to a question say of an answer. There is a row only where they settle
-- what the analysis left open, agree with it, or disagree and leave the answer to a person; a person's own verdict on
-- the answer counts before it.
CREATE TABLE learned_verdicts (
  application_id text NOT NULL,
  attempt int NOT NULL,
  question_id uuid NOT NULL,
  verdict text NOT NULL
    CHECK (verdict IN ('Correct', 'Partially Correct', 'Incorrect', 'Not Answered', 'Needs Review')),
  score double precision CHECK ((score >= (0)::double precision) AND (score <= (1)::double precision)),
  certainty text NOT NULL CHECK (certainty IN ('low', 'medium', 'high')),
  marks_used int NOT NULL,
  learned_at timestamptz NOT NULL,
  PRIMARY KEY (application_id, attempt, question_id),
  FOREIGN KEY (application_id, attempt) REFERENCES reports (application_id, attempt) ON DELETE CASCADE
);

-- Who changed which part of a job, and when: the last change of each. A job's revision is the highest of its parts,
-- so that a save tells whether somebody else has changed the same step since it was read. The changes that a posted
-- job keeps aside are counted with the job.
CREATE TABLE job_changes (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  part text NOT NULL,
  revision int NOT NULL CHECK (revision > 0),
  changed_at timestamptz(3) NOT NULL,
  -- The person or the API token. No foreign key: the row stays when somebody leaves.
  changed_by uuid,
  PRIMARY KEY (job_id, part)
);

-- What candidates ask about an interview is in one table: adjustments, another time, and problems in it. Every row
-- stays.
CREATE TABLE interview_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- The attempt in which the problem was; null for an adjustment, which comes before the interview.
  attempt int,
  kinds jsonb NOT NULL,
  text text NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  -- Null while it waits.
  answer text CHECK (answer IN ('granted', 'declined', 'given-again', 'given-again-in-part', 'moved')),
  note text,
  answered_at timestamptz(3),
  -- It stays when the account does not. Null for an API token.
  answered_by_name text,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
-- A later adjustment replaces the one that waits.
CREATE UNIQUE INDEX interview_requests_adjustment ON interview_requests (application_id)
  WHERE ((answer IS NULL) AND (attempt IS NULL));
CREATE INDEX interview_requests_of ON interview_requests (application_id, asked_at);
-- Lists mark interviews with a problem that waits. There are few.
CREATE INDEX interview_requests_waiting ON interview_requests (application_id) WHERE (answer IS NULL);

-- Searches for jobs whose new jobs are mailed to an address, with an account or without one.
CREATE TABLE job_alerts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  -- As the address of the search has it after its ?, with the names in a fixed order.
  search text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- Null until the mailed link is opened.
  confirmed_at timestamptz(3),
  -- Jobs that were published after this moment were not mailed yet.
  mailed_until timestamptz(3) NOT NULL,
  -- The language of the page on which somebody asked for new jobs. Those who have an account may have chosen another
  -- one.
  language text
);
CREATE UNIQUE INDEX job_alerts_search ON job_alerts (lower(email), lower(search));

-- How a round of a job is held. A round without a row has the defaults.
CREATE TABLE round_plans (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  round int NOT NULL CHECK ((round >= 2) AND (round <= 6)),
  minutes int NOT NULL CHECK ((minutes >= 15) AND (minutes <= 480)),
  -- A link, a phone number or an address. Empty: whoever invites says it.
  place text NOT NULL,
  -- Null: its criteria are proposed from the skills of the job.
  kit jsonb,
  PRIMARY KEY (job_id, round)
);

-- Who takes part. Nobody: whoever invites.
CREATE TABLE round_plan_members (
  job_id uuid NOT NULL,
  round int NOT NULL,
  member_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (job_id, round, member_id),
  FOREIGN KEY (job_id, round) REFERENCES round_plans (job_id, round) ON DELETE CASCADE
);

CREATE TABLE company_kits (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  name text NOT NULL,
  kit jsonb NOT NULL
);
CREATE UNIQUE INDEX company_kits_name ON company_kits (company_id, lower(name));

-- One round with one candidate. What the plan says is copied when the candidate is invited.
CREATE TABLE rounds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  round int NOT NULL CHECK ((round >= 2) AND (round <= 6)),
  minutes int NOT NULL CHECK ((minutes >= 15) AND (minutes <= 480)),
  place text NOT NULL,
  kit jsonb NOT NULL,
  invited_at timestamptz(3) NOT NULL,
  invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
  -- Null until the candidate has chosen a time, or the company has typed one.
  starts_at timestamptz(3),
  -- How often the candidate has moved it.
  candidate_moves int NOT NULL DEFAULT 0,
  -- The SEQUENCE of the calendar entry (RFC 5545, 3.8.7.4).
  sequence int NOT NULL DEFAULT 0,
  cancelled_at timestamptz(3),
  cancelled_by text CHECK (cancelled_by IN ('candidate', 'company')),
  cancel_reason text,
  -- The candidate agrees that it is recorded. Null: not, or not any more.
  recording_agreed_at timestamptz(3),
  -- A few words of whoever invited, in the email. A round without round_times has whatever times are free.
  message text NOT NULL DEFAULT '',
  -- When all are reminded of it next. Null: not any more, or not yet.
  remind_at timestamptz(3),
  CHECK ((cancelled_at IS NULL) = (cancelled_by IS NULL))
);
-- A cancelled round can be held again.
CREATE UNIQUE INDEX rounds_current ON rounds (application_id, round) WHERE (cancelled_at IS NULL);
CREATE INDEX rounds_of_application ON rounds (application_id);
CREATE INDEX rounds_remind ON rounds (remind_at) WHERE (cancelled_at IS NULL);
CREATE INDEX rounds_start ON rounds (starts_at) WHERE (cancelled_at IS NULL);

CREATE TABLE round_members (
  round_id uuid NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The beginning of the round for which the member was reminded of the card.
  reminded_of timestamptz(3),
  PRIMARY KEY (round_id, member_id)
);
CREATE INDEX round_members_of ON round_members (member_id);

-- The times that a candidate can choose from. Several candidates may be offered the same ones.
CREATE TABLE round_times (
  round_id uuid NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
  starts_at timestamptz(3) NOT NULL,
  PRIMARY KEY (round_id, starts_at)
);

-- A member without a row can take part in the usual hours.
CREATE TABLE member_times (
  member_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Null: the usual hours. They are in the time zone of the member.
  hours jsonb,
  -- The private address of the calendar, sealed. Whoever has it reads the whole calendar.
  calendar_address text,
  calendar_host text,
  calendar_added_at timestamptz(3),
  -- When it was last read, and last tried.
  calendar_read_at timestamptz(3),
  calendar_tried_at timestamptz(3),
  -- Why it could not be read the last time, as a sentence.
  calendar_problem text,
  CHECK ((calendar_address IS NULL) = (calendar_host IS NULL)),
  CONSTRAINT member_times_check1 CHECK ((calendar_address IS NULL) = (calendar_added_at IS NULL))
);
CREATE INDEX member_times_calendars ON member_times (calendar_tried_at NULLS FIRST)
  WHERE (calendar_address IS NOT NULL);

-- When the calendar of a member says that they are busy. Nothing else of it is kept.
CREATE TABLE member_busy (
  member_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, starts_at),
  CHECK (starts_at < ends_at)
);

-- The links in emails to the candidate of a round. The outbox loses them when they end, as all links do.
CREATE TABLE round_links (
  token_hash text PRIMARY KEY,
  round_id uuid NOT NULL REFERENCES rounds (id) ON DELETE CASCADE
);
CREATE INDEX round_links_of ON round_links (round_id);

-- What happened to a round, in order.
CREATE TABLE round_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  round_id uuid NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  act text NOT NULL CHECK (act IN ('invited', 'booked', 'moved', 'cancelled', 'changed')),
  side text NOT NULL CHECK (side IN ('candidate', 'company')),
  -- Null for the candidate, for a program, and for a member who is gone.
  made_by uuid REFERENCES users (id) ON DELETE SET NULL,
  starts_at timestamptz(3),
  -- The SEQUENCE of the calendar entry after it.
  sequence int NOT NULL
);
CREATE INDEX round_events_of ON round_events (round_id, at);

-- What those who take part in a round say of it.
CREATE TABLE round_cards (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  round_id uuid NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
  member_id uuid REFERENCES users (id) ON DELETE SET NULL,
  member_name text NOT NULL,
  overall int NOT NULL CHECK ((overall >= 1) AND (overall <= 4)),
  reason text NOT NULL,
  -- For each criterion of the kit, with what was said.
  levels jsonb NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  -- When it was last sent again.
  changed_at timestamptz(3),
  UNIQUE (round_id, member_id)
);
CREATE INDEX round_cards_of_member ON round_cards (member_id);

-- Recordings of rounds that people hold, with the consent of the candidate.
CREATE TABLE round_recordings (
  id uuid PRIMARY KEY,
  round_id uuid NOT NULL REFERENCES rounds (id) ON DELETE CASCADE UNIQUE,
  -- Null for a program.
  uploaded_by uuid REFERENCES users (id) ON DELETE SET NULL,
  file_name text NOT NULL,
  -- As whoever uploads it says.
  bytes bigint NOT NULL,
  begun_at timestamptz(3) NOT NULL,
  state text NOT NULL
    CHECK (state IN ('arriving', 'preparing', 'hearing', 'ready', 'noWords', 'noSound', 'unreadable', 'refused')),
  -- Null before it is prepared, and after its time: what was said is kept longer.
  file_id uuid REFERENCES files (id) ON DELETE SET NULL,
  -- It was heard up to here.
  heard_seconds double precision NOT NULL
);
CREATE INDEX round_recordings_by ON round_recordings (uploaded_by);
CREATE INDEX round_recordings_file ON round_recordings (file_id);

-- What has arrived of an upload. They are joined into one file.
CREATE TABLE round_recording_pieces (
  recording_id uuid NOT NULL REFERENCES round_recordings (id) ON DELETE CASCADE,
  start_byte bigint NOT NULL,
  bytes int NOT NULL,
  object_key text NOT NULL UNIQUE,
  PRIMARY KEY (recording_id, start_byte)
);

-- What was said, stretch by stretch, with the seconds of each word.
CREATE TABLE round_recording_words (
  recording_id uuid NOT NULL REFERENCES round_recordings (id) ON DELETE CASCADE,
  from_seconds double precision NOT NULL,
  words jsonb NOT NULL,
  PRIMARY KEY (recording_id, from_seconds)
);

-- What a company and a candidate write to each other about an application.
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  side text NOT NULL CHECK (side IN ('candidate', 'company')),
  -- Null for a program of the company, and after the account ended.
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- The name of then.
  author_name text NOT NULL,
  content text NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  -- Null until somebody of the other side has seen it.
  read_at timestamptz(3),
  -- Null until an email has brought it.
  mailed_at timestamptz(3)
);
CREATE INDEX messages_by_author ON messages (author_id);
CREATE INDEX messages_of_application ON messages (application_id, sent_at, id);
CREATE INDEX messages_unread_by_candidate ON messages (application_id) WHERE ((side = 'company') AND (read_at IS NULL));
CREATE INDEX messages_unread_by_company ON messages (company_id) WHERE ((side = 'candidate') AND (read_at IS NULL));

-- Applications about whose messages the candidate wants no email.
CREATE TABLE muted_conversations (
  application_id text PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  muted_at timestamptz(3) NOT NULL
);

CREATE TABLE message_templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  name text NOT NULL,
  content text NOT NULL
);
CREATE UNIQUE INDEX message_templates_name ON message_templates (company_id, lower(name));

CREATE TABLE offers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  made_at timestamptz(3) NOT NULL,
  -- The name of then; null for a program.
  made_by_kind text NOT NULL CHECK (made_by_kind IN ('member', 'token')),
  made_by_name text,
  pay_amount numeric(15,4) NOT NULL CHECK (pay_amount > (0)::numeric),
  -- ISO 4217.
  pay_currency text NOT NULL,
  pay_period text NOT NULL CHECK (pay_period IN ('hour', 'day', 'week', 'month', 'year')),
  starts_on date NOT NULL,
  place text NOT NULL,
  conditions text NOT NULL,
  stands_until timestamptz(3) NOT NULL,
  -- The letter as the candidate reads it.
  title text NOT NULL,
  letter text NOT NULL,
  -- When the candidate opened it for the first time, and was reminded of it.
  opened_at timestamptz(3),
  reminded_at timestamptz(3),
  state text NOT NULL CHECK (state IN ('waiting', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced')),
  ended_at timestamptz(3),
  ended_by_kind text CHECK (ended_by_kind IN ('member', 'token', 'candidate', 'system')),
  ended_by_name text,
  -- The name that the candidate typed, or why one side does not want it any more.
  end_text text NOT NULL,
  -- The company has not said yet whether the job is filled with it.
  asks_closing boolean NOT NULL,
  CHECK ((state = 'waiting') = (ended_at IS NULL)),
  CONSTRAINT offers_check1 CHECK ((state = 'waiting') = (ended_by_kind IS NULL)),
  CONSTRAINT offers_check2 CHECK ((state = 'accepted') OR (NOT asks_closing))
);
CREATE INDEX offers_closing ON offers (application_id) WHERE asks_closing;
CREATE INDEX offers_end ON offers (stands_until) WHERE (state = 'waiting');
CREATE INDEX offers_of ON offers (application_id, made_at);
CREATE UNIQUE INDEX offers_waiting ON offers (application_id) WHERE (state = 'waiting');

-- What the answers to a question say about it, made each night. Copies of a question in the company's jobs are one.
CREATE TABLE question_figures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  -- Of question and reference answer, as in answer_marks: other words are another question.
  question_key text NOT NULL,
  -- Null for all jobs of the company.
  job_id uuid REFERENCES jobs (id) ON DELETE CASCADE,
  -- The copy that is shown: one that is still asked, if there is one.
  question_id uuid NOT NULL REFERENCES job_questions (id) ON DELETE CASCADE,
  made_at timestamptz(3) NOT NULL,
  figures jsonb NOT NULL,
  -- How many flags the figures have, for those who don't see fairness and for owners; what has the most is listed
  -- first.
  trouble int NOT NULL GENERATED ALWAYS AS (jsonb_array_length(((figures -> 'flags') - 'unfair'))) STORED,
  trouble_to_owners int NOT NULL GENERATED ALWAYS AS (jsonb_array_length((figures -> 'flags'))) STORED,
  -- How many answers they are made of.
  answers int NOT NULL GENERATED ALWAYS AS (((figures ->> 'answers'))::integer) STORED,
  UNIQUE NULLS NOT DISTINCT (company_id, job_id, question_key)
);
CREATE INDEX question_figures_job ON question_figures (job_id);
CREATE INDEX question_figures_question ON question_figures (question_id);

-- What companies' figures say together about a question of the bank, while the operator wants them.
CREATE TABLE bank_figures (
  -- In skill_questions or skill_mcqs.
  bank_id uuid PRIMARY KEY,
  question_key text NOT NULL,
  made_at timestamptz(3) NOT NULL,
  share double precision NOT NULL,
  discrimination double precision
);
CREATE INDEX bank_figures_key ON bank_figures (question_key);

-- References to tables that come later than their own.
ALTER TABLE users ADD CONSTRAINT users_avatar FOREIGN KEY (avatar_file_id) REFERENCES files (id) ON DELETE SET NULL;
ALTER TABLE email_tokens ADD CONSTRAINT email_tokens_registration_id_fkey FOREIGN KEY (registration_id)
  REFERENCES registrations (id) ON DELETE CASCADE;
ALTER TABLE files ADD CONSTRAINT files_application_id_fkey FOREIGN KEY (application_id)
  REFERENCES applications (id) ON DELETE SET NULL;
ALTER TABLE employers ADD CONSTRAINT employers_user_id_fkey FOREIGN KEY (user_id)
  REFERENCES companies (id) ON DELETE CASCADE;
ALTER TABLE jobs ADD CONSTRAINT jobs_designation_id_fkey FOREIGN KEY (designation_id) REFERENCES designations (id);
ALTER TABLE jobs ADD CONSTRAINT jobs_employer_id_fkey FOREIGN KEY (employer_id)
  REFERENCES companies (id) ON DELETE CASCADE;
ALTER TABLE applications ADD CONSTRAINT applications_employer_id_fkey FOREIGN KEY (employer_id)
  REFERENCES companies (id) ON DELETE CASCADE;
ALTER TABLE interview_answers ADD CONSTRAINT interview_answers_recording_id_fkey FOREIGN KEY (recording_id)
  REFERENCES interview_recordings (id) ON DELETE SET NULL;
ALTER TABLE answer_marks ADD CONSTRAINT answer_marks_employer_id_fkey FOREIGN KEY (employer_id)
  REFERENCES companies (id) ON DELETE CASCADE;
ALTER TABLE correction_decisions ADD CONSTRAINT correction_decisions_employer_id_fkey FOREIGN KEY (employer_id)
  REFERENCES companies (id) ON DELETE CASCADE;
ALTER TABLE sign_in_rules ADD CONSTRAINT sign_in_rules_company_id_fkey FOREIGN KEY (company_id)
  REFERENCES companies (id) ON DELETE CASCADE;

-- The applications of a company in whose interviews something was said. The planner does not count what it costs to
-- read long lists of words that are stored apart from their rows, so it would read all of them. Within this function
-- it takes the index.
CREATE FUNCTION applications_that_said(company uuid, wanted tsquery) RETURNS SETOF text LANGUAGE sql STABLE PARALLEL SAFE ROWS 500 SET enable_seqscan TO 'off' AS $$
  SELECT DISTINCT application_id FROM spoken_words
  WHERE found @@ (('''company ' || company || '''')::tsquery && wanted)
$$;

CREATE PROCEDURE add_chunk(IN recording uuid, IN seen_application text, IN seen_interview text, IN allowed bigint, IN start bigint, IN length bigint, IN hash text, IN key text, IN received timestamp with time zone, IN declared bigint, INOUT outcome text)
 LANGUAGE plpgsql
AS $procedure$
DECLARE
  application text;
  interview text;
  stored bigint;
BEGIN
  -- The lock first: each statement after it sees what an earlier holder wrote. So simultaneous uploads never exceed
  -- the limit together.
  PERFORM FROM applications
    WHERE id = (SELECT application_id FROM interview_recordings WHERE id = recording)
    FOR UPDATE;
  SELECT applications.xmin::text, interviews.xmin::text, sums.bytes INTO application, interview, stored
    FROM interview_recordings
    JOIN applications ON applications.id = interview_recordings.application_id
    JOIN interviews ON interviews.application_id = interview_recordings.application_id
      AND interviews.attempt = interview_recordings.attempt
    CROSS JOIN LATERAL (
      SELECT sum(every.bytes)::bigint AS bytes FROM interview_recordings AS every
      WHERE every.application_id = interview_recordings.application_id
        AND every.attempt = interview_recordings.attempt
    ) AS sums
    WHERE interview_recordings.id = recording;
  IF NOT FOUND OR application IS DISTINCT FROM seen_application OR interview IS DISTINCT FROM seen_interview THEN
    outcome := 'changed';
  ELSIF length > 0 AND stored + length > allowed THEN
    outcome := 'too-large';
  ELSE
    UPDATE interview_recordings SET
        bytes = bytes + length,
        piece_count = piece_count + CASE WHEN length > 0 THEN 1 ELSE 0 END,
        declared_bytes = coalesce(declared_bytes, declared),
        completed_at = CASE
          WHEN coalesce(declared_bytes, declared) = bytes + length THEN coalesce(completed_at, received)
          ELSE completed_at
        END
      WHERE id = recording AND bytes = start;
    outcome := CASE WHEN FOUND THEN 'stored' ELSE 'elsewhere' END;
    IF FOUND AND length > 0 THEN
      INSERT INTO interview_pieces (recording_id, start_byte, bytes, sha256, object_key, received_at)
        VALUES (recording, start, length, hash, key, received);
    END IF;
  END IF;
END $procedure$;

CREATE FUNCTION empty_outbox_of_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE outbox_mails SET
    token_hash = NULL,
    html = regexp_replace(html, '\?token=[A-Za-z0-9_-]+', '?token=ended', 'g'),
    body_text = regexp_replace(body_text, '\?token=[A-Za-z0-9_-]+', '?token=ended', 'g')
  WHERE token_hash = OLD.token_hash;
  RETURN NULL;
END
$$;
CREATE TRIGGER email_tokens_deleted AFTER DELETE ON email_tokens FOR EACH ROW EXECUTE FUNCTION empty_outbox_of_token();
-- A trigger, so that no way of ending a link can forget it.
CREATE TRIGGER email_tokens_used AFTER UPDATE OF used_at ON email_tokens FOR EACH ROW WHEN ((new.used_at IS NOT NULL))
  EXECUTE FUNCTION empty_outbox_of_token();
-- Links about a change of address end like any other: the outbox loses them then.
CREATE TRIGGER email_change_links_deleted AFTER DELETE ON email_change_links FOR EACH ROW EXECUTE FUNCTION
  empty_outbox_of_token();
CREATE TRIGGER invitation_links_deleted AFTER DELETE ON invitation_links FOR EACH ROW EXECUTE FUNCTION
  empty_outbox_of_token();
CREATE TRIGGER candidate_invitation_links_deleted AFTER DELETE ON candidate_invitation_links FOR EACH ROW EXECUTE
  FUNCTION empty_outbox_of_token();
CREATE TRIGGER round_links_deleted AFTER DELETE ON round_links FOR EACH ROW EXECUTE FUNCTION empty_outbox_of_token();

CREATE FUNCTION empty_outbox_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE outbox_mails SET
    token_hash = NULL,
    html = regexp_replace(html, '\?token=[A-Za-z0-9_-]+', '?token=ended', 'g'),
    body_text = regexp_replace(body_text, '\?token=[A-Za-z0-9_-]+', '?token=ended', 'g')
  WHERE token_hash IN (SELECT token_hash FROM email_change_links
                       WHERE change_id = NEW.id AND purpose = 'confirm');
  RETURN NULL;
END
$$;
-- Confirmed or void: the link to the new address opens nothing any more.
CREATE TRIGGER email_changes_ended AFTER UPDATE OF confirmed_at, void_at ON email_changes FOR EACH ROW WHEN
  (((new.confirmed_at IS NOT NULL) OR (new.void_at IS NOT NULL))) EXECUTE FUNCTION empty_outbox_of_change();

CREATE FUNCTION name_designation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO designations (folded, name) VALUES (folded(NEW.designation), NEW.designation)
    ON CONFLICT (folded) DO NOTHING;
  SELECT id INTO NEW.designation_id FROM designations WHERE folded = folded(NEW.designation);
  RETURN NEW;
END $$;
CREATE TRIGGER jobs_designation BEFORE INSERT OR UPDATE OF designation ON jobs FOR EACH ROW EXECUTE FUNCTION
  name_designation();

CREATE FUNCTION count_open_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  places text[];
  designation_ids int[];
  steps int[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(open_job_place(is_remote, work_state_id)), array_agg(designation_id), array_agg(1)
      INTO places, designation_ids, steps FROM new_jobs WHERE status = 'open';
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(open_job_place(is_remote, work_state_id)), array_agg(designation_id), array_agg(-1)
      INTO places, designation_ids, steps FROM old_jobs WHERE status = 'open';
  ELSE
    SELECT array_agg(open_job_place(is_remote, work_state_id)), array_agg(designation_id), array_agg(step)
      INTO places, designation_ids, steps
      FROM (
        SELECT is_remote, work_state_id, designation_id, 1 AS step FROM new_jobs WHERE status = 'open'
        UNION ALL
        SELECT is_remote, work_state_id, designation_id, -1 FROM old_jobs WHERE status = 'open'
      ) AS changed;
  END IF;
  IF places IS NULL THEN RETURN NULL; END IF;
  -- Rows are locked in one order, so that two transactions cannot wait for each other.
  INSERT INTO open_job_counts (place, designation_id, jobs)
  SELECT counted.place, counted.designation_id, sum(step)
  FROM unnest(places, designation_ids, steps) AS changed (job_place, job_designation, step),
    LATERAL (VALUES ('*', 0), ('*', job_designation), (job_place, 0), (job_place, job_designation))
      AS counted (place, designation_id)
  GROUP BY 1, 2 HAVING sum(step) <> 0
  ORDER BY 1, 2
  ON CONFLICT (place, designation_id) DO UPDATE SET jobs = open_job_counts.jobs + EXCLUDED.jobs;
  RETURN NULL;
END $$;
CREATE TRIGGER jobs_counted_delete AFTER DELETE ON jobs REFERENCING OLD TABLE AS old_jobs FOR EACH STATEMENT EXECUTE
  FUNCTION count_open_jobs();
CREATE TRIGGER jobs_counted_insert AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE
  FUNCTION count_open_jobs();
CREATE TRIGGER jobs_counted_update AFTER UPDATE ON jobs REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR
  EACH STATEMENT EXECUTE FUNCTION count_open_jobs();

CREATE FUNCTION require_file_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM companies WHERE id = NEW.owner_id FOR KEY SHARE)
    AND NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.owner_id FOR KEY SHARE)
  THEN
    RAISE foreign_key_violation USING MESSAGE = format('%s: no company and no user has the id %s', TG_TABLE_NAME, NEW.owner_id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER files_owner BEFORE INSERT OR UPDATE OF owner_id ON files FOR EACH ROW EXECUTE FUNCTION
  require_file_owner();
CREATE TRIGGER upload_reservations_owner BEFORE INSERT OR UPDATE OF owner_id ON upload_reservations FOR EACH ROW
  EXECUTE FUNCTION require_file_owner();
CREATE TRIGGER upload_days_owner BEFORE INSERT OR UPDATE OF owner_id ON upload_days FOR EACH ROW EXECUTE FUNCTION
  require_file_owner();

-- Deletes the files of an owner that is neither a company nor a user any more. At the end of the transaction, when
-- everything that refers to the files is gone.
CREATE FUNCTION delete_files_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM companies WHERE id = OLD.id)
    OR EXISTS (SELECT 1 FROM users WHERE id = OLD.id AND role = 'candidate')
  THEN
    RETURN NULL;
  END IF;
  DELETE FROM upload_reservations WHERE owner_id = OLD.id;
  DELETE FROM upload_days WHERE owner_id = OLD.id;
  DELETE FROM files WHERE owner_id = OLD.id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER users_deleted AFTER DELETE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE
  FUNCTION delete_files_of_owner();
CREATE CONSTRAINT TRIGGER companies_deleted AFTER DELETE ON companies DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION delete_files_of_owner();

-- The history names applications by their id. When a person is erased, the entries stay without the ids of the
-- person's applications.
CREATE FUNCTION keep_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM companies WHERE id = OLD.company_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND current_setting('roundone.erases', true) = 'yes'
    AND (NEW.id, NEW.company_id, NEW.at, NEW.actor_kind, NEW.action, NEW.subject_kind)
      IS NOT DISTINCT FROM (OLD.id, OLD.company_id, OLD.at, OLD.actor_kind, OLD.action, OLD.subject_kind)
    AND (NEW.subject_id IS NULL OR NEW.subject_id = OLD.subject_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_events is only added to';
END $$;
CREATE TRIGGER audit_events_kept BEFORE DELETE OR UPDATE ON audit_events FOR EACH ROW EXECUTE FUNCTION
  keep_audit_events();

-- Takes the slug for the company. A row whose slug belongs to another company is neither inserted nor updated, as
-- with ON CONFLICT DO NOTHING: the caller sees that no row was written.
CREATE FUNCTION take_company_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_slugs (slug, company_id) VALUES (NEW.slug, NEW.id) ON CONFLICT (slug) DO NOTHING;
  IF EXISTS (SELECT 1 FROM company_slugs WHERE slug = NEW.slug AND company_id = NEW.id) THEN RETURN NEW; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER companies_slug BEFORE INSERT OR UPDATE OF slug ON companies FOR EACH ROW EXECUTE FUNCTION
  take_company_slug();

CREATE FUNCTION keep_application_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM applications WHERE id = OLD.application_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'application_moves is only added to';
END $$;
CREATE TRIGGER application_moves_kept BEFORE DELETE OR UPDATE ON application_moves FOR EACH ROW EXECUTE FUNCTION
  keep_application_moves();

CREATE FUNCTION fold_user_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.folded_name := folded(NEW.name);
  RETURN NEW;
END $$;
CREATE TRIGGER users_folded_name BEFORE INSERT OR UPDATE OF name ON users FOR EACH ROW EXECUTE FUNCTION
  fold_user_name();

-- The history of openings is only added to. An account that is deleted takes its name out of it.
CREATE FUNCTION keep_application_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM applications WHERE id = OLD.application_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND NEW.viewer_id IS NULL
    AND (NEW.id, NEW.application_id, NEW.at, NEW.what, NEW.viewer_kind, NEW.viewer_role, NEW.visit)
      IS NOT DISTINCT FROM (OLD.id, OLD.application_id, OLD.at, OLD.what, OLD.viewer_kind, OLD.viewer_role, OLD.visit)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'application_views is only added to';
END $$;
CREATE TRIGGER application_views_kept BEFORE DELETE OR UPDATE ON application_views FOR EACH ROW EXECUTE FUNCTION
  keep_application_views();

CREATE FUNCTION keep_operator_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.reason IS NULL
    AND (NEW.id, NEW.at, NEW.actor_kind, NEW.actor_id, NEW.actor_name, NEW.action, NEW.subject_kind, NEW.subject_id)
      IS NOT DISTINCT FROM
      (OLD.id, OLD.at, OLD.actor_kind, OLD.actor_id, OLD.actor_name, OLD.action, OLD.subject_kind, OLD.subject_id)
    AND (NEW.address IS NULL OR NEW.address IS NOT DISTINCT FROM OLD.address)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'operator_events is only added to';
END $$;
CREATE TRIGGER operator_events_kept BEFORE DELETE OR UPDATE ON operator_events FOR EACH ROW EXECUTE FUNCTION
  keep_operator_events();

-- The alerts of an account follow its address. A trigger, so that no way of changing an address can forget them.
CREATE FUNCTION move_job_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two alerts for one search, the one that is on stays.
  DELETE FROM job_alerts AS one USING job_alerts AS other
  WHERE lower(one.email) IN (lower(OLD.email), lower(NEW.email))
    AND lower(other.email) IN (lower(OLD.email), lower(NEW.email))
    AND lower(one.search) = lower(other.search)
    AND (one.confirmed_at IS NULL, one.id) > (other.confirmed_at IS NULL, other.id);
  UPDATE job_alerts SET email = NEW.email WHERE lower(email) = lower(OLD.email);
  RETURN NULL;
END
$$;
CREATE TRIGGER users_move_job_alerts AFTER UPDATE OF email ON users FOR EACH ROW WHEN ((lower(old.email) <>
  lower(new.email))) EXECUTE FUNCTION move_job_alerts();
