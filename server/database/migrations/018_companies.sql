-- An employer is a company with members. Each employer account of before becomes a company with the same id, so that
-- all ids stay as they are, and its user becomes the owner.
CREATE TABLE companies (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  avatar_file_id uuid REFERENCES files (id) ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL
);

CREATE TABLE company_members (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  member_role text NOT NULL CHECK (member_role IN ('owner', 'recruiter', 'reviewer')),
  joined_at timestamptz(3) NOT NULL
);
CREATE INDEX company_members_company ON company_members (company_id, joined_at);

-- The same rule as contract/slugs.ts: a slug never changes, so it is made once for each company.
DO $$
DECLARE
  employer record;
  base text;
  wanted text;
  number int;
BEGIN
  FOR employer IN SELECT id, name, avatar_file_id, created_at FROM users WHERE role = 'employer' ORDER BY created_at, id
  LOOP
    base := rtrim(left(btrim(regexp_replace(lower(unaccent(employer.name)), '[^a-z0-9]+', '-', 'g'), '-'), 60), '-');
    IF base = '' THEN base := 'company'; END IF;
    wanted := base;
    number := 1;
    WHILE EXISTS (SELECT 1 FROM companies WHERE slug = wanted) LOOP
      number := number + 1;
      wanted := CASE WHEN number <= 9 THEN base || '-' || number ELSE base || '-' || employer.id END;
    END LOOP;
    INSERT INTO companies (id, name, slug, avatar_file_id, created_at)
      VALUES (employer.id, employer.name, wanted, employer.avatar_file_id, employer.created_at);
    INSERT INTO company_members (user_id, company_id, member_role, joined_at)
      VALUES (employer.id, employer.id, 'owner', employer.created_at);
  END LOOP;
END $$;
-- The picture of an employer is the logo of the company.
UPDATE users SET avatar_file_id = NULL WHERE role = 'employer';

-- What belonged to an employer belongs to the company: it stays when a user is deleted.
ALTER TABLE jobs DROP CONSTRAINT jobs_employer_id_fkey,
  ADD FOREIGN KEY (employer_id) REFERENCES companies (id) ON DELETE CASCADE;
ALTER TABLE applications DROP CONSTRAINT applications_employer_id_fkey,
  ADD FOREIGN KEY (employer_id) REFERENCES companies (id) ON DELETE CASCADE;
ALTER TABLE employers DROP CONSTRAINT employers_user_id_fkey,
  ADD FOREIGN KEY (user_id) REFERENCES companies (id) ON DELETE CASCADE;
ALTER TABLE sign_in_rules DROP CONSTRAINT sign_in_rules_company_id_fkey,
  ADD FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE;

-- A mark or a decision belongs to the company, and a member made it.
ALTER TABLE answer_marks DROP CONSTRAINT answer_marks_employer_id_fkey,
  ADD COLUMN marked_by uuid REFERENCES users (id) ON DELETE SET NULL;
UPDATE answer_marks SET marked_by = employer_id;
ALTER TABLE answer_marks ADD FOREIGN KEY (employer_id) REFERENCES companies (id) ON DELETE CASCADE;
ALTER TABLE correction_decisions DROP CONSTRAINT correction_decisions_employer_id_fkey,
  ADD COLUMN decided_by uuid REFERENCES users (id) ON DELETE SET NULL;
UPDATE correction_decisions SET decided_by = employer_id;
ALTER TABLE correction_decisions ADD FOREIGN KEY (employer_id) REFERENCES companies (id) ON DELETE CASCADE;

-- A file belongs to a company, or to a user who is a candidate. The id tells which, because a company that began as an
-- employer account has the id of that account. A foreign key cannot refer to two tables, so triggers keep the rule.
ALTER TABLE files DROP CONSTRAINT files_owner_id_fkey;
ALTER TABLE upload_reservations DROP CONSTRAINT upload_reservations_owner_id_fkey;
ALTER TABLE upload_days DROP CONSTRAINT upload_days_owner_id_fkey;

CREATE FUNCTION require_file_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM companies WHERE id = NEW.owner_id FOR KEY SHARE)
    AND NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.owner_id FOR KEY SHARE)
  THEN
    RAISE foreign_key_violation USING MESSAGE = format('%s: no company and no user has the id %s', TG_TABLE_NAME, NEW.owner_id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER files_owner BEFORE INSERT OR UPDATE OF owner_id ON files
  FOR EACH ROW EXECUTE FUNCTION require_file_owner();
CREATE TRIGGER upload_reservations_owner BEFORE INSERT OR UPDATE OF owner_id ON upload_reservations
  FOR EACH ROW EXECUTE FUNCTION require_file_owner();
CREATE TRIGGER upload_days_owner BEFORE INSERT OR UPDATE OF owner_id ON upload_days
  FOR EACH ROW EXECUTE FUNCTION require_file_owner();

-- Deletes the files of an owner that is neither a company nor a user any more. At the end of the transaction, when
-- everything that refers to the files is gone.
CREATE FUNCTION delete_files_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM companies WHERE id = OLD.id)
    OR EXISTS (SELECT 1 FROM users WHERE id = OLD.id AND role = 'candidate')
  THEN
    RETURN NULL;
  END IF;
  DELETE FROM upload_reservations WHERE owner_id = OLD.id;
  DELETE FROM upload_days WHERE owner_id = OLD.id;
  DELETE FROM files WHERE owner_id = OLD.id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER users_deleted AFTER DELETE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION delete_files_of_owner();
CREATE CONSTRAINT TRIGGER companies_deleted AFTER DELETE ON companies DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  EXECUTE FUNCTION delete_files_of_owner();

-- What happened in a company, by whom. Rows are only added. They go with the company.
CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('member', 'token', 'guest', 'candidate', 'system')),
  -- No foreign keys: the row still names somebody or something that does not exist any more.
  actor_id uuid,
  actor_name text,
  action text NOT NULL,
  subject_kind text,
  subject_id text,
  details jsonb NOT NULL,
  address text
);
CREATE INDEX audit_events_company ON audit_events (company_id, id DESC);

CREATE FUNCTION keep_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM companies WHERE id = OLD.company_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit_events is only added to';
END $$;
CREATE TRIGGER audit_events_kept BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION keep_audit_events();
