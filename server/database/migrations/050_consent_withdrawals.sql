-- A candidate who submitted an interview withdrew the consent, and so asks the company to delete the interview. The law
-- gives the company until due_at to answer.
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
CREATE UNIQUE INDEX consent_withdrawals_waiting ON consent_withdrawals (application_id) WHERE answered_at IS NULL;
CREATE INDEX consent_withdrawals_of_application ON consent_withdrawals (application_id, asked_at);

-- The candidate closed the report to visitors. report_public is the same of the company; neither opens what the other
-- closed.
ALTER TABLE applications ADD COLUMN report_closed_by_candidate boolean NOT NULL DEFAULT false;
