-- Searches for jobs whose new jobs are mailed to an address, with an account or without one.
CREATE TABLE job_alerts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  -- As the address of the search has it after its ?, with the names in a fixed order.
  search text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- Null until the mailed link is opened.
  confirmed_at timestamptz(3),
  -- Jobs that were published after this moment were not mailed yet.
  mailed_until timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX job_alerts_search ON job_alerts (lower(email), lower(search));

-- The alerts of an account follow its address. A trigger, so that no way of changing an address can forget them.
CREATE FUNCTION move_job_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of two alerts for one search, the one that is on stays.
  DELETE FROM job_alerts AS one USING job_alerts AS other
  WHERE lower(one.email) IN (lower(OLD.email), lower(NEW.email))
    AND lower(other.email) IN (lower(OLD.email), lower(NEW.email))
    AND lower(one.search) = lower(other.search)
    AND (one.confirmed_at IS NULL, one.id) > (other.confirmed_at IS NULL, other.id);
  UPDATE job_alerts SET email = NEW.email WHERE lower(email) = lower(OLD.email);
  RETURN NULL;
END
$$;
CREATE TRIGGER users_move_job_alerts AFTER UPDATE OF email ON users
  FOR EACH ROW WHEN (lower(OLD.email) <> lower(NEW.email)) EXECUTE FUNCTION move_job_alerts();
