-- What a turn records of an answer has a row from the moment the recording begins, which says where in the video it is. If
-- the page dies before it sends the sound, the sound is cut out of the video there. All parts of earlier versions were sent.
ALTER TABLE interview_answer_parts
  ALTER COLUMN audio_file_id DROP NOT NULL,
  ADD COLUMN is_from_video boolean NOT NULL DEFAULT false;
