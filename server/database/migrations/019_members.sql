-- A reviewer sees how to reach an applicant only if an owner allows it.
ALTER TABLE company_members ADD COLUMN sees_contacts boolean NOT NULL DEFAULT false;

-- The jobs that a reviewer reviews. They end with the membership.
CREATE TABLE job_reviewers (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES company_members (user_id) ON DELETE CASCADE,
  PRIMARY KEY (job_id, user_id)
);
CREATE INDEX job_reviewers_user ON job_reviewers (user_id, job_id);

-- A person who is asked to join. The row is deleted when the person joins, or when the invitation is revoked.
CREATE TABLE invitations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  email text NOT NULL,
  member_role text NOT NULL CHECK (member_role IN ('owner', 'recruiter', 'reviewer')),
  sees_contacts boolean NOT NULL,
  invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
  sent_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX invitations_email ON invitations (company_id, lower(email));

CREATE TABLE invitation_jobs (
  invitation_id uuid NOT NULL REFERENCES invitations (id) ON DELETE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  PRIMARY KEY (invitation_id, job_id)
);

-- The mailed link of an invitation. The outbox loses it when it ends, as all links (see 006).
CREATE TABLE invitation_links (
  token_hash text PRIMARY KEY,
  invitation_id uuid NOT NULL REFERENCES invitations (id) ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX invitation_links_invitation ON invitation_links (invitation_id);
CREATE TRIGGER invitation_links_deleted AFTER DELETE ON invitation_links
  FOR EACH ROW EXECUTE FUNCTION empty_outbox_of_token();

-- With blind review, a member sees no verdict of others and none of the analysis before the own scorecard is in.
ALTER TABLE jobs ADD COLUMN blind_review boolean NOT NULL DEFAULT false;

-- What members write about an applicant. The name stays if the account does not.
CREATE TABLE notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  author_name text NOT NULL,
  content text NOT NULL,
  written_at timestamptz(3) NOT NULL
);
CREATE INDEX notes_application ON notes (application_id, written_at DESC, id DESC);

CREATE TABLE note_mentions (
  note_id uuid NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (note_id, user_id)
);

-- The judgement of one member on one interview: 1 strong no, 2 no, 3 yes, 4 strong yes.
CREATE TABLE scorecards (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  member_id uuid REFERENCES users (id) ON DELETE SET NULL,
  member_name text NOT NULL,
  overall int NOT NULL CHECK (overall BETWEEN 1 AND 4),
  reason text NOT NULL,
  submitted_at timestamptz(3) NOT NULL,
  UNIQUE (application_id, member_id)
);

CREATE TABLE scorecard_scores (
  scorecard_id uuid NOT NULL REFERENCES scorecards (id) ON DELETE CASCADE,
  question_id uuid NOT NULL REFERENCES job_questions (id),
  score int NOT NULL CHECK (score BETWEEN 1 AND 4),
  reason text NOT NULL,
  PRIMARY KEY (scorecard_id, question_id)
);
