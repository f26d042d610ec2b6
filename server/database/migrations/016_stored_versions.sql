-- Lists that are stored as JSON stand beside the version of their form. Those that queries look into take the new form
-- here; the readers lift the others when they read them.
ALTER TABLE candidates ALTER COLUMN certificate_file_ids SET DEFAULT '{"version": 1, "list": []}';
ALTER TABLE users ALTER COLUMN mail_opt_outs SET DEFAULT '{"version": 1, "list": []}';
ALTER TABLE outbox_mails ALTER COLUMN attachments SET DEFAULT '{"version": 1, "list": []}';
UPDATE candidates SET certificate_file_ids = jsonb_build_object('version', 1, 'list', certificate_file_ids);

-- Nothing ever wrote it: what answers are graded stands in the report.
ALTER TABLE interview_answers DROP COLUMN grade;
