-- The question in whose place this one was put. Questions that were changed before have none.
ALTER TABLE job_questions ADD COLUMN replaces uuid REFERENCES job_questions (id) ON DELETE SET NULL;
CREATE INDEX job_questions_replaces ON job_questions (replaces);
