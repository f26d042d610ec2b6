-- What an employer granted one candidate: more time for each answer, and proctoring that notes but ends nothing.
-- It stands with the application and never in the report.
ALTER TABLE applications
  ADD COLUMN time_factor double precision NOT NULL DEFAULT 1 CHECK (time_factor IN (1, 1.5, 2)),
  ADD COLUMN record_only boolean NOT NULL DEFAULT false;
