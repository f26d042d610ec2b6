-- For how many days an interview can be taken from its time on, and until when that is. contract/limits.ts has the same
-- rule (interviewClosesAt), and a test compares the two. A day has 24 hours, whatever the time zone of the database.
ALTER TABLE applications
  ADD COLUMN open_days int NOT NULL DEFAULT 3 CHECK (open_days BETWEEN 1 AND 30),
  -- How many entries for calendars were mailed. It is the SEQUENCE of the next one.
  ADD COLUMN calendar_entries int NOT NULL DEFAULT 0;
ALTER TABLE applications ADD COLUMN interview_closes_at timestamptz(3) GENERATED ALWAYS AS (
  ((interview_at AT TIME ZONE 'UTC') + open_days * interval '24 hours') AT TIME ZONE 'UTC'
) STORED;
-- Each interview that has a time had its invitation, and that of a withdrawn application was called off too.
UPDATE applications SET calendar_entries = CASE WHEN withdrawn_at IS NULL THEN 1 ELSE 2 END
WHERE interview_at IS NOT NULL;

-- Those who never took their interview are found by the end of its window.
DROP INDEX applications_not_taken;
CREATE INDEX applications_not_taken ON applications (interview_closes_at)
  WHERE stage = 'ai-interview' AND outcome IS NULL;
-- Interviews to come and missed ones of a company, in the order of their time.
CREATE INDEX applications_of_employer_interview ON applications (employer_id, interview_at, id)
  WHERE status = 'SCHEDULED';

-- A move within a stage: of the window of an interview, or to another attempt.
ALTER TABLE application_moves
  ADD COLUMN act text CHECK (act IN ('moved', 'extended', 'given-again', 'given-again-in-part')),
  -- The window of the interview after this move, where the move set one.
  ADD COLUMN interview_at timestamptz(3),
  ADD COLUMN open_days int;
