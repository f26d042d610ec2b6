-- The indexes of the search for open jobs hold what it filters and counts by. Jobs are long rows: to look up the pay of a
-- thousand of them took longer than all the rest of a search.
DROP INDEX jobs_open, jobs_open_remote, jobs_open_state, jobs_open_designation, jobs_open_designation_remote,
  jobs_open_designation_state, jobs_open_sector, jobs_open_type, jobs_open_pay;
CREATE INDEX jobs_open ON jobs (published_at DESC, id DESC)
  INCLUDE (designation_id, pay_year, job_type, sector_id) WHERE status = 'open';
CREATE INDEX jobs_open_remote ON jobs (published_at DESC, id DESC)
  INCLUDE (designation_id, pay_year, job_type, sector_id) WHERE status = 'open' AND is_remote;
CREATE INDEX jobs_open_state ON jobs (work_state_id, published_at DESC, id DESC)
  INCLUDE (designation_id, pay_year, job_type, sector_id) WHERE status = 'open' AND NOT is_remote;
CREATE INDEX jobs_open_designation ON jobs (designation_id, published_at DESC, id DESC)
  INCLUDE (pay_year, job_type, sector_id) WHERE status = 'open';
CREATE INDEX jobs_open_designation_remote ON jobs (designation_id, published_at DESC, id DESC)
  INCLUDE (pay_year, job_type, sector_id) WHERE status = 'open' AND is_remote;
CREATE INDEX jobs_open_designation_state ON jobs (designation_id, work_state_id, published_at DESC, id DESC)
  INCLUDE (pay_year, job_type, sector_id) WHERE status = 'open' AND NOT is_remote;
-- These are of all places, so the place is in them as well.
CREATE INDEX jobs_open_sector ON jobs (sector_id, published_at DESC, id DESC)
  INCLUDE (designation_id, pay_year, job_type, is_remote, work_state_id) WHERE status = 'open';
CREATE INDEX jobs_open_type ON jobs (job_type, published_at DESC, id DESC)
  INCLUDE (designation_id, pay_year, sector_id, is_remote, work_state_id) WHERE status = 'open';
CREATE INDEX jobs_open_pay ON jobs (pay_year)
  INCLUDE (designation_id, job_type, sector_id, is_remote, work_state_id, published_at, id) WHERE status = 'open';

-- A designation with a space before each of its words, for texts that begin a word. A search by one letter made it anew
-- for each of twenty thousand designations.
ALTER TABLE designations
  ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (' ' || translate(folded, '/-(&,+.', '       ')) STORED;

-- The numbers of one place are read from the key alone.
ALTER TABLE open_job_counts
  DROP CONSTRAINT open_job_counts_pkey, ADD PRIMARY KEY (place, designation_id) INCLUDE (jobs);
