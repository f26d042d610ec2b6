-- What lists show of a report, sort and filter by. Whatever changes a report writes it in the same transaction
-- (feedback/glance.ts); contract/report-figures.ts says what each figure means. They are null until the report is ready.
ALTER TABLE reports
  ADD COLUMN certainty text CHECK (certainty IN ('low', 'medium', 'high')),
  -- Percent of the words that were heard surely; null if there are none.
  ADD COLUMN heard int,
  ADD COLUMN flags int,
  ADD COLUMN correct int,
  ADD COLUMN partial int,
  ADD COLUMN incorrect int,
  ADD COLUMN not_answered int,
  ADD COLUMN needs_review int;

-- The verdict that counts on each answer that is scored, for figures about questions.
CREATE TABLE answer_verdicts (
  application_id text NOT NULL REFERENCES reports (application_id) ON DELETE CASCADE,
  question_id uuid NOT NULL,
  verdict text NOT NULL CHECK (verdict IN (
    'Correct', 'Partially Correct', 'Incorrect', 'Not Answered', 'Needs Review'
  )),
  PRIMARY KEY (application_id, question_id)
);

CREATE TEMPORARY TABLE judged ON COMMIT DROP AS
WITH marks AS (
  SELECT DISTINCT ON (application_id, question_id) application_id, question_id, verdict, marked_at
  FROM answer_marks ORDER BY application_id, question_id, id DESC
), corrections AS (
  SELECT DISTINCT ON (application_id, question_id) id, application_id, question_id, correction, made_at
  FROM answer_corrections ORDER BY application_id, question_id, id DESC
), decisions AS (
  SELECT DISTINCT ON (correction_id) correction_id, take
  FROM correction_decisions ORDER BY correction_id, id DESC
)
SELECT
  reports.application_id,
  answer ->> 'questionId' AS question_id,
  CASE WHEN answer ->> 'kind' = 'personal' THEN 'Not Scored'
    ELSE coalesce(marks.verdict, counted ->> 'verdict') END AS verdict,
  CASE WHEN marks.verdict IS NOT NULL THEN 3
    WHEN counted ->> 'verdict' = 'Needs Review' THEN 1
    ELSE CASE counted ->> 'certainty' WHEN 'high' THEN 3 WHEN 'medium' THEN 2 ELSE 1 END END AS certainty,
  jsonb_array_length(answer -> 'words') AS words,
  jsonb_array_length(jsonb_path_query_array(answer -> 'words', '$[*] ? (@.unsure == true)')) AS unsure,
  coalesce(
    corrections.correction IS NOT NULL AND decisions.take IS NULL
      AND corrections.correction ->> 'verdict' <> answer ->> 'verdict'
      AND NOT (marks.verdict IS NOT NULL AND marks.marked_at > corrections.made_at),
    false
  ) AS must_decide
FROM reports
CROSS JOIN LATERAL jsonb_array_elements(reports.report -> 'answers') AS answer
LEFT JOIN marks ON marks.application_id = reports.application_id AND marks.question_id::text = answer ->> 'questionId'
LEFT JOIN corrections ON corrections.application_id = reports.application_id
  AND corrections.question_id::text = answer ->> 'questionId'
LEFT JOIN decisions ON decisions.correction_id = corrections.id
CROSS JOIN LATERAL (
  SELECT CASE WHEN decisions.take = 'corrected' AND corrections.correction IS NOT NULL
    THEN corrections.correction ELSE answer END AS counted
) AS text_that_counts
WHERE reports.ready_at IS NOT NULL AND jsonb_typeof(reports.report -> 'answers') = 'array';

INSERT INTO answer_verdicts (application_id, question_id, verdict)
SELECT application_id, question_id::uuid, verdict FROM judged
WHERE verdict <> 'Not Scored' AND question_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
ON CONFLICT DO NOTHING;

UPDATE reports SET
  certainty = CASE figures.certainty WHEN 1 THEN 'low' WHEN 2 THEN 'medium' WHEN 3 THEN 'high' END,
  heard = figures.heard,
  flags = coalesce(figures.flags, 0) + (EXISTS (
    SELECT 1 FROM proctoring_events
    WHERE proctoring_events.application_id = reports.application_id
      AND kind IN ('tab-hidden', 'window-blurred', 'page-left')
  ))::int,
  correct = coalesce(figures.correct, 0),
  partial = coalesce(figures.partial, 0),
  incorrect = coalesce(figures.incorrect, 0),
  not_answered = coalesce(figures.not_answered, 0),
  needs_review = coalesce(figures.needs_review, 0)
FROM reports AS ready
LEFT JOIN (
  SELECT
    application_id,
    percentile_disc(0.5) WITHIN GROUP (ORDER BY certainty) FILTER (WHERE verdict <> 'Not Scored') AS certainty,
    CASE WHEN sum(words) > 0 THEN (sum(words) - sum(unsure)) * 100 / sum(words) END AS heard,
    count(*) FILTER (WHERE verdict = 'Needs Review') + count(*) FILTER (WHERE must_decide) AS flags,
    count(*) FILTER (WHERE verdict = 'Correct') AS correct,
    count(*) FILTER (WHERE verdict = 'Partially Correct') AS partial,
    count(*) FILTER (WHERE verdict = 'Incorrect') AS incorrect,
    count(*) FILTER (WHERE verdict = 'Not Answered') AS not_answered,
    count(*) FILTER (WHERE verdict = 'Needs Review') AS needs_review
  FROM judged GROUP BY application_id
) AS figures ON figures.application_id = ready.application_id
WHERE reports.application_id = ready.application_id AND ready.ready_at IS NOT NULL;
