interface State {
  id: string;
  name: string;
  countryId: string;
}

export interface StateOption {
  value: string;
  label: string;
}

/** Some states in different countries have the same name: 'Punjab, India', 'Punjab, Pakistan'. */
export const stateLabel = (name: string, country: string): string => `${name}, ${country}`;

export function stateOptions(
  states: readonly State[],
  countries: readonly { id: string; name: string }[],
): StateOption[] {
  const names = new Map(countries.map(({ id, name }) => [id, name]));
  return states.map(({ id, name, countryId }) => {
    const country = names.get(countryId);
    return { value: id, label: country === undefined ? name : stateLabel(name, country) };
  });
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** The part of a typed text that could be the name of a state. */
export function stateNameIn(text: string): string {
  return text.split(',')[0]?.trim() ?? '';
}

/** The option for a typed text, with or without the country. Null if there is no such state. */
export function stateNamed(text: string, options: readonly StateOption[]): StateOption | null {
  const wanted = folded(text);
  return (
    options.find(({ label }) => folded(label) === wanted) ??
    options.find(({ label }) => folded(stateNameIn(label)) === wanted) ??
    null
  );
}
