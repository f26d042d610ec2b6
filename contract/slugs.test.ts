import { expect, test } from 'vitest';
import { slugOf } from './slugs.ts';

test.each([
  ['Harbour & Pine', 'harbour-pine'],
  ['3M', '3m'],
  ['Acme GmbH & Co. KG', 'acme-gmbh-co-kg'],
  ['Café Élan', 'cafe-elan'],
  ['Ærø Øl', 'aero-ol'],
  ['Straße 9', 'strasse-9'],
  ['GROẞ & Cœur', 'gross-coeur'],
  ['Łódź Đuro', 'lodz-duro'],
  ['Þór Guðmundsson', 'thor-gudmundsson'],
  ['Ħal Għargħur', 'hal-gharghur'],
  ['Yıldız', 'yildiz'],
  ['İstanbul', 'istanbul'],
  ['山田', 'company'],
  [`${'long '.repeat(12)}name`, 'long-long-long-long-long-long-long-long-long-long-long-long'],
])('the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
