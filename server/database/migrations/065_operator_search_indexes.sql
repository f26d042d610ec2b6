-- The searches of operators, who look for all people, companies and posted jobs. A text is looked up among the designations
-- and the companies; then the newest jobs of those are read in the order of the list.
CREATE INDEX jobs_posted_designation ON jobs (designation_id, published_at DESC, id DESC)
  WHERE published_at IS NOT NULL AND status <> 'deleted';
CREATE INDEX jobs_posted_company ON jobs (employer_id, published_at DESC, id DESC)
  WHERE published_at IS NOT NULL AND status <> 'deleted';
CREATE INDEX companies_name_trigrams ON companies USING gin (name gin_trgm_ops) WITH (fastupdate = off);

-- They had candidates alone. Operators look for members of companies too. Without a list of new entries (see 039).
DROP INDEX users_name_trigrams;
DROP INDEX users_email_trigrams;
CREATE INDEX users_name_trigrams ON users USING gin (folded_name gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX users_email_trigrams ON users USING gin (lower(email) gin_trgm_ops) WITH (fastupdate = off);
