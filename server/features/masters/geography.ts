import { readFileSync } from 'node:fs';
import { locale } from '#contract/messages/message.ts';

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
  /** State, hyphen, a hash of the name: the same in every release whose data has the same name. */
  id: string;
  name: string;
  stateId: string;
}

interface Geography {
  statesById: Map<string, State>;
  statesByCountry: Map<string, State[]>;
  /** The sorted city names of each state, joined by tabs. This takes a tenth of the memory of 170,000 objects. */
  cityNames: Map<string, string>;
}

/**
 * A line for each state: its id, its name, the names of its cities. Made by scripts/make-places.ts, because the package
 * with all cities has 17 MB, which would have to be read at each start.
 */
const PLACES = new URL('data/places.txt', import.meta.url);
const collator = new Intl.Collator('en');
const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name);

let loaded: Geography | undefined;

const regionNames = new Map<string, Intl.DisplayNames>();

/** In the language of the request. */
function countryName(id: string): string {
  const names = regionNames.get(locale()) ?? new Intl.DisplayNames(locale(), { type: 'region' });
  regionNames.set(locale(), names);
  return names.of(id) ?? id;
}

const countries = new Map<string, Country[]>();

/** Countries that have at least one city, by name. */
export function listCountries(): Country[] {
  const known =
    countries.get(locale()) ??
    [...geography().statesByCountry.keys()]
      .map((id) => ({ id, name: countryName(id) }))
      .sort((a, b) => a.name.localeCompare(b.name, locale()));
  countries.set(locale(), known);
  return known;
}

/** States of a country, by name; empty for an unknown country. */
export function listStates(countryId: string): State[] {
  return geography().statesByCountry.get(countryId) ?? [];
}

/** Cities of a state, by name; empty for an unknown state. */
export function listCities(stateId: string): City[] {
  return cityNamesOf(stateId).map((name) => ({ id: cityId(stateId, name), name, stateId }));
}

/** Names of a place. Null unless the city is in the state and the state in the country. */
export function placeNames(place: {
  countryId: string;
  stateId: string;
  cityId: string;
}): { country: string; state: string; city: string } | null {
  const state = geography().statesById.get(place.stateId);
  if (!state || state.countryId !== place.countryId) return null;
  if (!place.cityId.startsWith(`${state.id}-`)) return null;
  const city = cityNamesOf(state.id).find((name) => cityId(state.id, name) === place.cityId);
  return city === undefined ? null : { country: countryName(state.countryId), state: state.name, city };
}

interface StateWithCountry extends State {
  /** The name of its country. */
  country: string;
}

/** The state with this id. Null if there is none. */
export function stateWithId(id: string): StateWithCountry | null {
  const state = geography().statesById.get(id);
  return state ? withCountry(state) : null;
}

const englishNames = new Intl.DisplayNames('en', { type: 'region' });

function withCountry(state: State): StateWithCountry {
  // Searches are stored and passed on with these names, so they are English for everyone.
  return { ...state, country: englishNames.of(state.countryId) ?? state.countryId };
}

/**
 * States whose name contains the query, ignoring case and accents, at most `limit`. Those that begin with it come
 * first. An empty query finds none.
 */
export function findStates(query: string, limit = 10): StateWithCountry[] {
  const wanted = folded(query.trim());
  if (wanted === '') return [];
  const { statesById } = geography();
  const found: { state: State; begins: boolean }[] = [];
  for (const state of statesById.values()) {
    const at = folded(state.name).indexOf(wanted);
    if (at >= 0) found.push({ state, begins: at === 0 });
  }
  found.sort((a, b) => Number(b.begins) - Number(a.begins) || byName(a.state, b.state));
  return found.slice(0, limit).map(({ state }) => withCountry(state));
}

function geography(): Geography {
  loaded ??= load();
  return loaded;
}

function load(): Geography {
  const statesById = new Map<string, State>();
  const statesByCountry = new Map<string, State[]>();
  const cityNames = new Map<string, string>();
  for (const line of readFileSync(PLACES, 'utf8').split('\n')) {
    const [id, name] = line.split('\t', 2);
    if (id === undefined || name === undefined) continue;
    const countryId = id.slice(0, 2);
    const states = statesByCountry.get(countryId) ?? [];
    if (states.length === 0) statesByCountry.set(countryId, states);
    const state: State = { id, name, countryId };
    statesById.set(id, state);
    states.push(state);
    cityNames.set(id, line.slice(id.length + name.length + 2));
  }
  for (const states of statesByCountry.values()) states.sort(byName);
  return {
    statesById,
    statesByCountry,
    cityNames,
  };
}

/** Sorted by name, without duplicates. */
function cityNamesOf(stateId: string): string[] {
  return geography().cityNames.get(stateId)?.split('\t') ?? [];
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
