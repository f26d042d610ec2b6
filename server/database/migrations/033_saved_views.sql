-- A list with its filters and its order, saved under a name.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  -- Whose own view it is, with whom it goes; null for a view of the whole company.
  owner_id uuid REFERENCES users (id) ON DELETE CASCADE,
  made_by uuid REFERENCES users (id) ON DELETE SET NULL,
  -- It stays when the account does not.
  made_by_name text NOT NULL,
  name text NOT NULL,
  list text NOT NULL,
  query text NOT NULL,
  changed_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX saved_views_own ON saved_views (company_id, owner_id, list, lower(name)) WHERE owner_id IS NOT NULL;
CREATE UNIQUE INDEX saved_views_shared ON saved_views (company_id, list, lower(name)) WHERE owner_id IS NULL;

-- Figures are about those who applied in a time, and queues about all who are open.
CREATE INDEX applications_of_employer_applied ON applications (employer_id, applied_at);
CREATE INDEX applications_of_job_applied ON applications (job_id, applied_at);
-- Decisions that were undone are in no figure. There are few.
CREATE INDEX application_moves_undone ON application_moves (application_id, decision_id) WHERE is_undo AND decision_id IS NOT NULL;
