-- An interview can be given again. Each time is an attempt of its own, counted from 1, and `applications.attempt` is the
-- present one. Everything that belongs to an interview names its attempt, so that nothing of an earlier attempt that is
-- still under way is written into the present one, and the earlier ones can be read beside it.
ALTER TABLE applications
  ADD COLUMN attempt int NOT NULL DEFAULT 1 CHECK (attempt >= 1),
  -- How many answers of the attempt before are kept in the present one.
  ADD COLUMN kept_answers int NOT NULL DEFAULT 0;
ALTER TABLE application_moves ADD COLUMN attempt int;

ALTER TABLE interviews
  ADD COLUMN attempt int NOT NULL DEFAULT 1,
  -- Of an earlier attempt: when it could be taken, and since when another one takes its place.
  ADD COLUMN interview_at timestamptz(3),
  ADD COLUMN replaced_at timestamptz(3),
  DROP CONSTRAINT interviews_pkey,
  ADD PRIMARY KEY (application_id, attempt);

ALTER TABLE interview_answers
  ADD COLUMN attempt int NOT NULL DEFAULT 1,
  -- The answer was given in an earlier attempt, so this one does not ask the question.
  ADD COLUMN is_kept boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT interview_answers_application_id_question_id_key,
  ADD UNIQUE (application_id, attempt, question_id);

ALTER TABLE interview_questions_put
  ADD COLUMN attempt int NOT NULL DEFAULT 1,
  DROP CONSTRAINT interview_questions_put_pkey,
  ADD PRIMARY KEY (application_id, attempt, question_id);

ALTER TABLE interview_recordings ADD COLUMN attempt int NOT NULL DEFAULT 1;
DROP INDEX interview_recordings_application;
CREATE INDEX interview_recordings_application ON interview_recordings (application_id, attempt, created_at, id);

ALTER TABLE proctoring_events ADD COLUMN attempt int NOT NULL DEFAULT 1;
DROP INDEX proctoring_events_application;
CREATE INDEX proctoring_events_application ON proctoring_events (application_id, attempt, happened_at);

ALTER TABLE reports
  ADD COLUMN attempt int NOT NULL DEFAULT 1,
  DROP CONSTRAINT reports_pkey,
  ADD PRIMARY KEY (application_id, attempt);

ALTER TABLE answer_marks ADD COLUMN attempt int NOT NULL DEFAULT 1;
DROP INDEX answer_marks_application;
CREATE INDEX answer_marks_application ON answer_marks (application_id, attempt, id);

ALTER TABLE answer_corrections ADD COLUMN attempt int NOT NULL DEFAULT 1;
DROP INDEX answer_corrections_application;
CREATE INDEX answer_corrections_application ON answer_corrections (application_id, attempt, id);

ALTER TABLE scorecards
  ADD COLUMN attempt int NOT NULL DEFAULT 1,
  DROP CONSTRAINT scorecards_application_id_member_id_key,
  ADD UNIQUE (application_id, attempt, member_id);

-- A guest reads the report that the link was made for.
ALTER TABLE guest_links ADD COLUMN attempt int NOT NULL DEFAULT 1;

-- Whoever writes a row says to which attempt it belongs.
ALTER TABLE interviews ALTER COLUMN attempt DROP DEFAULT;
ALTER TABLE interview_answers ALTER COLUMN attempt DROP DEFAULT;
ALTER TABLE interview_questions_put ALTER COLUMN attempt DROP DEFAULT;
ALTER TABLE interview_recordings ALTER COLUMN attempt DROP DEFAULT;
ALTER TABLE proctoring_events ALTER COLUMN attempt DROP DEFAULT;
ALTER TABLE reports ALTER COLUMN attempt DROP DEFAULT;
ALTER TABLE answer_marks ALTER COLUMN attempt DROP DEFAULT;
ALTER TABLE answer_corrections ALTER COLUMN attempt DROP DEFAULT;
ALTER TABLE scorecards ALTER COLUMN attempt DROP DEFAULT;
ALTER TABLE guest_links ALTER COLUMN attempt DROP DEFAULT;
