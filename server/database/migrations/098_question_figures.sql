-- What the answers to a question say about it, made each night. Copies of a question in the company's jobs are one.
CREATE TABLE question_figures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  -- Of question and reference answer, as in answer_marks: other words are another question.
  question_key text NOT NULL,
  -- Null for all jobs of the company.
  job_id uuid REFERENCES jobs (id) ON DELETE CASCADE,
  -- The copy that is shown: one that is still asked, if there is one.
  question_id uuid NOT NULL REFERENCES job_questions (id) ON DELETE CASCADE,
  made_at timestamptz(3) NOT NULL,
  figures jsonb NOT NULL,
  -- How many flags the figures have, for those who don't see fairness and for owners; what has the most is listed first.
  trouble int NOT NULL GENERATED ALWAYS AS (jsonb_array_length((figures -> 'flags') - 'unfair')) STORED,
  trouble_to_owners int NOT NULL GENERATED ALWAYS AS (jsonb_array_length(figures -> 'flags')) STORED,
  -- How many answers they are made of.
  answers int NOT NULL GENERATED ALWAYS AS ((figures ->> 'answers')::int) STORED,
  UNIQUE NULLS NOT DISTINCT (company_id, job_id, question_key)
);
CREATE INDEX question_figures_job ON question_figures (job_id);
CREATE INDEX question_figures_question ON question_figures (question_id);

-- What companies' figures say together about a question of the bank, while the operator wants them.
CREATE TABLE bank_figures (
  -- In skill_questions or skill_mcqs.
  bank_id uuid PRIMARY KEY,
  question_key text NOT NULL,
  made_at timestamptz(3) NOT NULL,
  share float8 NOT NULL,
  discrimination float8
);
CREATE INDEX bank_figures_key ON bank_figures (question_key);

-- All answers to a question are read at once.
CREATE INDEX answer_verdicts_question ON answer_verdicts (question_id);
CREATE INDEX erased_verdicts_question ON erased_verdicts (question_id);
