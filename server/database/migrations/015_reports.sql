-- The analysis of an interview. An interview that was submitted and has no row here is being analysed.
CREATE TABLE reports (
  application_id text PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('ready', 'failed')),
  report jsonb,
  ready_at timestamptz(3),
  -- Apart from the report, so that lists need not open it.
  percent double precision GENERATED ALWAYS AS ((report ->> 'isSensePercent')::double precision) STORED,
  CONSTRAINT reports_ready CHECK ((status = 'ready') = (report IS NOT NULL AND ready_at IS NOT NULL))
);

INSERT INTO reports (application_id, status, report, ready_at)
SELECT application_id, CASE WHEN report IS NULL THEN 'failed' ELSE 'ready' END, report,
  CASE WHEN report IS NOT NULL THEN coalesce(report_ready_at, submitted_at, now()) END
FROM interviews WHERE report IS NOT NULL OR analysis_status = 'failed';

ALTER TABLE interviews DROP COLUMN analysis_status, DROP COLUMN report, DROP COLUMN report_ready_at;
