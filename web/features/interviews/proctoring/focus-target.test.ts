import { expect, test } from 'vitest';
import { leadsToBrowser } from './focus-target.ts';

const plain = { alt: false, command: false };

test('keys of the browser’s own controls are known', () => {
  for (const key of ['Tab', 'F3', 'F6', 'F10']) expect(leadsToBrowser({ ...plain, key })).toBe(true);
  for (const key of ['l', 'L', 'f', 'p'])
    expect(leadsToBrowser({ key, alt: false, command: true })).toBe(true);
  expect(leadsToBrowser({ key: 'd', alt: true, command: false })).toBe(true);
});

test('keys that change the window or type are not among them', () => {
  expect(leadsToBrowser({ key: 'Tab', alt: true, command: false })).toBe(false);
  expect(leadsToBrowser({ key: 'Tab', alt: false, command: true })).toBe(false);
  for (const key of ['Alt', 'Meta', 'l', 'Enter', 'F5'])
    expect(leadsToBrowser({ ...plain, key })).toBe(false);
});
