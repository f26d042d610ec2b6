import { expect, test } from 'vitest';
import { listCities, listCountries, listStates } from '#server/features/masters/geography.ts';
import { disclosuresAt } from './disclosures.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const LATER = new Date('2027-01-01T00:00:00Z');

test.each([
  ['US', 'US-NY', 'New York City', NOW, ['us-new-york-city']],
  ['US', 'US-NY', 'Brooklyn', NOW, ['us-new-york-city']],
  ['US', 'US-NY', 'Buffalo', NOW, []],
  ['US', 'US-IL', 'Chicago', NOW, ['us-illinois', 'us-illinois-human-rights']],
  ['US', 'US-CO', 'Denver', NOW, []],
  ['US', 'US-CO', 'Denver', LATER, ['us-colorado']],
  ['US', 'US-CA', 'Oakland', NOW, ['us-california']],
  ['US', 'US-CA', 'Oakland', LATER, ['us-california', 'us-california-privacy']],
  ['US', 'US-CA', 'Oakland', new Date('2025-09-30T00:00:00Z'), []],
  ['CA', 'CA-08', 'Toronto', NOW, ['ca-ontario']],
  ['CA', 'CA-10', 'Montréal', NOW, []],
  ['DE', 'DE-16', 'Berlin', NOW, ['european-union']],
  ['SE', 'SE-26', 'Stockholm', NOW, ['european-union']],
  ['GB', 'GB-ENG', 'London', NOW, []],
  ['IN', 'IN-16', 'Pune', NOW, []],
] as const)('%s, %s, %s', (countryId, stateId, city, now, expected) => {
  expect(disclosuresAt({ countryId, stateId, city }, now).map(({ id }) => id)).toEqual(expected);
});

test('a job without a place has none', () => {
  expect(disclosuresAt(null, NOW)).toEqual([]);
});

test('each says what its law asks for, with its source and version', () => {
  const texts = (countryId: string, stateId: string, city: string) =>
    disclosuresAt({ countryId, stateId, city }, LATER)
      .flatMap(({ paragraphs }) => paragraphs)
      .join(' ');
  expect(texts('US', 'US-NY', 'Queens')).toContain('no earlier than 10 business days after this notice');
  expect(texts('US', 'US-NY', 'Queens')).toContain('an alternative selection process or an accommodation');
  expect(texts('US', 'US-IL', 'Chicago')).toContain(
    'your interview is deleted within 30 days, with all copies',
  );
  expect(texts('US', 'US-IL', 'Chicago')).toContain(
    'A program reads your resume and says which requirements of the job are found in it.',
  );
  expect(texts('US', 'US-CA', 'Oakland')).toContain(
    'California asks employers to keep applications, interviews and reports for at least 4 years, counted from the latest decision.',
  );
  expect(texts('US', 'US-CA', 'Oakland')).toContain('Where no person decides, you can opt out');
  expect(texts('US', 'US-CO', 'Denver')).toContain('ask for a review by a person');
  expect(texts('CA', 'CA-08', 'Ottawa')).toContain('within 45 days after the interview');
  expect(texts('FR', 'FR-11', 'Paris')).toContain('An AI system is used in this recruitment');
  const [notice] = disclosuresAt({ countryId: 'US', stateId: 'US-IL', city: 'Chicago' }, NOW);
  expect(notice).toMatchObject({
    version: '2026-11-23',
    law: 'Artificial Intelligence Video Interview Act, 820 ILCS 42',
    action: { label: 'My privacy', to: '/my-privacy' },
  });
});

test('the lists of places have these places', () => {
  const states = [...listStates('US'), ...listStates('CA')].map(({ id, name }) => `${id} ${name}`);
  expect(states).toEqual(
    expect.arrayContaining([
      'US-NY New York',
      'US-IL Illinois',
      'US-CA California',
      'US-CO Colorado',
      'CA-08 Ontario',
    ]),
  );
  const cities = listCities('US-NY').map(({ name }) => name);
  const city = ['New York City', 'Manhattan', 'Brooklyn', 'Queens', 'The Bronx', 'Staten Island'];
  expect(cities).toEqual(expect.arrayContaining(city));
  const union = listCountries().filter(
    ({ id }) => disclosuresAt({ countryId: id, stateId: '', city: '' }, NOW).length > 0,
  );
  expect(union).toHaveLength(27);
});
