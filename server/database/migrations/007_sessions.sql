-- A login is a row: it can be seen, and ended, by the person whose it is. A token names its session and is worth
-- nothing without it, so that the counter which ended all logins at once is not needed any more.
CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- 'Firefox on Windows': what is shown, not what the browser sent.
  device text NOT NULL,
  -- Of the last use: the address without its last part ('203.0.113.x'), or empty for this machine and private networks.
  network text NOT NULL,
  -- Two letters of ISO 3166; null where it is not known.
  country text,
  remembered boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- Written every few minutes at most.
  last_used_at timestamptz(3) NOT NULL,
  -- Wrong current passwords given in this session, one after the other.
  wrong_passwords int NOT NULL DEFAULT 0,
  ended_at timestamptz(3)
);
CREATE INDEX sessions_user ON sessions (user_id, last_used_at DESC);
CREATE INDEX sessions_last_used ON sessions (last_used_at);

ALTER TABLE users DROP COLUMN session_generation;

-- One row for each time that somebody asks for another e-mail address.
CREATE TABLE email_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The session that asked goes on when the address is confirmed.
  session_id uuid REFERENCES sessions (id) ON DELETE SET NULL,
  old_email text NOT NULL,
  new_email text NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  -- Taken back, or overtaken by a later change or a new password: it can be confirmed no more.
  void_at timestamptz(3)
);
CREATE INDEX email_changes_user ON email_changes (user_id, asked_at);
CREATE INDEX email_changes_new_email ON email_changes (lower(new_email), asked_at);

-- Only the hash of a token is kept. 'confirm' is mailed to the new address, 'undo' to the old one.
CREATE TABLE email_change_links (
  token_hash text PRIMARY KEY,
  change_id uuid NOT NULL REFERENCES email_changes (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'undo')),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX email_change_links_change ON email_change_links (change_id);
