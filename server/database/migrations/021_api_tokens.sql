-- With these, a company's own programs call the API. Only the hash of a token is stored, and its first characters, to
-- recognise it. A token belongs to the company: it stays when the member who made it leaves, whose name is kept.
CREATE TABLE api_tokens (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  name text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  start text NOT NULL,
  scopes jsonb NOT NULL,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_by_name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  last_network text,
  last_country text
);
CREATE INDEX api_tokens_of_company ON api_tokens (company_id, created_at);
CREATE INDEX api_tokens_made_by ON api_tokens (created_by);
