-- What candidates say of themselves, if they want to, for figures of fairness. It stands in a table of its own, so that
-- no read of a person or an application has it. 'not-said' is an answer: the person preferred not to say.
CREATE TABLE self_identifications (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sex text CHECK (sex IN ('female', 'male', 'not-said')),
  race text CHECK (race IN (
    'hispanic', 'white', 'black', 'pacific-islander', 'asian', 'native-american', 'two-or-more', 'not-said'
  )),
  age text CHECK (age IN ('forty-and-over', 'under-forty', 'not-said')),
  changed_at timestamptz(3) NOT NULL
);
