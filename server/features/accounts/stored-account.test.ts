import { expect, test } from 'vitest';
import { storedOptOuts, storedTransports } from './stored-account.ts';

/** Fixed samples of every version: stored data must stay readable for ever. */

test('reads kinds of mail that are turned off, of every version', () => {
  const kinds = [
    'interview-scheduled',
    'interview-reminder',
    'application-declined',
    'application-received',
    'application-withdrawn',
    'report-ready',
    'answer-corrected',
  ];
  expect(storedOptOuts.read(kinds, 'r')).toEqual(kinds);
  expect(storedOptOuts.read({ version: 1, list: kinds }, 'r')).toEqual(kinds);
});

test('reads transports of passkeys, of every version', () => {
  expect(storedTransports.read(['internal', 'hybrid'], 'r')).toEqual(['internal', 'hybrid']);
  expect(storedTransports.read({ version: 1, list: ['usb'] }, 'r')).toEqual(['usb']);
});
