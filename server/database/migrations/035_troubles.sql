-- What a candidate told the company of an interview in which something went wrong, and what a person answered.
CREATE TABLE interview_troubles (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  attempt int NOT NULL,
  text text NOT NULL,
  reported_at timestamptz(3) NOT NULL,
  answer text CHECK (answer IN ('given-again', 'given-again-in-part', 'moved', 'declined')),
  answer_text text,
  answered_at timestamptz(3),
  answered_by uuid REFERENCES users (id) ON DELETE SET NULL,
  -- It stays when the account does not.
  answered_by_name text,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX interview_troubles_application ON interview_troubles (application_id, attempt, reported_at);
-- Lists mark those that wait for an answer. There are few.
CREATE INDEX interview_troubles_open ON interview_troubles (application_id) WHERE answer IS NULL;
