-- One mail says what changed in an interview, and one that it is cancelled. A company's own texts of the mails that they
-- replace become the parts of one text, each for its own case; where a company wrote none, the part is a plain sentence.
INSERT INTO company_mail_texts (company_id, mail, subject, body, changed_at, changed_by)
SELECT company_id, 'interview-changed',
  '{% if given_again %}' || coalesce(max(subject) FILTER (WHERE mail = 'interview-given-again'), usual_subject)
    || '{% elsif new_settings %}' || coalesce(max(subject) FILTER (WHERE mail = 'interview-accommodation'), usual_subject)
    || '{% else %}' || coalesce(max(subject) FILTER (WHERE mail = 'interview-moved'), usual_subject) || '{% endif %}',
  '{% if given_again %}' || coalesce(max(body) FILTER (WHERE mail = 'interview-given-again'), usual_body)
    || '{% elsif new_settings %}' || coalesce(max(body) FILTER (WHERE mail = 'interview-accommodation'), usual_body)
    || '{% else %}' || coalesce(max(body) FILTER (WHERE mail = 'interview-moved'), usual_body) || '{% endif %}',
  max(changed_at), (array_agg(changed_by ORDER BY changed_at DESC))[1]
FROM company_mail_texts, (VALUES (
  'Your interview for {{ job_title }} has changed',
  'Dear {{ candidate_name }}, {{ company_name }} has changed your interview for the position {{ job_title }} ({{ job_id }}). You can take it from {{ opens_at }} until {{ open_until }}.'
)) AS usual (usual_subject, usual_body)
WHERE mail IN ('interview-given-again', 'interview-accommodation', 'interview-moved')
GROUP BY company_id, usual_subject, usual_body
ON CONFLICT DO NOTHING;

INSERT INTO company_mail_texts (company_id, mail, subject, body, changed_at, changed_by)
SELECT company_id, 'interview-cancelled',
  '{% if withdrawn %}' || coalesce(max(subject) FILTER (WHERE mail = 'interview-called-off'), usual_subject)
    || '{% else %}' || coalesce(max(subject) FILTER (WHERE mail = 'interview-cancelled'), usual_subject) || '{% endif %}',
  '{% if withdrawn %}' || coalesce(max(body) FILTER (WHERE mail = 'interview-called-off'), usual_body)
    || '{% else %}' || coalesce(max(body) FILTER (WHERE mail = 'interview-cancelled'), usual_body) || '{% endif %}',
  max(changed_at), (array_agg(changed_by ORDER BY changed_at DESC))[1]
FROM company_mail_texts, (VALUES (
  'Your interview for {{ job_title }} is cancelled',
  'Dear {{ candidate_name }}, your interview for the position {{ job_title }} ({{ job_id }}) at {{ company_name }} will not take place.'
)) AS usual (usual_subject, usual_body)
WHERE mail IN ('interview-called-off', 'interview-cancelled')
GROUP BY company_id, usual_subject, usual_body
ON CONFLICT (company_id, mail) DO UPDATE SET subject = excluded.subject, body = excluded.body;

DELETE FROM company_mail_texts
WHERE mail IN ('interview-given-again', 'interview-accommodation', 'interview-moved', 'interview-called-off');
-- Decisions that the candidate was not told yet.
UPDATE decision_items SET mail = 'interview-cancelled' WHERE mail = 'interview-called-off';
