-- A job or a company that an operator took down, with the reason that the company reads. The open jobs are closed by it;
-- opens_again says which of them open again when neither the job nor its company is down any more.
ALTER TABLE companies ADD COLUMN taken_down_at timestamptz(3), ADD COLUMN taken_down_reason text;
ALTER TABLE jobs ADD COLUMN taken_down_at timestamptz(3), ADD COLUMN taken_down_reason text,
  ADD COLUMN opens_again boolean NOT NULL DEFAULT false;
CREATE INDEX jobs_opens_again ON jobs (employer_id) WHERE opens_again;

-- What operators tell everybody. There is one notice at most.
CREATE TABLE instance_notices (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  id uuid NOT NULL,
  text text NOT NULL,
  shown_from timestamptz(3) NOT NULL,
  shown_until timestamptz(3) NOT NULL
);
