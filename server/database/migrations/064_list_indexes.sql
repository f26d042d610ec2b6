-- Open jobs of one type: without it, a rare type was looked for in all open jobs, for the page and once more for the count.
CREATE INDEX jobs_open_type ON jobs (job_type, published_at DESC, id DESC) WHERE status = 'open';

-- The lists of operators, in their order.
CREATE INDEX jobs_posted ON jobs (published_at DESC, id DESC) WHERE published_at IS NOT NULL AND status <> 'deleted';
CREATE INDEX users_newest ON users (created_at DESC, id DESC);
CREATE INDEX companies_newest ON companies (created_at DESC, id DESC);
