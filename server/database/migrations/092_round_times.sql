-- When members can take part in rounds, and what happened to each round. There are no rounds before.

-- A member without a row can take part in the usual hours.
CREATE TABLE member_times (
  member_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Null: the usual hours. They are in the time zone of the member.
  hours jsonb,
  -- The private address of the calendar, sealed. Whoever has it reads the whole calendar.
  calendar_address text,
  calendar_host text,
  calendar_added_at timestamptz(3),
  -- When it was last read, and last tried.
  calendar_read_at timestamptz(3),
  calendar_tried_at timestamptz(3),
  -- Why it could not be read the last time, as a sentence.
  calendar_problem text,
  CHECK ((calendar_address IS NULL) = (calendar_host IS NULL)),
  CHECK ((calendar_address IS NULL) = (calendar_added_at IS NULL))
);
CREATE INDEX member_times_calendars ON member_times (calendar_tried_at NULLS FIRST) WHERE calendar_address IS NOT NULL;

-- When the calendar of a member says that they are busy. Nothing else of it is kept.
CREATE TABLE member_busy (
  member_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, starts_at),
  CHECK (starts_at < ends_at)
);

-- A few words of whoever invited, in the mail. A round without round_times has whatever times are free.
ALTER TABLE rounds ADD COLUMN message text NOT NULL DEFAULT '';
-- When all are reminded of it next. Null: not any more, or not yet.
ALTER TABLE rounds ADD COLUMN remind_at timestamptz(3);
CREATE INDEX rounds_remind ON rounds (remind_at) WHERE cancelled_at IS NULL;
CREATE INDEX rounds_of_application ON rounds (application_id);

-- The links in mails to the candidate of a round. The outbox loses them when they end, as all links (see 006).
CREATE TABLE round_links (
  token_hash text PRIMARY KEY,
  round_id uuid NOT NULL REFERENCES rounds (id) ON DELETE CASCADE
);
CREATE INDEX round_links_of ON round_links (round_id);
CREATE TRIGGER round_links_deleted AFTER DELETE ON round_links
  FOR EACH ROW EXECUTE FUNCTION empty_outbox_of_token();

-- What happened to a round, in order.
CREATE TABLE round_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  round_id uuid NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  act text NOT NULL CHECK (act IN ('invited', 'booked', 'moved', 'cancelled', 'changed')),
  side text NOT NULL CHECK (side IN ('candidate', 'company')),
  -- Null for the candidate, for a program, and for a member who is gone.
  made_by uuid REFERENCES users (id) ON DELETE SET NULL,
  starts_at timestamptz(3),
  -- The SEQUENCE of the calendar entry after it.
  sequence int NOT NULL
);
CREATE INDEX round_events_of ON round_events (round_id, at);
