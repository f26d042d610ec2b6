-- Addresses of a company's own programs, to which events are sent. Both secrets are encrypted; events are signed with the
-- old one too until `old_secret_until`. `failing_since` is the first failure since the last success. After a receiver
-- did not answer, nothing is sent to it until `paused_until`, so that it does not hold up other receivers.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id) ON DELETE CASCADE,
  address text NOT NULL,
  events jsonb NOT NULL,
  is_on boolean NOT NULL DEFAULT true,
  secret text NOT NULL,
  old_secret text,
  old_secret_until timestamptz(3),
  failing_since timestamptz(3),
  paused_until timestamptz(3),
  switched_off_at timestamptz(3),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX webhooks_of_company ON webhooks (company_id, created_at);

-- One event for one webhook. The id is sent with each attempt; `event_key` names the event, so that it gets one id for
-- ever. `body` is exactly what is sent. It is tried until `give_up_at`.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  event text NOT NULL,
  event_key text NOT NULL,
  body text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  next_attempt_at timestamptz(3) NOT NULL,
  give_up_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  UNIQUE (webhook_id, event_key)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_log ON webhook_deliveries (webhook_id, created_at, id);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);

-- `problem` is null where the receiver accepted the event. `answer` is the beginning of its answer.
CREATE TABLE webhook_attempts (
  id uuid PRIMARY KEY,
  delivery_id uuid NOT NULL REFERENCES webhook_deliveries (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL,
  status integer,
  problem text CHECK (
    problem IN ('answered-no', 'redirected', 'no-answer', 'no-connection', 'not-allowed', 'no-secret')
  ),
  milliseconds integer NOT NULL,
  answer text NOT NULL
);
CREATE INDEX webhook_attempts_of_delivery ON webhook_attempts (delivery_id, at);
