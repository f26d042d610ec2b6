-- What is said in a film that somebody uploaded: a pitch or a personal message. A film without a row is still to be heard.
-- Captions that a person corrected are never made again. They go with their file, and jobs that share a file share them.
CREATE TABLE captions (
  file_id uuid PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('ready', 'noSound', 'unreadable', 'noWords')),
  cues jsonb NOT NULL,
  made_at timestamptz(3) NOT NULL,
  corrected_at timestamptz(3)
);
