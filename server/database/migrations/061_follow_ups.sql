-- An interview can ask once more for an idea that an answer lacks. Off by default; an interview keeps the setting that it
-- was scheduled with, like the others.
ALTER TABLE jobs ADD COLUMN follow_ups boolean NOT NULL DEFAULT false;
ALTER TABLE applications ADD COLUMN follow_ups boolean NOT NULL DEFAULT false;

-- A follow-up is a question of the job from the first time on that an interview asks it, so that everybody who lacks the
-- idea is asked the same, whatever the bank says later. It is none of the questions that the company chose.
ALTER TABLE job_questions
  ADD COLUMN follow_up_of uuid REFERENCES job_questions (id) ON DELETE CASCADE,
  ADD COLUMN follow_up text,
  ADD COLUMN idea text,
  ADD CONSTRAINT job_questions_follow_up_check
    CHECK ((follow_up_of IS NULL) = (idea IS NULL) AND (follow_up_of IS NULL) = (follow_up IS NULL));
CREATE UNIQUE INDEX job_questions_follow_up ON job_questions (follow_up_of, idea) WHERE follow_up_of IS NOT NULL;

-- When an interview first asked whether there are follow-ups, and when the server settled which.
ALTER TABLE interviews
  ADD COLUMN follow_ups_begun_at timestamptz(3),
  ADD COLUMN follow_ups_settled_at timestamptz(3);
-- The candidate did not take the question.
ALTER TABLE interview_questions_put ADD COLUMN is_skipped boolean NOT NULL DEFAULT false;
