-- An application stands in a stage of its job, or is closed with an outcome. The status that the specification names
-- follows from them. contract/stages.ts has the same rule (statusOf).
CREATE FUNCTION application_status(stage text, outcome text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN stage NOT IN ('applied', 'ai-interview') THEN 'COMPLETED'
    WHEN outcome = 'declined' THEN 'REJECTED'
    WHEN outcome = 'withdrawn' THEN 'WITHDRAWN'
    WHEN stage = 'ai-interview' THEN 'SCHEDULED'
    ELSE 'PENDING'
  END
$$;

ALTER TABLE applications
  ADD COLUMN stage text NOT NULL DEFAULT 'applied' CHECK (stage IN (
    'applied', 'ai-interview', 'review', 'round-2', 'round-3', 'round-4', 'round-5', 'round-6', 'offer', 'hired'
  )),
  ADD COLUMN outcome text CHECK (outcome IN ('hired', 'declined', 'withdrawn', 'no-show')),
  ADD COLUMN stage_since timestamptz(3) NOT NULL DEFAULT now(),
  -- What the candidate knows. It differs while a decision can be undone.
  ADD COLUMN told_stage text NOT NULL DEFAULT 'applied' CHECK (told_stage IN (
    'applied', 'ai-interview', 'review', 'round-2', 'round-3', 'round-4', 'round-5', 'round-6', 'offer', 'hired'
  )),
  ADD COLUMN told_outcome text CHECK (told_outcome IN ('hired', 'declined', 'withdrawn', 'no-show')),
  ADD CHECK ((stage = 'hired') = (outcome IS NOT DISTINCT FROM 'hired')),
  ADD CHECK ((told_stage = 'hired') = (told_outcome IS NOT DISTINCT FROM 'hired'));

UPDATE applications SET
  stage = CASE status
    WHEN 'PENDING' THEN 'applied' WHEN 'REJECTED' THEN 'applied' WHEN 'COMPLETED' THEN 'review' WHEN 'SCHEDULED' THEN 'ai-interview'
    ELSE CASE WHEN interview_at IS NULL THEN 'applied' ELSE 'ai-interview' END
  END,
  outcome = CASE status WHEN 'REJECTED' THEN 'declined' WHEN 'WITHDRAWN' THEN 'withdrawn' END,
  stage_since = coalesce(
    withdrawn_at,
    (SELECT submitted_at FROM interviews WHERE interviews.application_id = applications.id),
    decided_at,
    applied_at
  );
UPDATE applications SET told_stage = stage, told_outcome = outcome;

DROP INDEX applications_of_employer, applications_of_job, applications_scheduled;
ALTER TABLE applications DROP COLUMN status;
ALTER TABLE applications
  ADD COLUMN status text NOT NULL GENERATED ALWAYS AS (application_status(stage, outcome)) STORED
    CHECK (status IN ('PENDING', 'SCHEDULED', 'REJECTED', 'COMPLETED', 'WITHDRAWN')),
  ADD COLUMN told_status text NOT NULL GENERATED ALWAYS AS (application_status(told_stage, told_outcome)) STORED
    CHECK (told_status IN ('PENDING', 'SCHEDULED', 'REJECTED', 'COMPLETED', 'WITHDRAWN'));
CREATE INDEX applications_of_employer ON applications (employer_id, status, applied_at DESC, id);
CREATE INDEX applications_of_job ON applications (job_id, status, applied_at DESC, id);
CREATE INDEX applications_scheduled ON applications (interview_at) WHERE status = 'SCHEDULED';

-- A decision on one or many applications. Its mails go at `due_at`; until then it can be undone.
CREATE TABLE decisions (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  made_by uuid,
  made_by_name text NOT NULL,
  made_at timestamptz(3) NOT NULL,
  due_at timestamptz(3) NOT NULL,
  undone_at timestamptz(3)
);
CREATE INDEX decisions_of_company ON decisions (company_id, made_at DESC);

-- Every move of an application: who, when, from, to, why. Rows are only added. They go with the application.
CREATE TABLE application_moves (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'token', 'candidate', 'system')),
  -- No foreign key: the row still names somebody who does not exist any more.
  actor_id uuid,
  actor_name text,
  from_stage text NOT NULL CHECK (from_stage IN (
    'applied', 'ai-interview', 'review', 'round-2', 'round-3', 'round-4', 'round-5', 'round-6', 'offer', 'hired'
  )),
  from_outcome text CHECK (from_outcome IN ('hired', 'declined', 'withdrawn', 'no-show')),
  to_stage text NOT NULL CHECK (to_stage IN (
    'applied', 'ai-interview', 'review', 'round-2', 'round-3', 'round-4', 'round-5', 'round-6', 'offer', 'hired'
  )),
  to_outcome text CHECK (to_outcome IN ('hired', 'declined', 'withdrawn', 'no-show')),
  -- The title of the reason in the company's list, and what the candidate is told of it.
  reason text,
  shared_reason text,
  -- For the company alone.
  note text,
  decision_id uuid,
  -- This move took back the decision.
  is_undo boolean NOT NULL DEFAULT false
);
CREATE INDEX application_moves_of ON application_moves (application_id, id);

CREATE FUNCTION keep_application_moves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM applications WHERE id = OLD.application_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'application_moves is only added to';
END $$;
CREATE TRIGGER application_moves_kept BEFORE UPDATE OR DELETE ON application_moves
  FOR EACH ROW EXECUTE FUNCTION keep_application_moves();

-- The people of a decision, each with what the mail says. A row waits until the mail goes.
CREATE TABLE decision_items (
  decision_id uuid NOT NULL REFERENCES decisions (id) ON DELETE CASCADE,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  move_id bigint NOT NULL,
  -- dropped: the candidate acted, or a later decision replaced it.
  state text NOT NULL CHECK (state IN ('waiting', 'told', 'undone', 'dropped')),
  -- Which mail goes, and its text if it was changed for this decision. Without a mail the candidate sees the decision in the timeline alone.
  mail text,
  mail_subject text,
  mail_text text,
  PRIMARY KEY (decision_id, application_id)
);
CREATE UNIQUE INDEX decision_items_waiting ON decision_items (application_id) WHERE state = 'waiting';

-- What is known of the moves so far.
INSERT INTO application_moves (application_id, at, actor_kind, from_stage, from_outcome, to_stage, to_outcome)
SELECT id, decided_at, 'system', 'applied', NULL, CASE status WHEN 'REJECTED' THEN 'applied' ELSE 'ai-interview' END,
  CASE status WHEN 'REJECTED' THEN 'declined' END
FROM applications WHERE decided_at IS NOT NULL
ORDER BY decided_at, id;
INSERT INTO application_moves (application_id, at, actor_kind, actor_id, from_stage, from_outcome, to_stage, to_outcome)
SELECT id, stage_since, 'candidate', candidate_id,
  CASE WHEN interview_at IS NULL THEN 'applied' ELSE 'ai-interview' END, NULL,
  stage, outcome
FROM applications WHERE status IN ('COMPLETED', 'WITHDRAWN')
ORDER BY stage_since, id;

-- Why a company declines people. A company without rows uses the reasons of contract/decline-reasons.ts.
CREATE TABLE decline_reasons (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  id text NOT NULL,
  title text NOT NULL,
  -- What the candidate reads; empty for none.
  shared_text text NOT NULL,
  position int NOT NULL,
  PRIMARY KEY (company_id, id)
);

-- How long the mails of a decision wait.
ALTER TABLE companies ADD COLUMN decision_minutes int NOT NULL DEFAULT 10 CHECK (decision_minutes BETWEEN 0 AND 1440);

-- Lists by stage, and those who never took their interview.
CREATE INDEX applications_of_stage ON applications (employer_id, stage, stage_since DESC, id);
CREATE INDEX applications_not_taken ON applications (interview_at) WHERE stage = 'ai-interview' AND outcome IS NULL;
