-- Offers of employment, and the way by which an application came.

CREATE TABLE offers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  made_at timestamptz(3) NOT NULL,
  -- The name of then; null for a program.
  made_by_kind text NOT NULL CHECK (made_by_kind IN ('member', 'token')),
  made_by_name text,
  pay_amount numeric(15, 4) NOT NULL CHECK (pay_amount > 0),
  -- ISO 4217.
  pay_currency text NOT NULL,
  pay_period text NOT NULL CHECK (pay_period IN ('hour', 'day', 'week', 'month', 'year')),
  starts_on date NOT NULL,
  place text NOT NULL,
  conditions text NOT NULL,
  stands_until timestamptz(3) NOT NULL,
  -- The letter as the candidate reads it.
  title text NOT NULL,
  letter text NOT NULL,
  -- When the candidate opened it for the first time, and was reminded of it.
  opened_at timestamptz(3),
  reminded_at timestamptz(3),
  state text NOT NULL CHECK (state IN ('waiting', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced')),
  ended_at timestamptz(3),
  ended_by_kind text CHECK (ended_by_kind IN ('member', 'token', 'candidate', 'system')),
  ended_by_name text,
  -- The name that the candidate typed, or why one side does not want it any more.
  end_text text NOT NULL,
  -- The company has not said yet whether the job is filled with it.
  asks_closing boolean NOT NULL,
  CHECK ((state = 'waiting') = (ended_at IS NULL)),
  CHECK ((state = 'waiting') = (ended_by_kind IS NULL)),
  CHECK (state = 'accepted' OR NOT asks_closing)
);
CREATE UNIQUE INDEX offers_waiting ON offers (application_id) WHERE state = 'waiting';
CREATE INDEX offers_of ON offers (application_id, made_at);
CREATE INDEX offers_end ON offers (stands_until) WHERE state = 'waiting';
CREATE INDEX offers_closing ON offers (application_id) WHERE asks_closing;

-- Undoing such a decision opens the job again.
ALTER TABLE decisions ADD COLUMN closes_job_id uuid REFERENCES jobs (id) ON DELETE SET NULL;

-- A word of the link by which the candidate came. Null for what came before, and for whoever came without one.
ALTER TABLE applications ADD COLUMN source text;
CREATE INDEX applications_source ON applications (employer_id, source) WHERE source IS NOT NULL;
