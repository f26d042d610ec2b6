-- What an order by a score or a date reads of an application is in the index, so that the rows of a company or a job, which
-- are long, are not read to find a page of them.
DROP INDEX applications_of_employer, applications_of_job;
CREATE INDEX applications_of_employer ON applications (employer_id, status, applied_at DESC, id) INCLUDE (job_id, attempt);
CREATE INDEX applications_of_job ON applications (job_id, status, applied_at DESC, id) INCLUDE (employer_id, attempt);
