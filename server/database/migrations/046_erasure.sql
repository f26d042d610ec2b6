-- Deleting what is held on a person: an account with everything, or one interview.

-- What was asked for. It is done at due_at, and can be called off until then. What remains of it afterwards is the
-- receipt: its id and how many things of each kind were deleted.
CREATE TABLE erasures (
  -- Random, because whoever has it reads the receipt.
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('account', 'interview')),
  -- Whose account; null once it is done.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- Which interview; null once it is done.
  application_id text REFERENCES applications (id) ON DELETE SET NULL,
  company_id uuid REFERENCES companies (id) ON DELETE CASCADE,
  asked_at timestamptz(3) NOT NULL,
  due_at timestamptz(3) NOT NULL,
  called_off_at timestamptz(3),
  done_at timestamptz(3),
  erased_counts jsonb
);
CREATE UNIQUE INDEX erasures_of_account ON erasures (user_id)
  WHERE kind = 'account' AND called_off_at IS NULL AND done_at IS NULL;
CREATE UNIQUE INDEX erasures_of_interview ON erasures (application_id)
  WHERE kind = 'interview' AND called_off_at IS NULL AND done_at IS NULL;
CREATE INDEX erasures_due ON erasures (due_at) WHERE called_off_at IS NULL AND done_at IS NULL;

-- While a row stands, nothing of the application is deleted.
CREATE TABLE legal_holds (
  application_id text PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  reason text NOT NULL,
  set_by uuid REFERENCES users (id) ON DELETE SET NULL,
  set_at timestamptz(3) NOT NULL
);

-- What the figures of a company count of applications whose people were deleted. Nothing here leads to a person: all
-- times of an application are shifted by the same amount, so that it was made at the beginning of its day.
CREATE TABLE erased_applications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  employer_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  applied_at timestamptz(3) NOT NULL,
  stage text NOT NULL,
  interview_at timestamptz(3),
  started_at timestamptz(3),
  submitted_at timestamptz(3),
  has_report boolean NOT NULL,
  percent double precision
);
CREATE INDEX erased_applications_of_employer ON erased_applications (employer_id, applied_at);
CREATE INDEX erased_applications_of_job ON erased_applications (job_id, applied_at);

-- The moves that stand, in their order.
CREATE TABLE erased_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  erased_id bigint NOT NULL REFERENCES erased_applications (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  to_stage text NOT NULL,
  to_outcome text,
  is_decision boolean NOT NULL
);
CREATE INDEX erased_moves_of ON erased_moves (erased_id, id);

CREATE TABLE erased_verdicts (
  erased_id bigint NOT NULL REFERENCES erased_applications (id) ON DELETE CASCADE,
  question_id uuid NOT NULL REFERENCES job_questions (id) ON DELETE CASCADE,
  verdict text NOT NULL,
  PRIMARY KEY (erased_id, question_id)
);

-- When the interview of this attempt was deleted. The row stays, because the application was interviewed.
ALTER TABLE interviews ADD COLUMN erased_at timestamptz(3);

-- The history of a company is only added to, but a person who is erased is taken out of it: who it was, from where, and
-- what the details say of the person.
CREATE OR REPLACE FUNCTION keep_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM companies WHERE id = OLD.company_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND current_setting('roundone.erases', true) = 'yes'
    AND (NEW.id, NEW.company_id, NEW.at, NEW.actor_kind, NEW.action, NEW.subject_kind, NEW.subject_id)
      IS NOT DISTINCT FROM (OLD.id, OLD.company_id, OLD.at, OLD.actor_kind, OLD.action, OLD.subject_kind, OLD.subject_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_events is only added to';
END $$;
