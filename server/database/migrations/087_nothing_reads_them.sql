-- The text of a resume is read from its file when an application is compared with a job. Nothing read this copy.
ALTER TABLE candidates DROP COLUMN resume_text, DROP COLUMN resume_text_file_id;

-- A comparison of rows with stored files answers whoever asks for it, and is no task with a result to keep.
DROP TABLE file_checks;
