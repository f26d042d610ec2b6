-- Attempts at passwords and codes, reserved before they are looked at. `key` says what is counted (an account from one
-- network, an account, a network, a device) and holds no address in clear; `account_key` finds those of one account.
-- `level` is the number of attempts that were not right, less what time has forgiven since `at`.
DROP TABLE failed_sign_ins;
CREATE TABLE attempts (
  key text PRIMARY KEY,
  account_key text,
  level double precision NOT NULL,
  at timestamptz(3) NOT NULL,
  blocked_until timestamptz(3) NOT NULL
);
CREATE INDEX attempts_of_account ON attempts (account_key);

-- Authenticator apps. Both secrets are encrypted; the pending one counts once a code of it was given.
-- `last_step` is the newest half minute whose code was used: a code works once.
CREATE TABLE totp_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret text,
  last_step bigint NOT NULL DEFAULT 0,
  pending_secret text,
  added_at timestamptz(3)
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports jsonb NOT NULL,
  name text NOT NULL,
  added_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);
CREATE INDEX passkeys_of_user ON passkeys (user_id, added_at);

-- What a passkey signs, once. `user_id` is null where anybody may answer it.
CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign-in', 'second-factor')),
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);

-- What a company asks of the people who sign in for it. A company is its employer's account.
CREATE TABLE sign_in_rules (
  company_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  requires_second_factor boolean NOT NULL DEFAULT false
);
