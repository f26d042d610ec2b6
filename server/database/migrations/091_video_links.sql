-- The link for video calls of a company, such as https://meet.example/{id}. Null: none, as for all companies that exist.
ALTER TABLE companies ADD COLUMN video_link text;
