import { locale } from '#contract/messages/message.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { badInput } from '#server/platform/outcome.ts';
import { listCountries, listStates, placeNames } from './geography.ts';

export interface PlaceIds {
  countryId: string;
  stateId: string;
  cityId: string;
}
interface PlaceNames {
  country: string;
  state: string;
  city: string;
}

const REMEMBERED = 5_000;
const remembered = new Map<string, PlaceNames>();

/**
 * The names of a stored place. Blank for a place that is not in this release's data. Cached, because finding a city's
 * name means searching its state, and a list of jobs needs the same few names many times.
 */
export function namesOfPlace(place: PlaceIds): PlaceNames {
  const key = [locale(), place.countryId, place.stateId, place.cityId].join('\n');
  const known = remembered.get(key);
  if (known) return known;
  const names = placeNames(place) ?? { country: '', state: '', city: '' };
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(key, names);
  return names;
}

/** Throws a Failure that names the field unless the city is in the state and the state in the country. */
export function requirePlace(place: PlaceIds): void {
  if (!listCountries().some((country) => country.id === place.countryId)) {
    throw badInput('countryId', TEXTS.selectCountry);
  }
  if (!listStates(place.countryId).some((state) => state.id === place.stateId)) {
    throw badInput('stateId', 'Please select a state of this country');
  }
  if (!placeNames(place)) throw badInput('cityId', 'Please select a City of this state');
}
