-- Who runs the installation. The role is given and taken by the command `npm run admin`.
CREATE TABLE operators (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  granted_at timestamptz(3) NOT NULL,
  -- Who ran the command: the user of the machine.
  granted_by text NOT NULL
);

-- What operators did. Rows are only added. They name people and companies by their ids alone, so that nothing is left
-- of a person who is erased but the reason, which the erasure empties.
CREATE TABLE operator_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('operator', 'command')),
  -- No foreign keys: the row still says that something happened when its people are gone.
  actor_id uuid,
  -- The user of the machine who ran the command.
  actor_name text,
  action text NOT NULL,
  subject_kind text CHECK (subject_kind IN ('person', 'company', 'job', 'notice', 'task')),
  subject_id text,
  reason text,
  address text
);
CREATE INDEX operator_events_subject ON operator_events (subject_kind, subject_id);

CREATE FUNCTION keep_operator_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.reason IS NULL
    AND (NEW.id, NEW.at, NEW.actor_kind, NEW.actor_id, NEW.actor_name, NEW.action, NEW.subject_kind, NEW.subject_id)
      IS NOT DISTINCT FROM
      (OLD.id, OLD.at, OLD.actor_kind, OLD.actor_id, OLD.actor_name, OLD.action, OLD.subject_kind, OLD.subject_id)
    AND (NEW.address IS NULL OR NEW.address IS NOT DISTINCT FROM OLD.address)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'operator_events is only added to';
END $$;
CREATE TRIGGER operator_events_kept BEFORE UPDATE OR DELETE ON operator_events
  FOR EACH ROW EXECUTE FUNCTION keep_operator_events();

-- A locked person cannot sign in, and no session, link or token of the person is taken.
ALTER TABLE users ADD COLUMN locked_at timestamptz(3), ADD COLUMN lock_reason text;
