-- The search for open jobs. Both extensions ship with PostgreSQL and may be created by the owner of the database.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- The form in which designations are compared: without case and accents, one space between words.
CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(lower(unaccent($1)), '\s+', ' ', 'g'));

-- Every designation that a job has or had, once.
CREATE TABLE designations (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  folded text NOT NULL UNIQUE,
  -- As the first job wrote it.
  name text NOT NULL
);
CREATE INDEX designations_trigrams ON designations USING gin (folded gin_trgm_ops);

INSERT INTO designations (folded, name)
SELECT folded(designation), min(designation) FROM jobs GROUP BY 1;

ALTER TABLE jobs
  ADD COLUMN designation_id int REFERENCES designations (id),
  ADD COLUMN is_remote boolean NOT NULL GENERATED ALWAYS AS (
    coalesce(misc_info ->> 'workFromHome' = 'true' AND misc_info ->> 'workFromHomeShare' = '100% Remote', false)
  ) STORED,
  -- Dollars a year: the salary, or the upper end of the range.
  ADD COLUMN pay_year int GENERATED ALWAYS AS (
    CASE
      WHEN salary ~ '^[0-9]{1,9}$' THEN salary::int
      WHEN annual_salary_range ~ '^[0-9]{1,9}-[0-9]{1,9}$' THEN split_part(annual_salary_range, '-', 2)::int
    END
  ) STORED;
UPDATE jobs SET designation_id = designations.id FROM designations WHERE designations.folded = folded(jobs.designation);
-- The trigger below sets it, so nobody has to name it.
ALTER TABLE jobs ALTER COLUMN designation_id SET NOT NULL, ALTER COLUMN designation_id SET DEFAULT 0;

CREATE FUNCTION name_designation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO designations (folded, name) VALUES (folded(NEW.designation), NEW.designation)
    ON CONFLICT (folded) DO NOTHING;
  SELECT id INTO NEW.designation_id FROM designations WHERE folded = folded(NEW.designation);
  RETURN NEW;
END $$;
CREATE TRIGGER jobs_designation BEFORE INSERT OR UPDATE OF designation ON jobs
  FOR EACH ROW EXECUTE FUNCTION name_designation();

-- How many open jobs there are, exact at any time. `place` is '*' for all, 'remote' for jobs that are fully remote, else
-- the state of the work location. `designation_id` 0 stands for every designation.
CREATE TABLE open_job_counts (
  place text NOT NULL,
  designation_id int NOT NULL,
  jobs int NOT NULL,
  PRIMARY KEY (place, designation_id)
) WITH (fillfactor = 70);

CREATE FUNCTION open_job_place(is_remote boolean, work_state_id text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN is_remote THEN 'remote' ELSE coalesce(work_state_id, '') END;

CREATE FUNCTION count_open_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  places text[];
  designation_ids int[];
  steps int[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(open_job_place(is_remote, work_state_id)), array_agg(designation_id), array_agg(1)
      INTO places, designation_ids, steps FROM new_jobs WHERE status = 'open';
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(open_job_place(is_remote, work_state_id)), array_agg(designation_id), array_agg(-1)
      INTO places, designation_ids, steps FROM old_jobs WHERE status = 'open';
  ELSE
    SELECT array_agg(open_job_place(is_remote, work_state_id)), array_agg(designation_id), array_agg(step)
      INTO places, designation_ids, steps
      FROM (
        SELECT is_remote, work_state_id, designation_id, 1 AS step FROM new_jobs WHERE status = 'open'
        UNION ALL
        SELECT is_remote, work_state_id, designation_id, -1 FROM old_jobs WHERE status = 'open'
      ) AS changed;
  END IF;
  IF places IS NULL THEN RETURN NULL; END IF;
  -- Rows are locked in one order, so that two transactions cannot wait for each other.
  INSERT INTO open_job_counts (place, designation_id, jobs)
  SELECT counted.place, counted.designation_id, sum(step)
  FROM unnest(places, designation_ids, steps) AS changed (job_place, job_designation, step),
    LATERAL (VALUES ('*', 0), ('*', job_designation), (job_place, 0), (job_place, job_designation))
      AS counted (place, designation_id)
  GROUP BY 1, 2 HAVING sum(step) <> 0
  ORDER BY 1, 2
  ON CONFLICT (place, designation_id) DO UPDATE SET jobs = open_job_counts.jobs + EXCLUDED.jobs;
  RETURN NULL;
END $$;
CREATE TRIGGER jobs_counted_insert AFTER INSERT ON jobs
  REFERENCING NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION count_open_jobs();
CREATE TRIGGER jobs_counted_update AFTER UPDATE ON jobs
  REFERENCING OLD TABLE AS old_jobs NEW TABLE AS new_jobs FOR EACH STATEMENT EXECUTE FUNCTION count_open_jobs();
CREATE TRIGGER jobs_counted_delete AFTER DELETE ON jobs
  REFERENCING OLD TABLE AS old_jobs FOR EACH STATEMENT EXECUTE FUNCTION count_open_jobs();

INSERT INTO open_job_counts (place, designation_id, jobs)
SELECT counted.place, counted.designation_id, count(*)
FROM jobs,
  LATERAL (VALUES
    ('*', 0), ('*', jobs.designation_id),
    (open_job_place(is_remote, work_state_id), 0), (open_job_place(is_remote, work_state_id), jobs.designation_id)
  ) AS counted (place, designation_id)
WHERE status = 'open'
GROUP BY 1, 2;

-- One index for each order in which a search reads open jobs.
DROP INDEX jobs_open;
DROP INDEX jobs_open_state;
CREATE INDEX jobs_open ON jobs (published_at DESC, id DESC) WHERE status = 'open';
CREATE INDEX jobs_open_remote ON jobs (published_at DESC, id DESC) WHERE status = 'open' AND is_remote;
CREATE INDEX jobs_open_state ON jobs (work_state_id, published_at DESC, id DESC)
  WHERE status = 'open' AND NOT is_remote;
CREATE INDEX jobs_open_sector ON jobs (sector_id, published_at DESC, id DESC) WHERE status = 'open';
CREATE INDEX jobs_open_pay ON jobs (pay_year) WHERE status = 'open';
CREATE INDEX jobs_open_designation ON jobs (designation_id, published_at DESC, id DESC) WHERE status = 'open';
CREATE INDEX jobs_open_designation_remote ON jobs (designation_id, published_at DESC, id DESC)
  WHERE status = 'open' AND is_remote;
CREATE INDEX jobs_open_designation_state ON jobs (designation_id, work_state_id, published_at DESC, id DESC)
  WHERE status = 'open' AND NOT is_remote;
