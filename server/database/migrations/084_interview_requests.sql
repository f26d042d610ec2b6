-- What candidates ask about an interview is in one table: adjustments, another time, and problems in it. Every row stays.
CREATE TABLE interview_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- The attempt in which the problem was; null for an adjustment, which comes before the interview.
  attempt int,
  kinds jsonb NOT NULL,
  text text NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  -- Null while it waits.
  answer text CHECK (answer IN ('granted', 'declined', 'given-again', 'given-again-in-part', 'moved')),
  note text,
  answered_at timestamptz(3),
  -- It stays when the account does not. Null for an API token.
  answered_by_name text,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);

INSERT INTO interview_requests
SELECT id, application_id, attempt, '{"version": 1, "list": ["problem"]}', text, reported_at, answer, answer_text,
  answered_at, answered_by_name
FROM interview_troubles;

INSERT INTO interview_requests
SELECT requests.id, application_id, NULL, kinds, asked, asked_at,
  CASE WHEN is_granted THEN 'granted' WHEN NOT is_granted THEN 'declined' END, note, decided_at,
  CASE WHEN decided_at IS NOT NULL THEN COALESCE(users.name, 'A former member') END
FROM adjustment_requests AS requests LEFT JOIN users ON users.id = requests.decided_by;

DROP TABLE interview_troubles, adjustment_requests;

-- A later adjustment replaces the one that waits.
CREATE UNIQUE INDEX interview_requests_adjustment ON interview_requests (application_id)
  WHERE answer IS NULL AND attempt IS NULL;
CREATE INDEX interview_requests_of ON interview_requests (application_id, asked_at);
-- Lists mark interviews with a problem that waits. There are few.
CREATE INDEX interview_requests_waiting ON interview_requests (application_id) WHERE answer IS NULL;
