-- Links to certificates of a profile say for whom they were made, and whoever opens one is noted.
ALTER TABLE application_views DROP CONSTRAINT application_views_what_check;
ALTER TABLE application_views ADD CONSTRAINT application_views_what_check
  CHECK (what IN ('report', 'film', 'sound', 'resume', 'cover-letter', 'certificate', 'pitch', 'export'));
