-- The last comparison of rows with stored files, which operators start. There is one at most. The result holds keys of
-- objects, which are random, and no names.
CREATE TABLE file_checks (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'done', 'failed')),
  -- Whether it deletes files that no row names.
  deletes boolean NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  done_at timestamptz(3),
  result jsonb,
  CHECK (state <> 'done' OR (done_at IS NOT NULL AND result IS NOT NULL))
);
