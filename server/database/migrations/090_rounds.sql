-- The rounds that people hold, after the AI interview.

-- How a round of a job is held. A round without a row has the defaults.
CREATE TABLE round_plans (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  round int NOT NULL CHECK (round BETWEEN 2 AND 6),
  minutes int NOT NULL CHECK (minutes BETWEEN 15 AND 480),
  -- A link, a phone number or an address. Empty: whoever invites says it.
  place text NOT NULL,
  -- Null: its criteria are proposed from the skills of the job.
  kit jsonb,
  PRIMARY KEY (job_id, round)
);

-- Who takes part. Nobody: whoever invites.
CREATE TABLE round_plan_members (
  job_id uuid NOT NULL,
  round int NOT NULL,
  member_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (job_id, round, member_id),
  FOREIGN KEY (job_id, round) REFERENCES round_plans (job_id, round) ON DELETE CASCADE
);

CREATE TABLE company_kits (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  name text NOT NULL,
  kit jsonb NOT NULL
);
CREATE UNIQUE INDEX company_kits_name ON company_kits (company_id, lower(name));

-- One round with one candidate. What the plan says is copied when the candidate is invited.
CREATE TABLE rounds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  round int NOT NULL CHECK (round BETWEEN 2 AND 6),
  minutes int NOT NULL CHECK (minutes BETWEEN 15 AND 480),
  place text NOT NULL,
  kit jsonb NOT NULL,
  invited_at timestamptz(3) NOT NULL,
  invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
  -- Null until the candidate has chosen a time, or the company has typed one.
  starts_at timestamptz(3),
  -- How often the candidate has moved it.
  candidate_moves int NOT NULL DEFAULT 0,
  -- The SEQUENCE of the calendar entry (RFC 5545, 3.8.7.4).
  sequence int NOT NULL DEFAULT 0,
  cancelled_at timestamptz(3),
  cancelled_by text CHECK (cancelled_by IN ('candidate', 'company')),
  cancel_reason text,
  -- The candidate agrees that it is recorded. Null: not, or not any more.
  recording_agreed_at timestamptz(3),
  CHECK ((cancelled_at IS NULL) = (cancelled_by IS NULL))
);
-- A cancelled round can be held again.
CREATE UNIQUE INDEX rounds_current ON rounds (application_id, round) WHERE cancelled_at IS NULL;
CREATE INDEX rounds_start ON rounds (starts_at) WHERE cancelled_at IS NULL;

CREATE TABLE round_members (
  round_id uuid NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (round_id, member_id)
);
CREATE INDEX round_members_of ON round_members (member_id);

-- The times that a candidate can choose from. Several candidates may be offered the same ones.
CREATE TABLE round_times (
  round_id uuid NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
  starts_at timestamptz(3) NOT NULL,
  PRIMARY KEY (round_id, starts_at)
);
