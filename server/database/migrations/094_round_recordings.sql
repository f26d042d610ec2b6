-- Recordings of rounds that people hold, with the consent of the candidate. There are none yet.
CREATE TABLE round_recordings (
  id uuid PRIMARY KEY,
  round_id uuid NOT NULL UNIQUE REFERENCES rounds (id) ON DELETE CASCADE,
  -- Null for a program.
  uploaded_by uuid REFERENCES users (id) ON DELETE SET NULL,
  file_name text NOT NULL,
  -- As whoever uploads it says.
  bytes bigint NOT NULL,
  begun_at timestamptz(3) NOT NULL,
  state text NOT NULL CHECK (state IN
    ('arriving', 'preparing', 'hearing', 'ready', 'noWords', 'noSound', 'unreadable', 'refused')),
  -- Null before it is prepared, and after its time: what was said is kept longer.
  file_id uuid REFERENCES files (id) ON DELETE SET NULL,
  -- It was heard up to here.
  heard_seconds float8 NOT NULL
);
CREATE INDEX round_recordings_by ON round_recordings (uploaded_by);
CREATE INDEX round_recordings_file ON round_recordings (file_id);

-- What has arrived of an upload. They are joined into one file.
CREATE TABLE round_recording_pieces (
  recording_id uuid NOT NULL REFERENCES round_recordings (id) ON DELETE CASCADE,
  start_byte bigint NOT NULL,
  bytes int NOT NULL,
  object_key text NOT NULL UNIQUE,
  PRIMARY KEY (recording_id, start_byte)
);

-- What was said, stretch by stretch, with the seconds of each word.
CREATE TABLE round_recording_words (
  recording_id uuid NOT NULL REFERENCES round_recordings (id) ON DELETE CASCADE,
  from_seconds float8 NOT NULL,
  words jsonb NOT NULL,
  PRIMARY KEY (recording_id, from_seconds)
);

ALTER TABLE application_views DROP CONSTRAINT application_views_what_check;
ALTER TABLE application_views ADD CONSTRAINT application_views_what_check
  CHECK (what IN
    ('report', 'film', 'sound', 'resume', 'cover-letter', 'certificate', 'pitch', 'round-recording', 'export'));
