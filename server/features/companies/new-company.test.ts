import { expect, test } from 'vitest';
import { slugOf } from './new-company.ts';

test.each([
  ['Harbour & Pine', 'harbour-pine'],
  ['Acme GmbH & Co. KG', 'acme-gmbh-co-kg'],
  ['Café Élan', 'cafe-elan'],
  ['Straße 9', 'strasse-9'],
  ['Łódź Đuro', 'lodz-duro'],
  ['Москва', 'moskva'],
  ['山田', 'company'],
  [`${'long '.repeat(12)}name`, 'long-long-long-long-long-long-long-long-long-long-long-long'],
])('the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
