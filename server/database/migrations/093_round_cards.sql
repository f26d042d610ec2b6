-- What those who take part in a round say of it. There are none yet.
CREATE TABLE round_cards (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  round_id uuid NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
  member_id uuid REFERENCES users (id) ON DELETE SET NULL,
  member_name text NOT NULL,
  overall int NOT NULL CHECK (overall BETWEEN 1 AND 4),
  reason text NOT NULL,
  -- For each criterion of the kit, with what was said.
  levels jsonb NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  -- When it was last sent again.
  changed_at timestamptz(3),
  UNIQUE (round_id, member_id)
);
CREATE INDEX round_cards_of_member ON round_cards (member_id);

-- The beginning of the round for which the member was reminded of the card.
ALTER TABLE round_members ADD COLUMN reminded_of timestamptz(3);
