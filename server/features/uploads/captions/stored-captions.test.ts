import { expect, test } from 'vitest';
import { storedCues } from './stored-captions.ts';

/** Fixed samples of every version: stored data must stay readable for ever. */

const CUES = [{ start: 0.25, end: 3, text: 'Good morning.' }];

test('captions of both versions', () => {
  expect(storedCues.read(CUES, 'f')).toEqual(CUES);
  expect(storedCues.read({ version: 1, list: CUES }, 'f')).toEqual(CUES);
  expect(JSON.parse(storedCues.write(CUES))).toEqual({ version: 1, list: CUES });
});
