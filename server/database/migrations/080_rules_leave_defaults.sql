-- Rules of the product stand in contract/, and the code gives their values to each new row. As defaults of columns they
-- had a second home that nothing compared with the first. Rows that are there keep their values.
ALTER TABLE companies
  ALTER COLUMN decision_minutes DROP DEFAULT,
  ALTER COLUMN film_days DROP DEFAULT,
  ALTER COLUMN report_days DROP DEFAULT,
  ALTER COLUMN ended_days DROP DEFAULT;

ALTER TABLE jobs
  ALTER COLUMN proctoring DROP DEFAULT,
  ALTER COLUMN interview_open_days DROP DEFAULT,
  ALTER COLUMN thinking_seconds DROP DEFAULT,
  ALTER COLUMN retakes DROP DEFAULT,
  ALTER COLUMN answer_seconds DROP DEFAULT;

ALTER TABLE applications
  ALTER COLUMN report_public DROP DEFAULT,
  ALTER COLUMN time_factor DROP DEFAULT,
  ALTER COLUMN open_days DROP DEFAULT,
  ALTER COLUMN thinking_seconds DROP DEFAULT,
  ALTER COLUMN retakes DROP DEFAULT,
  ALTER COLUMN answer_seconds DROP DEFAULT;
