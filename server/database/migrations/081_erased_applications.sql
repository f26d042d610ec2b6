-- The history names applications by their id. When a person is erased, the entries stay without the ids of the person's
-- applications.
CREATE OR REPLACE FUNCTION keep_audit_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM companies WHERE id = OLD.company_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND current_setting('roundone.erases', true) = 'yes'
    AND (NEW.id, NEW.company_id, NEW.at, NEW.actor_kind, NEW.action, NEW.subject_kind)
      IS NOT DISTINCT FROM (OLD.id, OLD.company_id, OLD.at, OLD.actor_kind, OLD.action, OLD.subject_kind)
    AND (NEW.subject_id IS NULL OR NEW.subject_id = OLD.subject_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'audit_events is only added to';
END $$;
