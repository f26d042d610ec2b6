-- Offers of employment, and the way by which an application came.

CREATE TABLE offers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  made_at timestamptz(3) NOT NULL,
  -- Null for a program, and for a member who is gone.
  made_by uuid REFERENCES users (id) ON DELETE SET NULL,
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
  state text NOT NULL CHECK (state IN ('waiting', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced')),
  ended_at timestamptz(3),
  -- The name that the candidate typed.
  accepted_name text,
  -- Whether the company was asked to close the job and decline the others.
  closing text CHECK (closing IN ('asked', 'done', 'dismissed')),
  CHECK ((state = 'waiting') = (ended_at IS NULL)),
  CHECK ((state = 'accepted') = (accepted_name IS NOT NULL)),
  CHECK ((state = 'accepted') = (closing IS NOT NULL))
);
CREATE UNIQUE INDEX offers_waiting ON offers (application_id) WHERE state = 'waiting';
CREATE INDEX offers_of ON offers (application_id, made_at);
CREATE INDEX offers_end ON offers (stands_until) WHERE state = 'waiting';
CREATE INDEX offers_closing ON offers (application_id) WHERE closing = 'asked';
CREATE INDEX offers_made_by ON offers (made_by);

-- Every step of an offer, with what was written.
CREATE TABLE offer_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  offer_id uuid NOT NULL REFERENCES offers (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'made', 'opened', 'asked', 'answered', 'reminded', 'accepted', 'declined', 'withdrawn', 'expired', 'replaced'
  )),
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'token', 'candidate', 'system')),
  actor_id uuid,
  actor_name text,
  text text NOT NULL
);
CREATE INDEX offer_steps_of ON offer_steps (offer_id, id);
-- An offer is opened for the first time, reminded of and ended once.
CREATE UNIQUE INDEX offer_steps_once ON offer_steps (offer_id, kind) WHERE kind NOT IN ('asked', 'answered');

-- What mailed links hold, hashed.
CREATE TABLE offer_links (
  token_hash text PRIMARY KEY,
  offer_id uuid NOT NULL REFERENCES offers (id) ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX offer_links_of ON offer_links (offer_id);
CREATE INDEX offer_links_end ON offer_links (expires_at);

-- Undoing such a decision opens the job again.
ALTER TABLE decisions ADD COLUMN closes_job_id uuid REFERENCES jobs (id) ON DELETE SET NULL;

-- A word of the link by which the candidate came. Null for what came before, and for whoever came without one.
ALTER TABLE applications ADD COLUMN source text;
CREATE INDEX applications_source ON applications (employer_id, source) WHERE source IS NOT NULL;
