-- Who changed which part of a job, and when: the last change of each. A job's revision is the highest of its parts, so
-- that a save tells whether somebody else has changed the same step since it was read. The changes that a posted job
-- keeps aside are counted with the job.
CREATE TABLE job_changes (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  part text NOT NULL,
  revision int NOT NULL CHECK (revision > 0),
  changed_at timestamptz(3) NOT NULL,
  -- The person or the API token. No foreign key: the row stays when somebody leaves.
  changed_by uuid,
  PRIMARY KEY (job_id, part)
);
