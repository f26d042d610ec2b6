-- A template is a job that a company keeps to begin new ones from, with rows of its own in job_skills, job_questions and
-- job_videos. No list, count, search or address of jobs knows it.
ALTER TABLE jobs
  ADD COLUMN template_name text,
  -- The member who saved it.
  ADD COLUMN template_by uuid REFERENCES users (id) ON DELETE SET NULL,
  ADD CONSTRAINT jobs_template CHECK (template_name IS NULL OR (status = 'draft' AND changes_of IS NULL));
CREATE UNIQUE INDEX jobs_templates ON jobs (employer_id, lower(template_name)) WHERE template_name IS NOT NULL;

-- New applications of a day in one mail, in place of one mail each.
ALTER TABLE users ADD COLUMN applications_daily boolean NOT NULL DEFAULT false;

-- What the next daily mail of a member tells. The rows are deleted in the transaction that queues the mail.
CREATE TABLE application_digest_entries (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  received_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, application_id)
);
CREATE INDEX application_digest_entries_application ON application_digest_entries (application_id);
