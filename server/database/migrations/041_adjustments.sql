-- What candidates ask for in the way their interview is held, and what the company decided. Only owners and recruiters
-- read it. A candidate has one request that waits; a later one replaces it.
CREATE TABLE adjustment_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  kinds jsonb NOT NULL,
  asked text NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  decided_at timestamptz(3),
  is_granted boolean,
  note text,
  decided_by uuid,
  CHECK ((decided_at IS NULL) = (is_granted IS NULL))
);
CREATE UNIQUE INDEX adjustment_requests_waiting ON adjustment_requests (application_id) WHERE decided_at IS NULL;
CREATE INDEX adjustment_requests_of ON adjustment_requests (application_id, asked_at);

-- What was granted, beside time_factor and record_only.
ALTER TABLE applications
  ADD COLUMN has_breaks boolean NOT NULL DEFAULT false,
  ADD COLUMN no_camera boolean NOT NULL DEFAULT false,
  ADD COLUMN in_writing boolean NOT NULL DEFAULT false;

-- The answer was typed. Its text is in `transcript`, as that of a spoken one.
ALTER TABLE interview_answers ADD COLUMN is_written boolean NOT NULL DEFAULT false;

-- Mails of the window of an interview: that it is open, closes within a day, and has closed.
ALTER TABLE sent_reminders
  DROP CONSTRAINT sent_reminders_lead_check,
  ADD CONSTRAINT sent_reminders_lead_check CHECK (lead IN ('day', 'hour', 'opened', 'closing', 'closed'));
-- Interviews whose window closes soon or has closed.
CREATE INDEX applications_closing ON applications (interview_closes_at) WHERE status = 'SCHEDULED';
