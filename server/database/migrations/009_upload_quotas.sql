-- What people upload, counted while it comes in, and what a scanner says of it.

-- Which interview a recording belongs to: it counts there, not in the room of the candidate's account.
-- scan is null where no scanner is configured; nobody is given a file that waits or is infected.
ALTER TABLE files
  ADD COLUMN application_id text REFERENCES applications (id) ON DELETE SET NULL,
  ADD COLUMN scan text CHECK (scan IN ('waiting', 'clean', 'infected'));
CREATE INDEX files_application ON files (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX files_waiting ON files (id) WHERE scan = 'waiting';

UPDATE files SET application_id = found.application_id
FROM (
  SELECT audio_file_id AS id, application_id FROM interview_answers WHERE audio_file_id IS NOT NULL
  UNION ALL
  SELECT video_file_id, application_id FROM interviews WHERE video_file_id IS NOT NULL
) AS found
WHERE files.id = found.id;

-- An upload on its way. It is renewed while bytes come: one whose process died ends by itself.
CREATE TABLE upload_reservations (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  application_id text REFERENCES applications (id) ON DELETE CASCADE,
  bytes bigint NOT NULL,
  -- The day it is counted on; null for a recording of an interview.
  day text,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX upload_reservations_owner ON upload_reservations (owner_id);
CREATE INDEX upload_reservations_application ON upload_reservations (application_id);

-- What an account uploaded on a day (UTC, as 2030-03-05), with what is on its way.
CREATE TABLE upload_days (
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  day text NOT NULL,
  bytes bigint NOT NULL,
  uploads int NOT NULL,
  PRIMARY KEY (owner_id, day)
);
