-- A report for somebody without a login, until a moment or until a member ends it.
CREATE TABLE guest_links (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  -- Whom it is for.
  name text NOT NULL,
  -- Only the hash of the token is kept.
  token_hash text NOT NULL UNIQUE,
  -- With contact data, documents and film.
  in_full boolean NOT NULL,
  made_by uuid REFERENCES users (id) ON DELETE SET NULL,
  made_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  revoked_at timestamptz(3)
);
CREATE INDEX guest_links_application ON guest_links (application_id, made_at DESC);

-- Each time that a guest opened the report.
CREATE TABLE guest_openings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  guest_link_id uuid NOT NULL REFERENCES guest_links (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  -- The address without its last part, as for sessions.
  network text NOT NULL,
  country text
);
CREATE INDEX guest_openings_link ON guest_openings (guest_link_id, at DESC);
