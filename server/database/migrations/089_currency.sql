-- The currency of a company's salaries and hourly rates, as a code of ISO 4217. Companies that exist, and those that choose
-- none, have null: the code's usual currency.
ALTER TABLE companies ADD COLUMN currency text CHECK (currency ~ '^[A-Z]{3}$');
