import { expect, test } from 'vitest';
import { stateNamed, stateNameIn, stateOptions } from './state-names.ts';

const options = stateOptions(
  [
    { id: 'IN.23', name: 'Punjab', countryId: 'IN' },
    { id: 'PK.04', name: 'Punjab', countryId: 'PK' },
    { id: 'BR.27', name: 'São Paulo', countryId: 'BR' },
    { id: 'XX.01', name: 'Nowhere', countryId: 'XX' },
  ],
  [
    { id: 'IN', name: 'India' },
    { id: 'PK', name: 'Pakistan' },
    { id: 'BR', name: 'Brazil' },
  ],
);

test('each state has the name of its country', () => {
  expect(options.map(({ label }) => label)).toEqual([
    'Punjab, India',
    'Punjab, Pakistan',
    'São Paulo, Brazil',
    'Nowhere',
  ]);
});

test('a typed state is found by its name, ignoring case and accents', () => {
  expect(stateNamed(' sao paulo ', options)?.value).toBe('BR.27');
  expect(stateNamed('punjab, pakistan', options)?.value).toBe('PK.04');
});

test('a part of a name is not a state', () => {
  expect(stateNamed('Punj', options)).toBeNull();
  expect(stateNamed('Atlantis', options)).toBeNull();
});

test('the country is not part of a state’s name', () => {
  expect(stateNameIn('Punjab, India')).toBe('Punjab');
});
