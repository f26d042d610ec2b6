-- What the company's marks on other answers to a question say of an answer. There is a row only where they settle
-- what the analysis left open, agree with it, or disagree and leave the answer to a person; a person's own verdict on the answer counts before it. Existing marks
-- settle nothing until the next mark on their question.
CREATE TABLE learned_verdicts (
  application_id text NOT NULL,
  attempt int NOT NULL,
  question_id uuid NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('Correct', 'Partially Correct', 'Incorrect', 'Not Answered', 'Needs Review')),
  score double precision CHECK (score BETWEEN 0 AND 1),
  certainty text NOT NULL CHECK (certainty IN ('low', 'medium', 'high')),
  marks_used int NOT NULL,
  learned_at timestamptz NOT NULL,
  PRIMARY KEY (application_id, attempt, question_id),
  FOREIGN KEY (application_id, attempt) REFERENCES reports (application_id, attempt) ON DELETE CASCADE
);

-- Full, mostly, partly or none, as the review by question asks. Null for verdicts that were given on a report.
ALTER TABLE answer_marks ADD COLUMN grade int CHECK (grade BETWEEN 1 AND 4);

-- All answers to a question are read at once.
CREATE INDEX interview_answers_question ON interview_answers (question_id);
