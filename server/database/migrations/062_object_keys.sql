-- The comparison of rows with stored files asks of each file without a row once more whether a row names it now.
-- `files` has its index since the beginning.
CREATE INDEX interview_pieces_object ON interview_pieces (object_key);
CREATE INDEX interviews_playable ON interviews (playable_key) WHERE playable_key IS NOT NULL;
CREATE INDEX exports_object ON exports (object_key) WHERE object_key IS NOT NULL;
CREATE INDEX company_exports_object ON company_exports (object_key) WHERE object_key IS NOT NULL;
