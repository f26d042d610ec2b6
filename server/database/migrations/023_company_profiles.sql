-- What a company tells about itself on its public page.
ALTER TABLE companies
  -- Its own site; '' if it named none.
  ADD COLUMN site text NOT NULL DEFAULT '',
  -- Sanitised HTML.
  ADD COLUMN about_html text NOT NULL DEFAULT '';

CREATE TABLE company_pictures (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  file_id uuid NOT NULL REFERENCES files (id),
  alt text NOT NULL,
  PRIMARY KEY (company_id, position)
);
CREATE INDEX company_pictures_file ON company_pictures (file_id);

-- Every slug that a company has or had. Rows are never deleted, so that an old address never leads to another company:
-- not after a new name, and not after the company was deleted.
CREATE TABLE company_slugs (
  slug text PRIMARY KEY,
  company_id uuid REFERENCES companies (id) ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
  taken_at timestamptz(3) NOT NULL DEFAULT now()
);
INSERT INTO company_slugs (slug, company_id, taken_at) SELECT slug, id, created_at FROM companies;

-- Takes the slug for the company. A row whose slug belongs to another company is neither inserted nor updated, as with
-- ON CONFLICT DO NOTHING: the caller sees that no row was written.
CREATE FUNCTION take_company_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_slugs (slug, company_id) VALUES (NEW.slug, NEW.id) ON CONFLICT (slug) DO NOTHING;
  IF EXISTS (SELECT 1 FROM company_slugs WHERE slug = NEW.slug AND company_id = NEW.id) THEN RETURN NEW; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER companies_slug BEFORE INSERT OR UPDATE OF slug ON companies
  FOR EACH ROW EXECUTE FUNCTION take_company_slug();

-- The open jobs of one company, in the order of its page.
CREATE INDEX jobs_open_company ON jobs (employer_id, published_at DESC, id DESC) WHERE status = 'open';
