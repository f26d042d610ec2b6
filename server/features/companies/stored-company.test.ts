import { expect, test } from 'vitest';
import { storedAuditDetails } from './stored-company.ts';

test('audit_events.details: version 1', () => {
  const stored = { version: 1, details: { email: 'rita@example.com', jobs: 2, seesContacts: true } };
  expect(storedAuditDetails.read(stored, 1).details).toEqual({
    email: 'rita@example.com',
    jobs: 2,
    seesContacts: true,
  });
  expect(JSON.parse(storedAuditDetails.write({ details: stored.details }))).toEqual(stored);
});
