-- The language in which the questions of a job are asked and answered; an interview keeps the one that it was scheduled
-- with, like the other settings. Those that are there are in English.
ALTER TABLE jobs ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE applications ADD COLUMN language text NOT NULL DEFAULT 'en';
ALTER TABLE jobs ALTER COLUMN language DROP DEFAULT;
ALTER TABLE applications ALTER COLUMN language DROP DEFAULT;
