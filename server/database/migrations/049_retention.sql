-- For how many days a company keeps what it has of people who applied.
ALTER TABLE companies
  ADD COLUMN film_days int NOT NULL DEFAULT 180,
  ADD COLUMN report_days int NOT NULL DEFAULT 730,
  ADD COLUMN ended_days int NOT NULL DEFAULT 365;

-- When video and sound of this attempt were deleted, because the company kept them long enough. What was made of them
-- stays.
ALTER TABLE interviews ADD COLUMN film_erased_at timestamptz(3);

-- The nightly deletion looks for them.
CREATE INDEX interviews_with_film ON interviews (submitted_at) WHERE film_erased_at IS NULL AND erased_at IS NULL;
CREATE INDEX applications_ended ON applications (stage_since) WHERE told_outcome IN ('declined', 'withdrawn', 'no-show');
