-- How the AI interviews of a job are held. The defaults are those of the specification, and contract/interview-settings.ts
-- has the same limits.
ALTER TABLE jobs
  ADD COLUMN interview_open_days int NOT NULL DEFAULT 3 CHECK (interview_open_days BETWEEN 1 AND 30),
  ADD COLUMN thinking_seconds int NOT NULL DEFAULT 0 CHECK (thinking_seconds BETWEEN 0 AND 120),
  ADD COLUMN retakes int NOT NULL DEFAULT 0 CHECK (retakes BETWEEN 0 AND 3),
  ADD COLUMN answer_seconds int NOT NULL DEFAULT 120 CHECK (answer_seconds BETWEEN 30 AND 300);

-- An interview keeps the settings that it was scheduled with; changes of the job are for later interviews.
ALTER TABLE applications
  ADD COLUMN thinking_seconds int NOT NULL DEFAULT 0 CHECK (thinking_seconds BETWEEN 0 AND 120),
  ADD COLUMN retakes int NOT NULL DEFAULT 0 CHECK (retakes BETWEEN 0 AND 3),
  ADD COLUMN answer_seconds int NOT NULL DEFAULT 120 CHECK (answer_seconds BETWEEN 30 AND 300),
  -- Where the window began before the candidate moved the opening within it, which they can do once for each window.
  ADD COLUMN opening_moved_from timestamptz(3);

-- Which recording of an answer counts, and which one is being made: 0 for the first.
ALTER TABLE interview_answers ADD COLUMN take int NOT NULL DEFAULT 0 CHECK (take BETWEEN 0 AND 3);
ALTER TABLE interview_questions_put ADD COLUMN take int NOT NULL DEFAULT 0 CHECK (take BETWEEN 0 AND 3);

-- All recordings of an answer that could be recorded again. The last one counts and is the one of interview_answers.
CREATE TABLE interview_takes (
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  attempt int NOT NULL,
  question_id uuid NOT NULL,
  take int NOT NULL CHECK (take BETWEEN 0 AND 3),
  audio_file_id uuid NOT NULL REFERENCES files (id),
  audio_seconds double precision,
  received_at timestamptz(3) NOT NULL,
  PRIMARY KEY (application_id, attempt, question_id, take)
);
CREATE INDEX interview_takes_file ON interview_takes (audio_file_id);

-- The candidate moved the opening of the interview.
ALTER TABLE application_moves
  DROP CONSTRAINT application_moves_act_check,
  ADD CONSTRAINT application_moves_act_check
    CHECK (act IN ('moved', 'extended', 'given-again', 'given-again-in-part', 'opening-moved'));

-- Where an answer can be recorded again, each such take has parts of its own: 0 for the first.
ALTER TABLE interview_answer_parts
  ADD COLUMN take int NOT NULL DEFAULT 0 CHECK (take BETWEEN 0 AND 3),
  DROP CONSTRAINT interview_answer_parts_pkey,
  ADD PRIMARY KEY (application_id, attempt, question_id, take, turn);
