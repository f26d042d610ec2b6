-- The search among the applicants of a company.

-- Words of all kinds are searched for, so this has no stop words: people are called Will, and skills are called Go.
CREATE TEXT SEARCH DICTIONARY spoken_stem (TEMPLATE = snowball, Language = english);
CREATE TEXT SEARCH CONFIGURATION spoken (COPY = english);
ALTER TEXT SEARCH CONFIGURATION spoken
  ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH spoken_stem;

-- What was said in an interview. It is written with the transcript and with the candidate's correction, and goes with the
-- application.
CREATE TABLE spoken_words (
  application_id text NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  question_id uuid NOT NULL,
  company_id uuid NOT NULL,
  heard text NOT NULL,
  -- The same text as the candidate corrected it; null without a correction.
  corrected text,
  -- The company is one more word, so that the index finds the rows of one company alone.
  found tsvector NOT NULL GENERATED ALWAYS AS (
    array_to_tsvector(ARRAY['company ' || company_id::text])
      || to_tsvector('spoken', heard) || to_tsvector('spoken', coalesce(corrected, ''))
  ) STORED,
  PRIMARY KEY (application_id, question_id)
);
CREATE INDEX spoken_words_found ON spoken_words USING gin (found);

INSERT INTO spoken_words (application_id, question_id, company_id, heard, corrected)
SELECT answers.application_id, answers.question_id, applications.employer_id, answers.transcript ->> 'text',
  (SELECT correction ->> 'answer' FROM answer_corrections AS newest
    WHERE newest.application_id = answers.application_id AND newest.question_id = answers.question_id
    ORDER BY newest.id DESC LIMIT 1)
FROM interview_answers AS answers
JOIN applications ON applications.id = answers.application_id
WHERE answers.transcript ->> 'text' IS NOT NULL
ON CONFLICT DO NOTHING;

-- Names are found without case and accents, addresses without case.
ALTER TABLE users ADD COLUMN folded_name text NOT NULL DEFAULT '';
UPDATE users SET folded_name = folded(name);
CREATE FUNCTION fold_user_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.folded_name := folded(NEW.name);
  RETURN NEW;
END $$;
CREATE TRIGGER users_folded_name BEFORE INSERT OR UPDATE OF name ON users
  FOR EACH ROW EXECUTE FUNCTION fold_user_name();
CREATE INDEX users_name_trigrams ON users USING gin (folded_name gin_trgm_ops) WHERE role = 'candidate';
CREATE INDEX users_email_trigrams ON users USING gin (lower(email) gin_trgm_ops) WHERE role = 'candidate';
CREATE INDEX candidate_skills_of_skill ON candidate_skills (skill_id);
