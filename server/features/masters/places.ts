import { TEXTS } from '#contract/texts.ts';
import { badInput } from '#server/platform/outcome.ts';
import { listCountries, listStates, placeNames } from './geography.ts';

export interface PlaceIds {
  countryId: string;
  stateId: string;
  cityId: string;
}
export interface PlaceNames {
  country: string;
  state: string;
  city: string;
}

const REMEMBERED = 5_000;
const remembered = new Map<string, PlaceNames>();

/**
 * Names of a stored place. Names are blank for one that this release's data no longer holds. Remembered, since a city's
 * name is found by going through its state and a list of jobs names the same few over and over.
 */
export function namesOfPlace(place: PlaceIds): PlaceNames {
  const key = `${place.countryId}\n${place.stateId}\n${place.cityId}`;
  const known = remembered.get(key);
  if (known) return known;
  const names = placeNames(place) ?? { country: '', state: '', city: '' };
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(key, names);
  return names;
}

/** Throws a Failure that names the field unless the city lies in the state and the state in the country. */
export function requirePlace(place: PlaceIds): void {
  if (!listCountries().some((country) => country.id === place.countryId)) {
    throw badInput('countryId', TEXTS.selectCountry);
  }
  if (!listStates(place.countryId).some((state) => state.id === place.stateId)) {
    throw badInput('stateId', 'Please select a state of this country');
  }
  if (!placeNames(place)) throw badInput('cityId', 'Please select a City of this state');
}
