-- When a voice read the question, in seconds into the sound of the answer, such as `0-4.5,12-16.25`.
-- What it read is taken out of the transcript.
ALTER TABLE interview_answers ADD COLUMN readings text NOT NULL DEFAULT '';
