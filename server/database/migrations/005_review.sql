-- What people say of answers. Rows are only ever added: the newest one of an answer stands.

-- A verdict, or null for taking the one before back. question_key names the question by its text and reference answer,
-- whichever job asks it; question, reference, answer and the analysis's verdict are as they stood when it was given.
CREATE TABLE answer_marks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  question_id uuid NOT NULL REFERENCES job_questions (id),
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  question_key text NOT NULL,
  verdict text CHECK (verdict IN ('Correct', 'Partially Correct', 'Incorrect', 'Not Answered')),
  reason text NOT NULL DEFAULT '',
  analysis_verdict text NOT NULL,
  analysis_score double precision,
  answer_text text NOT NULL,
  -- What the mark is worth to the grader, 0 to 1; null where its text says nothing of the question's scale.
  teaches double precision,
  marked_at timestamptz(3) NOT NULL
);
CREATE INDEX answer_marks_application ON answer_marks (application_id, id);
CREATE INDEX answer_marks_question ON answer_marks (employer_id, question_key, id DESC);

-- What a candidate says that they said. No words: the correction was taken back.
CREATE TABLE answer_corrections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  question_id uuid NOT NULL REFERENCES job_questions (id),
  correction jsonb,
  made_at timestamptz(3) NOT NULL
);
CREATE INDEX answer_corrections_application ON answer_corrections (application_id, id);

-- Which of the two texts counts, as the employer decided.
CREATE TABLE correction_decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  correction_id bigint NOT NULL REFERENCES answer_corrections (id) ON DELETE CASCADE,
  take text NOT NULL CHECK (take IN ('heard', 'corrected')),
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  decided_at timestamptz(3) NOT NULL
);
CREATE INDEX correction_decisions_correction ON correction_decisions (correction_id, id);
