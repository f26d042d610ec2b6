-- The search among applicants answers sooner.

-- The applications of a company in whose interviews something was said. The planner does not count what it costs to read
-- long lists of words that are stored apart from their rows, so it would read all of them. Within this function it takes
-- the index.
CREATE FUNCTION applications_that_said(company uuid, wanted tsquery) RETURNS SETOF text
LANGUAGE sql STABLE PARALLEL SAFE ROWS 500 SET enable_seqscan = off AS $$
  SELECT DISTINCT application_id FROM spoken_words
  WHERE found @@ (('''company ' || company || '''')::tsquery && wanted)
$$;

-- Without this, new entries wait in a list that each search reads whole.
ALTER INDEX spoken_words_found SET (fastupdate = off);
ALTER INDEX users_name_trigrams SET (fastupdate = off);
ALTER INDEX users_email_trigrams SET (fastupdate = off);
SELECT gin_clean_pending_list('spoken_words_found'), gin_clean_pending_list('users_name_trigrams'),
  gin_clean_pending_list('users_email_trigrams');
