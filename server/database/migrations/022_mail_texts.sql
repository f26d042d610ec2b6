-- The texts of mails to candidates that a company wrote itself. A mail without a row here has the text of the product.
CREATE TABLE company_mail_texts (
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  -- The name of the mail in server/features/mails.ts.
  mail text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  changed_at timestamptz(3) NOT NULL,
  changed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  -- When, and why, a mail was sent with the text of the product instead, since the last change.
  failed_at timestamptz(3),
  failure text NOT NULL DEFAULT '',
  PRIMARY KEY (company_id, mail)
);
