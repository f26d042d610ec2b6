import { describe, expect, test } from 'vitest';
import { findStates, listCities, listCountries, listStates, placeNames } from './geography.ts';

const collator = new Intl.Collator('en');
const names = (list: { name: string }[]) => list.map((entry) => entry.name);
const idOf = (list: { id: string; name: string }[], name: string) =>
  list.find((entry) => entry.name === name)?.id ?? `no ${name}`;

const countries = listCountries();
const states = countries.flatMap((country) => listStates(country.id));

describe('the lists', () => {
  test('contain the countries of the world, each with states, and each state with cities', () => {
    expect(countries.length).toBeGreaterThan(240);
    expect(countries.filter((country) => listStates(country.id).length === 0)).toEqual([]);
    expect(states.filter((state) => listCities(state.id).length === 0)).toEqual([]);
  });

  test('give each entry an id of its own, and its parent', () => {
    expect(new Set(countries.map((country) => country.id)).size).toBe(countries.length);
    expect(new Set(states.map((state) => state.id)).size).toBe(states.length);
    for (const country of countries) {
      expect(listStates(country.id).every((state) => state.countryId === country.id)).toBe(true);
    }
    const ids = new Set<string>();
    let cities = 0;
    for (const state of states) {
      for (const city of listCities(state.id)) {
        ids.add(city.id);
        cities += 1;
        if (city.stateId !== state.id) expect(city).toMatchObject({ stateId: state.id });
      }
    }
    expect(cities).toBeGreaterThan(150_000);
    expect(ids.size).toBe(cities);
  });

  test('are ordered by name, without duplicates or blanks', () => {
    for (const list of [
      countries,
      listStates('US'),
      listStates('IN'),
      listCities('US-TX'),
      listCities('IN-16'),
    ]) {
      expect(names(list)).toEqual([...new Set(names(list))].sort(collator.compare));
      expect(names(list)).not.toContain('');
    }
  });

  test('contain real places', () => {
    expect(idOf(countries, 'India')).toBe('IN');
    expect(names(listStates('US'))).toEqual(expect.arrayContaining(['California', 'New York', 'Texas']));
    expect(names(listCities(idOf(listStates('IN'), 'Maharashtra')))).toEqual(
      expect.arrayContaining(['Mumbai', 'Nagpur', 'Pune']),
    );
  });

  test('give a country without divisions one state with the country’s name', () => {
    expect(listStates('SG')).toEqual([{ id: 'SG-00', name: 'Singapore', countryId: 'SG' }]);
    expect(names(listCities('SG-00'))).toContain('Singapore');
  });

  test('are empty for ids that do not exist', () => {
    expect(listStates('ZZ')).toEqual([]);
    expect(listStates('')).toEqual([]);
    expect(listCities('US-ZZ')).toEqual([]);
    expect(listCities('constructor')).toEqual([]);
  });
});

describe('placeNames', () => {
  const austin = { countryId: 'US', stateId: 'US-TX', cityId: idOf(listCities('US-TX'), 'Austin') };

  test('names a city with its state and country', () => {
    expect(placeNames(austin)).toEqual({ country: 'United States', state: 'Texas', city: 'Austin' });
  });

  test('returns nothing for a city of another state, a state of another country, and unknown ids', () => {
    expect(placeNames({ ...austin, stateId: 'US-CA' })).toBeNull();
    expect(placeNames({ ...austin, countryId: 'IN' })).toBeNull();
    expect(placeNames({ ...austin, countryId: 'ZZ' })).toBeNull();
    expect(placeNames({ ...austin, cityId: 'US-TX-0' })).toBeNull();
    expect(placeNames({ countryId: '', stateId: '', cityId: '' })).toBeNull();
  });
});

test('a city keeps its id from release to release, since profiles and jobs store it', () => {
  expect(idOf(listCities('US-TX'), 'Abilene')).toBe('US-TX-444iopmm8m');
});

describe('findStates', () => {
  test('puts names that begin with the query first, and respects the limit', () => {
    const found = names(findStates('new', 5));
    expect(found).toHaveLength(5);
    expect(found.filter((name) => !name.toLowerCase().startsWith('new'))).toEqual([]);
  });

  test('finds nothing for a blank or unknown query', () => {
    expect(findStates('  ')).toEqual([]);
    expect(findStates('Atlantis of nowhere')).toEqual([]);
  });
});
