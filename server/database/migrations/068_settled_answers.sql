-- The share of the expected points that were found in the answers that a person must review, 0 to 1; null if there are no
-- such answers. Interviews without a score are ordered by it. Nothing was noted of it in earlier reports.
ALTER TABLE reports ADD COLUMN found double precision;
UPDATE reports SET found = 0 WHERE needs_review > 0;

-- An interview has a score only if at least 60 % of the answers that can be scored are settled. Reports of earlier versions,
-- and those of earlier attempts, follow the rule as well. `percent` is computed from it.
UPDATE reports SET report = jsonb_set(report, '{isSensePercent}', 'null')
WHERE percent IS NOT NULL
  AND (correct + partial + incorrect + not_answered) * 10
    < (correct + partial + incorrect + not_answered + needs_review) * 6;
UPDATE erased_applications SET percent = NULL
FROM (
  SELECT erased_id, count(*) AS scored, count(*) FILTER (WHERE verdict <> 'Needs Review') AS settled
  FROM erased_verdicts GROUP BY erased_id
) AS verdicts
WHERE verdicts.erased_id = erased_applications.id AND verdicts.settled * 10 < verdicts.scored * 6;
