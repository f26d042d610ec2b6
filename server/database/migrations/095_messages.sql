-- What a company and a candidate write to each other about an application.
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  side text NOT NULL CHECK (side IN ('candidate', 'company')),
  -- Null for a program of the company, and after the account ended.
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- The name of then.
  author_name text NOT NULL,
  content text NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  -- Null until somebody of the other side has seen it.
  read_at timestamptz(3),
  -- Null until a mail has brought it. What was read before needs none.
  mailed_at timestamptz(3)
);
CREATE INDEX messages_of_application ON messages (application_id, sent_at, id);
CREATE INDEX messages_by_author ON messages (author_id);
CREATE INDEX messages_unread_by_company ON messages (company_id) WHERE side = 'candidate' AND read_at IS NULL;
CREATE INDEX messages_unread_by_candidate ON messages (application_id) WHERE side = 'company' AND read_at IS NULL;

-- Applications about whose messages the candidate wants no mail.
CREATE TABLE muted_conversations (
  application_id text PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  muted_at timestamptz(3) NOT NULL
);

CREATE TABLE message_templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  name text NOT NULL,
  content text NOT NULL
);
CREATE UNIQUE INDEX message_templates_name ON message_templates (company_id, lower(name));
