-- Who holds an interview: one page on one device at a time. Each row is one turn; the last one holds the interview, as
-- long as it is renewed. The pages of a device name the same device, so that a reload is told from another device.
CREATE TABLE interview_holders (
  application_id text NOT NULL,
  attempt int NOT NULL,
  turn int NOT NULL CHECK (turn >= 1),
  holder_id uuid NOT NULL,
  device_id uuid NOT NULL,
  -- What people read: 'Firefox on Windows'.
  device text NOT NULL,
  taken_at timestamptz(3) NOT NULL,
  renewed_at timestamptz(3) NOT NULL,
  PRIMARY KEY (application_id, attempt, turn),
  UNIQUE (application_id, attempt, holder_id),
  FOREIGN KEY (application_id, attempt) REFERENCES interviews (application_id, attempt) ON DELETE CASCADE
);

-- What each turn recorded of an answer. The answer itself is all of it, in the order of the turns.
CREATE TABLE interview_answer_parts (
  application_id text NOT NULL,
  attempt int NOT NULL,
  question_id uuid NOT NULL REFERENCES job_questions (id),
  turn int NOT NULL,
  audio_file_id uuid NOT NULL REFERENCES files (id),
  audio_seconds double precision,
  -- Where in the video it begins.
  recording_id uuid,
  video_offset_seconds double precision,
  -- When a voice read the question in it, such as '0-4.5'.
  readings text NOT NULL DEFAULT '',
  -- The answer was not ended by the candidate: another device took over.
  is_cut_off boolean NOT NULL,
  received_at timestamptz(3) NOT NULL,
  PRIMARY KEY (application_id, attempt, question_id, turn),
  FOREIGN KEY (application_id, attempt, turn) REFERENCES interview_holders (application_id, attempt, turn) ON DELETE CASCADE
);
CREATE INDEX interview_answer_parts_file ON interview_answer_parts (audio_file_id);

ALTER TABLE interview_answers ADD COLUMN is_cut_off boolean NOT NULL DEFAULT false;
-- Which turn made the recording; 0 for a program that does not hold the interview.
ALTER TABLE interview_recordings ADD COLUMN turn int NOT NULL DEFAULT 0;
-- Why the interview was submitted, as the page of the candidate said.
ALTER TABLE interviews ADD COLUMN end_cause text
  CHECK (end_cause IN ('finished', 'left', 'suspicious', 'devices', 'reloaded'));
