-- Retention began with migration 049. Where this upgrade brings it, its first night would delete everything that is older
-- than the usual days, so it waits until somebody confirms it. Where it has deleted for longer, nothing changes.
INSERT INTO settings (key, value)
SELECT 'retention.waits', '049_retention.sql'
WHERE EXISTS (SELECT 1 FROM applications)
  AND EXISTS (
    SELECT 1 FROM schema_migrations
    WHERE name = '049_retention.sql' AND applied_at > now() - interval '1 week'
  )
ON CONFLICT (key) DO NOTHING;
