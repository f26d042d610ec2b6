-- A registration stands for itself until its mailed link is followed: only then does it become a user. Several may wait
-- for the same address, each with a password of its own.
CREATE TABLE registrations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  role text NOT NULL CHECK (role IN ('employer', 'candidate')),
  name text NOT NULL,
  email text NOT NULL,
  mobile text NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- When a link was last queued for it; null where the limit of mails was reached.
  mailed_at timestamptz(3),
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX registrations_email ON registrations (lower(email));
CREATE INDEX registrations_expiry ON registrations (expires_at);

-- A mailed link belongs to a user or to a registration.
ALTER TABLE email_tokens
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN registration_id uuid REFERENCES registrations (id) ON DELETE CASCADE,
  ADD CONSTRAINT email_tokens_owner CHECK (num_nonnulls(user_id, registration_id) = 1);
CREATE INDEX email_tokens_registration ON email_tokens (registration_id);

-- Accounts that were never verified become registrations with the same id. Nobody could sign in to them, so that nothing
-- else belongs to them. Their links go on working.
INSERT INTO registrations (id, role, name, email, mobile, password_hash, created_at, mailed_at, expires_at)
SELECT id, role, name, email, mobile, password_hash, created_at, created_at, now() + interval '30 days'
FROM users WHERE email_verified_at IS NULL;
UPDATE email_tokens SET registration_id = user_id, user_id = NULL
WHERE user_id IN (SELECT id FROM registrations);
DELETE FROM users WHERE email_verified_at IS NULL;

-- What was done lately and is limited: mails to an address, mails asked for from a network. limit_key is a keyed hash.
CREATE TABLE limited_acts (limit_key text NOT NULL, at timestamptz(3) NOT NULL);
CREATE INDEX limited_acts_recent ON limited_acts (limit_key, at);

-- The outbox knows whose link a mail holds, and loses the link when it ends: used, replaced or expired.
ALTER TABLE outbox_mails ADD COLUMN token_hash text;
CREATE INDEX outbox_mails_token ON outbox_mails (token_hash) WHERE token_hash IS NOT NULL;
UPDATE outbox_mails SET token_hash = translate(
    rtrim(encode(sha256(convert_to(
      substring(body_text from '/(?:verifyEmail|resetPassword)\?token=([A-Za-z0-9_-]+)'), 'UTF8')), 'base64'), '='),
    '+/', '-_')
WHERE body_text ~ '/(verifyEmail|resetPassword)\?token=[A-Za-z0-9_-]';

CREATE FUNCTION empty_outbox_of_token() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE outbox_mails SET
    token_hash = NULL,
    html = regexp_replace(html, '\?token=[A-Za-z0-9_-]+', '?token=ended', 'g'),
    body_text = regexp_replace(body_text, '\?token=[A-Za-z0-9_-]+', '?token=ended', 'g')
  WHERE token_hash = OLD.token_hash;
  RETURN NULL;
END
$$;
-- A trigger, so that no way of ending a link can forget it.
CREATE TRIGGER email_tokens_used AFTER UPDATE OF used_at ON email_tokens
  FOR EACH ROW WHEN (NEW.used_at IS NOT NULL) EXECUTE FUNCTION empty_outbox_of_token();
CREATE TRIGGER email_tokens_deleted AFTER DELETE ON email_tokens
  FOR EACH ROW EXECUTE FUNCTION empty_outbox_of_token();

UPDATE outbox_mails SET
  html = regexp_replace(html, '\?token=[A-Za-z0-9_-]+', '?token=ended', 'g'),
  body_text = regexp_replace(body_text, '\?token=[A-Za-z0-9_-]+', '?token=ended', 'g')
WHERE token_hash IS NOT NULL
  AND NOT EXISTS (SELECT FROM email_tokens t
                  WHERE t.token_hash = outbox_mails.token_hash AND t.used_at IS NULL AND t.expires_at > now());
