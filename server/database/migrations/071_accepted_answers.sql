-- Further answers to a spoken question that are as good as the expected one. The questions there are have none (null).
ALTER TABLE job_questions ADD COLUMN accepted_answers jsonb;
