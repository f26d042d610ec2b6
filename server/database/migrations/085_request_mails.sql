-- One mail tells a company of a request, and one tells the candidate its answer. Who turned off both mails to the company
-- gets none; who turned off one of them gets the new one, so that no request is missed.
UPDATE users SET mail_opt_outs = jsonb_build_object('version', 1, 'list', (
  SELECT COALESCE(jsonb_agg(CASE kind
    WHEN 'adjustment-decided' THEN 'request-answered'
    WHEN 'adjustment-requested' THEN 'request-made'
    ELSE kind END), '[]')
  FROM jsonb_array_elements_text(COALESCE(mail_opt_outs -> 'list', mail_opt_outs)) AS kind
  WHERE kind <> 'trouble-reported'
    AND (kind <> 'adjustment-requested' OR mail_opt_outs::text LIKE '%"trouble-reported"%')
))
WHERE mail_opt_outs::text ~ '"(adjustment-decided|adjustment-requested|trouble-reported)"';

-- A company's own texts of the two mails to candidates become one, with a condition. Where it wrote one of them, the other
-- is that of the product.
INSERT INTO company_mail_texts (company_id, mail, subject, body, changed_at, changed_by)
SELECT company_id, 'request-answered',
  '{% if problem %}' || COALESCE(problem.subject, 'Your request about the interview for {{ job_title }}')
    || '{% else %}' || COALESCE(other.subject, 'Your request about the interview for {{ job_title }}') || '{% endif %}',
  '{% if problem %}' || COALESCE(
    regexp_replace(problem.body, '(\{\{\s*|\{%\s*(?:els)?if\s+)answer(\s*[%}]\})', '\1note\2', 'g'),
    'Dear {{ candidate_name }}, you told {{ company_name }} that something went wrong in your interview for the position '
      || E'{{ job_title }} ({{ job_id }}). The interview is not given again.\n\n{{ company_name }} writes: {{ note }}'
  ) || '{% else %}' || COALESCE(other.body,
    'Dear {{ candidate_name }}, you asked {{ company_name }} for {{ asked_for }}, for the position {{ job_title }} '
      || '({{ job_id }}). {% if is_granted %}This is granted.{% else %}This is declined.{% endif %}'
      || E'\n\n{% if without_interview %}You need not take the AI interview. {{ company_name }} will contact you about how '
      || E'it goes on.{% endif %}\n\n{% if note %}{{ company_name }} writes: {{ note }}{% endif %}'
  ) || '{% endif %}',
  COALESCE(problem.changed_at, other.changed_at), COALESCE(problem.changed_by, other.changed_by)
FROM (SELECT * FROM company_mail_texts WHERE mail = 'trouble-declined') AS problem
FULL JOIN (SELECT * FROM company_mail_texts WHERE mail = 'adjustment-decided') AS other USING (company_id);

DELETE FROM company_mail_texts WHERE mail IN ('trouble-declined', 'adjustment-decided');
