-- Withdrawn applications: the row stays, so that applying again finds it.
ALTER TABLE applications
  DROP CONSTRAINT applications_status_check,
  ADD CONSTRAINT applications_status_check
    CHECK (status IN ('PENDING', 'SCHEDULED', 'REJECTED', 'COMPLETED', 'WITHDRAWN')),
  ADD COLUMN withdrawn_at timestamptz(3);

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
  lead text NOT NULL CHECK (lead IN ('day', 'hour')),
  sent_at timestamptz(3) NOT NULL,
  PRIMARY KEY (application_id, interview_at, lead)
);
CREATE INDEX applications_scheduled ON applications (interview_at) WHERE status = 'SCHEDULED';
