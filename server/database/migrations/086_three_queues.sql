-- There was a queue for each kind of task. Now there are three, and what is stored of a task names its kind. Tasks that
-- wait, run or have failed move there, except two kinds that nothing does any more. A start makes the schedules anew.
DO $$ BEGIN
  IF to_regclass('pgboss.queue') IS NULL THEN RETURN; END IF;
  DELETE FROM pgboss.schedule;
  DELETE FROM pgboss.job
  WHERE state IN ('completed', 'cancelled') OR name LIKE '\_\_pgboss%'
    OR name IN ('candidates.readResume', 'operator.check-files');
  PERFORM pgboss.create_queue(name, '{"policy": "short", "notify": true}')
  FROM unnest(ARRAY['quick', 'mail', 'speech']) AS name;
  UPDATE pgboss.job SET
    name = CASE
      WHEN name IN (
        'accounts.mail-email-change', 'accounts.mail-reset', 'accounts.mail-verification',
        'candidate-invitations.mail', 'companies.mail-invitation', 'companies.send-mail', 'mail.send'
      ) THEN 'mail'
      WHEN name IN (
        'interviews.make-playable', 'interviews.make-report', 'interviews.transcribe',
        'uploads.fit-container', 'uploads.make-captions'
      ) THEN 'speech'
      ELSE 'quick'
    END,
    data = jsonb_build_object('task', name, 'payload', data -> 'payload'),
    singleton_key = concat_ws(' ', name, singleton_key)
  WHERE NOT data ? 'task';
  DELETE FROM pgboss.queue WHERE name NOT IN ('quick', 'mail', 'speech') AND name NOT LIKE '\_\_pgboss%';
END $$;
