-- The recordings of an interview as they come in, one for each time its page was loaded.
CREATE TABLE interview_recordings (
  -- Made by the client, so that beginning one twice makes one.
  id uuid PRIMARY KEY,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  mime_type text NOT NULL,
  -- Where in the interview it begins.
  offset_seconds double precision NOT NULL,
  -- Bytes and number of its pieces that are stored.
  bytes bigint NOT NULL DEFAULT 0,
  piece_count int NOT NULL DEFAULT 0,
  declared_bytes bigint,
  created_at timestamptz(3) NOT NULL,
  completed_at timestamptz(3),
  -- Where in the interview's film it begins; null while it is in none.
  film_offset_seconds double precision,
  film_seconds double precision
);
CREATE INDEX interview_recordings_application ON interview_recordings (application_id, created_at, id);
CREATE INDEX interview_recordings_created ON interview_recordings (created_at);

-- A row is written once its object is stored for good: what is here is never lost.
CREATE TABLE interview_pieces (
  recording_id uuid NOT NULL REFERENCES interview_recordings (id) ON DELETE CASCADE,
  start_byte bigint NOT NULL,
  bytes int NOT NULL,
  sha256 text NOT NULL,
  object_key text NOT NULL,
  received_at timestamptz(3) NOT NULL,
  PRIMARY KEY (recording_id, start_byte)
);

CREATE TABLE interview_questions_put (
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  question_id uuid NOT NULL REFERENCES job_questions (id),
  asked_at timestamptz(3) NOT NULL,
  PRIMARY KEY (application_id, question_id)
);

-- video_offset_seconds counts from the beginning of recording_id, where that is given.
ALTER TABLE interview_answers
  ADD COLUMN recording_id uuid REFERENCES interview_recordings (id) ON DELETE SET NULL,
  ADD COLUMN audio_seconds double precision;
