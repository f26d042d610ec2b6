-- Changes of a posted job, kept aside until they are applied: a whole copy of the job, with rows of its own in job_skills,
-- job_questions and job_videos. No list, count or address knows a copy.
ALTER TABLE jobs ADD COLUMN changes_of uuid UNIQUE REFERENCES jobs (id) ON DELETE CASCADE;

-- What the interview asks, as it stood when the interview was scheduled: the job's questions may change before it begins.
ALTER TABLE applications ADD COLUMN question_ids jsonb;
UPDATE applications SET question_ids = (
  SELECT jsonb_agg(job_questions.id ORDER BY
    array_position(ARRAY['mcq', 'skill', 'personal'], job_questions.kind), job_questions.position)
  FROM job_questions
  WHERE job_questions.job_id = applications.job_id AND job_questions.retired_at IS NULL
)
WHERE status = 'SCHEDULED';
