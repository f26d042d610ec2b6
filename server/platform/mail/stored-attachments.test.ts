import { expect, test } from 'vitest';
import { storedAttachments } from './stored-attachments.ts';

test('attachments of every version', () => {
  const files = [{ filename: 'interview.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' }];
  expect(storedAttachments.read(files, 'r')).toEqual(files);
  expect(storedAttachments.read({ version: 1, list: files }, 'r')).toEqual(files);
});
