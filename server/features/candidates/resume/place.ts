import { ZIP_CODE } from '#contract/shared/typed.ts';
import {
  type City,
  type State,
  listCities,
  listCountries,
  listStates,
} from '#server/features/masters/geography.ts';
import { type Found, headOf, piecesOf, quoted } from './found.ts';

/** Finds where someone lives at the top of a resume, using only the names in the master lists. */

export interface FoundPlace {
  countryId: string;
  country: string;
  stateId: string;
  state: string;
  cityId: string;
  city: string;
}

const ALIASES: Record<string, string> = {
  usa: 'US',
  us: 'US',
  'u s a': 'US',
  'u s': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uae: 'AE',
  deutschland: 'DE',
  österreich: 'AT',
  schweiz: 'CH',
  españa: 'ES',
  italia: 'IT',
  brasil: 'BR',
  nederland: 'NL',
};
const CANADIAN: Record<string, string> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
};
const LABEL =
  /^(?:(?:home|current|postal|mailing|permanent)\s+)?(?:address|location|residence|city)\s*[:：]\s*/iu;

const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const named = <Place extends { name: string }>(places: readonly Place[], name: string): Place | undefined =>
  name === '' ? undefined : places.find((place) => folded(place.name) === folded(name));

/** The parts of 'San Francisco, CA 94105, USA', each without its zip code. */
const partsOf = (piece: string): string[] =>
  piece
    .replace(LABEL, '')
    .split(/[,;]/u)
    .map((part) =>
      part
        .replace(/\b\p{Lu}*\d[\p{Lu}\d-]*\b/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');

/**
 * The first place at the top of the resume that is in the master lists. State and city are blank if they are not
 * stated.
 */
export function readPlace(text: string): Found<FoundPlace> | null {
  let country: Found<FoundPlace> | null = null;
  for (const line of headOf(text)) {
    for (const piece of piecesOf(line)) {
      const place = placeIn(partsOf(piece));
      if (place === null) continue;
      const found = { value: place, words: quoted(line) };
      if (place.stateId !== '') return found;
      country ??= found;
    }
  }
  return country;
}

function placeIn(parts: readonly string[]): FoundPlace | null {
  const last = parts.at(-1);
  if (last === undefined) return null;
  const countries = listCountries();
  const countryId = ALIASES[folded(last)] ?? named(countries, last)?.id;
  const rest = countryId === undefined || parts.length === 1 ? parts : parts.slice(0, -1);
  const [state, ...none] = countryId === undefined ? statesOf(rest) : statesWithin(countryId, rest);
  if (state !== undefined && none.length === 0) {
    const city = cityIn(state.state, rest.slice(0, state.at));
    return present(state.state.countryId, state.state, city);
  }
  if (countryId === undefined) return null;
  const cities = rest.slice(-1).flatMap((name) => citiesNamed(countryId, name));
  const sole =
    cities.length === 1
      ? cities[0]
      : cities.find(({ city, state: its }) => folded(its.name) === folded(city.name));
  // A single name, 'Georgia' or 'Jordan', is ambiguous.
  if (sole === undefined && parts.length === 1) return null;
  return present(countryId, sole?.state, sole?.city);
}

/** If no country is named, the short name of a US or Canadian state counts if it follows a city of that state. */
function statesOf(parts: readonly string[]): { state: State; at: number }[] {
  const at = parts.length - 1;
  const short = parts[at] ?? '';
  if (at < 1) return [];
  const us = /^[A-Z]{2}$/.test(short)
    ? listStates('US').find(({ id }) => id === `US-${short}`)
    : named(listStates('US'), short);
  const canada = named(listStates('CA'), CANADIAN[short] ?? short);
  return [us, canada].flatMap((state) =>
    state !== undefined && cityIn(state, parts.slice(0, at)) !== undefined ? [{ state, at }] : [],
  );
}

function statesWithin(countryId: string, parts: readonly string[]): { state: State; at: number }[] {
  const at = parts.length - 1;
  const name = parts[at] ?? '';
  const state =
    listStates(countryId).find(({ id }) => countryId === 'US' && id === `US-${name}`) ??
    named(listStates(countryId), (countryId === 'CA' ? CANADIAN[name] : undefined) ?? name);
  // A city with the same name as its state is only written once: 'Berlin, Germany'.
  return state === undefined ? [] : [{ state, at: at === 0 ? 1 : at }];
}

function cityIn(state: State, parts: readonly string[]): City | undefined {
  const before = parts.at(-1) ?? '';
  const cities = listCities(state.id);
  const whole = named(cities, before);
  if (whole) return whole;
  // '12 Main Street San Francisco': the longest name at the end counts.
  const words = folded(before).split(' ');
  for (let from = Math.max(1, words.length - 4); from < words.length; from += 1) {
    const city = named(cities, words.slice(from).join(' '));
    if (city) return city;
  }
  return undefined;
}

const citiesNamed = (countryId: string, name: string): { state: State; city: City }[] =>
  listStates(countryId).flatMap((state) => {
    const city = named(listCities(state.id), name);
    return city ? [{ state, city }] : [];
  });

const present = (countryId: string, state: State | undefined, city: City | undefined): FoundPlace => ({
  countryId,
  country: listCountries().find(({ id }) => id === countryId)?.name ?? countryId,
  stateId: state?.id ?? '',
  state: state?.name ?? '',
  cityId: city?.id ?? '',
  city: city?.name ?? '',
});

const LABELLED_ZIP =
  /\b(?:zip|zip\s?code|postal\s?code|post\s?code|pin|pin\s?code|plz)\s*(?:[:：#-]\s*)?(\d{5})(?!\d)/iu;
const ZIP_AFTER_STATE = /,\s*\p{L}[\p{L}. ]*(?:[^\S ]\s*)?(?<=\s)(\d{5})(?:-\d{4})?(?!\d)/u;
const ZIP_BEFORE_CITY = /(?:^|,\s*)(\d{5})\s+\p{Lu}/u;

export function readZipCode(text: string): Found<string> | null {
  const head = headOf(text);
  for (const pattern of [LABELLED_ZIP, ZIP_AFTER_STATE, ZIP_BEFORE_CITY]) {
    for (const line of pattern === LABELLED_ZIP ? text.split('\n') : head) {
      const zip = pattern.exec(line)?.[1];
      if (zip !== undefined && ZIP_CODE.test(zip)) return { value: zip, words: quoted(line) };
    }
  }
  return null;
}
