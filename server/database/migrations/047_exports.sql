-- The archive with everything that is held on a candidate, made when it is asked for. A person has one; a later one
-- replaces it. The link ends at expires_at.
CREATE TABLE exports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users (id) ON DELETE CASCADE,
  asked_at timestamptz(3) NOT NULL,
  state text NOT NULL CHECK (state IN ('making', 'ready', 'failed')),
  object_key text,
  bytes bigint,
  expires_at timestamptz(3)
);
CREATE INDEX exports_expiry ON exports (expires_at);
