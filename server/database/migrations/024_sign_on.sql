-- Single sign-on (OpenID Connect). A company has at most one provider; that of the whole installation is a setting.
CREATE TABLE sign_on_providers (
  company_id uuid PRIMARY KEY REFERENCES companies (id) ON DELETE CASCADE,
  issuer text NOT NULL,
  client_id text NOT NULL,
  -- Encrypted.
  client_secret text NOT NULL,
  -- Whether somebody of a proven domain who is no member yet becomes a reviewer at the first sign-on.
  admits_new boolean NOT NULL DEFAULT false,
  saved_at timestamptz(3) NOT NULL
);

-- E-mail domains of companies. Only a proven one counts, and it belongs to one company.
CREATE TABLE sign_on_domains (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  domain text NOT NULL,
  -- What a TXT record of the domain must hold.
  proof text NOT NULL,
  proven_at timestamptz(3),
  PRIMARY KEY (company_id, domain)
);
CREATE UNIQUE INDEX sign_on_domains_proven ON sign_on_domains (domain) WHERE proven_at IS NOT NULL;

-- Who a person of a provider is here. An address may go to another person, the subject of an issuer does not.
CREATE TABLE sign_on_links (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  linked_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3),
  PRIMARY KEY (issuer, subject),
  UNIQUE (user_id, issuer)
);

-- Sign-ons that have begun. Each is answered once. The state and the secret of the browser's cookie are hashed.
CREATE TABLE sign_on_attempts (
  state_hash text PRIMARY KEY,
  browser_hash text NOT NULL,
  -- Null for the provider of the installation.
  company_id uuid REFERENCES companies (id) ON DELETE CASCADE,
  nonce text NOT NULL,
  verifier text NOT NULL,
  remember boolean NOT NULL,
  -- Who wants to link the provider; null for a sign-on.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX sign_on_attempts_expiry ON sign_on_attempts (expires_at);

ALTER TABLE sign_in_rules
  -- Members who are not owners sign in with single sign-on alone.
  ADD COLUMN requires_sign_on boolean NOT NULL DEFAULT false,
  -- Single sign-on replaces the second factor.
  ADD COLUMN sign_on_is_second_factor boolean NOT NULL DEFAULT false;
