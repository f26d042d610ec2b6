-- The archive with everything that is held for a company. A company has one; a later one replaces it. The link ends at
-- expires_at.
CREATE TABLE company_exports (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL UNIQUE REFERENCES companies (id) ON DELETE CASCADE,
  asked_at timestamptz(3) NOT NULL,
  state text NOT NULL CHECK (state IN ('making', 'ready', 'failed')),
  object_key text,
  bytes bigint,
  expires_at timestamptz(3)
);
CREATE INDEX company_exports_expiry ON company_exports (expires_at);

-- Who opened what of an application. Rows are only added, and go with the application.
CREATE TABLE application_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  what text NOT NULL CHECK (what IN ('report', 'film', 'sound', 'resume', 'cover-letter', 'pitch', 'export')),
  viewer_kind text NOT NULL CHECK (viewer_kind IN ('member', 'token', 'guest', 'visitor')),
  -- The member, while the account exists.
  viewer_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- As it was then: a later change does not change who it was.
  viewer_name text,
  viewer_role text,
  -- One row for each visit: a session, a guest link, or the network of a visitor.
  visit text NOT NULL
);
CREATE INDEX application_views_of_application ON application_views (application_id, at DESC, id DESC);
CREATE INDEX application_views_visit ON application_views (application_id, what, visit, at DESC);

-- The history of openings is only added to. An account that is deleted takes its name out of it.
CREATE FUNCTION keep_application_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM applications WHERE id = OLD.application_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND NEW.viewer_id IS NULL
    AND (NEW.id, NEW.application_id, NEW.at, NEW.what, NEW.viewer_kind, NEW.viewer_role, NEW.visit)
      IS NOT DISTINCT FROM (OLD.id, OLD.application_id, OLD.at, OLD.what, OLD.viewer_kind, OLD.viewer_role, OLD.visit)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'application_views is only added to';
END $$;
CREATE TRIGGER application_views_kept BEFORE UPDATE OR DELETE ON application_views
  FOR EACH ROW EXECUTE FUNCTION keep_application_views();
