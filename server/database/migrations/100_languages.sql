-- The language in which a person reads pages and emails; null until they choose one. Their browser says it for pages then.
ALTER TABLE users ADD COLUMN language text;

-- The language of a company’s emails to candidates who chose none, and of its public pages for visitors who ask for none that
-- we speak; null is English.
ALTER TABLE companies ADD COLUMN language text;

-- The language of the page on which somebody asked for new jobs. Those who have an account may have chosen another one.
ALTER TABLE job_alerts ADD COLUMN language text;
