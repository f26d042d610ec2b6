-- Links about a change of address end like any other: the outbox loses them then (see 006).
CREATE TRIGGER email_change_links_deleted AFTER DELETE ON email_change_links
  FOR EACH ROW EXECUTE FUNCTION empty_outbox_of_token();

CREATE FUNCTION empty_outbox_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE outbox_mails SET
    token_hash = NULL,
    html = regexp_replace(html, '\?token=[A-Za-z0-9_-]+', '?token=ended', 'g'),
    body_text = regexp_replace(body_text, '\?token=[A-Za-z0-9_-]+', '?token=ended', 'g')
  WHERE token_hash IN (SELECT token_hash FROM email_change_links
                       WHERE change_id = NEW.id AND purpose = 'confirm');
  RETURN NULL;
END
$$;
-- Confirmed or void: the link to the new address opens nothing any more.
CREATE TRIGGER email_changes_ended AFTER UPDATE OF confirmed_at, void_at ON email_changes
  FOR EACH ROW WHEN (NEW.confirmed_at IS NOT NULL OR NEW.void_at IS NOT NULL)
  EXECUTE FUNCTION empty_outbox_of_change();
