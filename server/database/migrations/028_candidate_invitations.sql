-- A person who is invited by mail to apply to a job, or straight to its interview. One for each address and job: sending
-- it again renews the row.
CREATE TABLE candidate_invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  email text NOT NULL,
  -- '' if the company named none.
  name text NOT NULL,
  -- When the interview opens; null for an invitation to apply.
  interview_at timestamptz(3),
  invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
  sent_at timestamptz(3) NOT NULL,
  times_sent int NOT NULL DEFAULT 1,
  expires_at timestamptz(3) NOT NULL,
  opened_at timestamptz(3),
  declined_at timestamptz(3),
  revoked_at timestamptz(3),
  -- The account with another address that took it with the link.
  claimed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  applied_at timestamptz(3),
  application_id text REFERENCES applications (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX candidate_invitations_address ON candidate_invitations (job_id, lower(email));
CREATE INDEX candidate_invitations_job ON candidate_invitations (job_id, sent_at DESC, id DESC);
CREATE INDEX candidate_invitations_email ON candidate_invitations (lower(email));
CREATE INDEX candidate_invitations_claimed ON candidate_invitations (claimed_by) WHERE claimed_by IS NOT NULL;
CREATE INDEX candidate_invitations_application ON candidate_invitations (application_id)
  WHERE application_id IS NOT NULL;

-- The mailed links. The outbox loses them when they end, as all links (see 006).
CREATE TABLE candidate_invitation_links (
  token_hash text PRIMARY KEY,
  invitation_id uuid NOT NULL REFERENCES candidate_invitations (id) ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX candidate_invitation_links_invitation ON candidate_invitation_links (invitation_id);
CREATE TRIGGER candidate_invitation_links_deleted AFTER DELETE ON candidate_invitation_links
  FOR EACH ROW EXECUTE FUNCTION empty_outbox_of_token();

-- What was mailed lately, for the limits per company and per address. The address is in small letters.
CREATE TABLE candidate_invitation_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  email text NOT NULL,
  sent_at timestamptz(3) NOT NULL
);
CREATE INDEX candidate_invitation_mails_company ON candidate_invitation_mails (company_id, sent_at);
CREATE INDEX candidate_invitation_mails_email ON candidate_invitation_mails (email, sent_at);

-- Who wants no more invitations from a company. The address is in small letters.
CREATE TABLE candidate_invitation_stops (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  email text NOT NULL,
  stopped_at timestamptz(3) NOT NULL,
  PRIMARY KEY (company_id, email)
);
