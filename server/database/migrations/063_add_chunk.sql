-- Adds a chunk to the end of a recording, in one call: it was a transaction of four statements for each chunk of each
-- candidate who is recorded. `seen_application` and `seen_interview` are the versions (xmin) of the two rows by which
-- the server decided that the recording takes more bytes; `allowed` is the most bytes that the recordings of the
-- interview may have together.
--
-- `outcome` becomes 'stored'. Or nothing is written, and it becomes 'changed' (one of the two rows is another one now, or
-- the recording is gone), 'too-large', or 'elsewhere' (the recording ends at another offset).
CREATE PROCEDURE add_chunk(
  recording uuid, seen_application text, seen_interview text, allowed bigint,
  start bigint, length bigint, hash text, key text, received timestamptz, declared bigint,
  INOUT outcome text
) LANGUAGE plpgsql AS $$
DECLARE
  application text;
  interview text;
  stored bigint;
BEGIN
  -- The lock first: each statement after it sees what an earlier holder wrote. So simultaneous uploads never exceed the
  -- limit together.
  PERFORM FROM applications
    WHERE id = (SELECT application_id FROM interview_recordings WHERE id = recording)
    FOR UPDATE;
  SELECT applications.xmin::text, interviews.xmin::text, sums.bytes INTO application, interview, stored
    FROM interview_recordings
    JOIN applications ON applications.id = interview_recordings.application_id
    JOIN interviews ON interviews.application_id = interview_recordings.application_id
      AND interviews.attempt = interview_recordings.attempt
    CROSS JOIN LATERAL (
      SELECT sum(every.bytes)::bigint AS bytes FROM interview_recordings AS every
      WHERE every.application_id = interview_recordings.application_id
        AND every.attempt = interview_recordings.attempt
    ) AS sums
    WHERE interview_recordings.id = recording;
  IF NOT FOUND OR application IS DISTINCT FROM seen_application OR interview IS DISTINCT FROM seen_interview THEN
    outcome := 'changed';
  ELSIF length > 0 AND stored + length > allowed THEN
    outcome := 'too-large';
  ELSE
    UPDATE interview_recordings SET
        bytes = bytes + length,
        piece_count = piece_count + CASE WHEN length > 0 THEN 1 ELSE 0 END,
        declared_bytes = coalesce(declared_bytes, declared),
        completed_at = CASE
          WHEN coalesce(declared_bytes, declared) = bytes + length THEN coalesce(completed_at, received)
          ELSE completed_at
        END
      WHERE id = recording AND bytes = start;
    outcome := CASE WHEN FOUND THEN 'stored' ELSE 'elsewhere' END;
    IF FOUND AND length > 0 THEN
      INSERT INTO interview_pieces (recording_id, start_byte, bytes, sha256, object_key, received_at)
        VALUES (recording, start, length, hash, key, received);
    END IF;
  END IF;
END $$;
