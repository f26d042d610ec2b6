import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makePlaces, PLACES } from './make-places.ts';

test('places.txt is what npm run make:places makes of the package', () => {
  expect(readFileSync(PLACES, 'utf8') === makePlaces()).toBe(true);
});
