-- The list of reviews began with those in Review where a view named no stage; now no stage means everybody who is open.
-- A view that was saved before says what it showed.
UPDATE saved_views
SET query = concat_ws('&', nullif(query, ''), 'stage=review')
WHERE list = 'review' AND query !~ '(^|&)(stage|outcome)=';
