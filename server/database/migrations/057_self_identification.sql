-- What candidates say of themselves, if they want to, for figures of fairness. It stands in a table of its own, so that
-- no read of a person or an application has it. 'not-said' is an answer: the person preferred not to say.
CREATE TABLE self_identifications (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sex text CHECK (sex IN ('female', 'male', 'not-said')),
  race text CHECK (race IN (
    'hispanic', 'white', 'black', 'pacific-islander', 'asian', 'native-american', 'two-or-more', 'not-said'
  )),
  age text CHECK (age IN ('forty-and-over', 'under-forty', 'not-said')),
  disability text CHECK (disability IN ('disability', 'no-disability', 'not-said')),
  changed_at timestamptz(3) NOT NULL
);

-- The figures that a company got last. They are kept, because figures of each day would show by subtraction what one
-- person said: new ones replace them when enough people came since.
CREATE TABLE fairness_figures (
  company_id uuid PRIMARY KEY REFERENCES companies (id) ON DELETE CASCADE,
  until_at timestamptz(3) NOT NULL,
  figures jsonb NOT NULL
);
