import { expect, test } from 'vitest';
import { storedEvents } from './stored-webhook.ts';

test('events are read in every version', () => {
  const events = ['application.received', 'report.ready'];
  expect(storedEvents.read(events, 1)).toEqual(events);
  expect(storedEvents.read({ version: 1, list: events }, 1)).toEqual(events);
  expect(JSON.parse(storedEvents.write(['report.ready']))).toEqual({ version: 1, list: ['report.ready'] });
  expect(() => storedEvents.read({ version: 1, list: ['rain'] }, 7)).toThrow(
    'webhooks.events of row 7 cannot be read',
  );
});
