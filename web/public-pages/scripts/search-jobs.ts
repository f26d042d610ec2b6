import { filtersIn } from '#contract/job/job-filters.ts';
import { publicJobsPath } from '#contract/shared/paths.ts';
import { stateNameIn, stateOptions } from '#contract/interview/state-names.ts';
import { readSmall } from '#web/api/small-client.ts';

const PAUSE_MS = 250;
const SUGGESTED = 20;

/**
 * Shows matching jobs while a person types, and suggests states. The server renders the list. Pressing Search reloads
 * the page.
 */
export function searchWhileTyping(form: HTMLFormElement): void {
  const designation = form.elements.namedItem('designation');
  const state = form.elements.namedItem('state');
  if (!(designation instanceof HTMLInputElement) || !(state instanceof HTMLInputElement)) return;
  const states = suggestionsOf(state);
  const designations = suggestionsOf(designation);
  let running = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const later = (act: (signal: AbortSignal) => Promise<void>) => {
    clearTimeout(pause);
    running.abort();
    running = new AbortController();
    const { signal } = running;
    pause = setTimeout(() => void act(signal).catch(tellFailure), PAUSE_MS);
  };
  const search = (signal: AbortSignal) =>
    show(
      publicJobsPath({
        designation: designation.value.trim(),
        state: state.value.trim(),
        ...filtersIn(new FormData(form)),
      }),
      signal,
    );
  designation.addEventListener('input', () =>
    later(async (signal) => {
      await search(signal);
      await suggestDesignations(designation.value.trim(), designations, signal);
    }),
  );
  for (const filter of form.querySelectorAll('select'))
    filter.addEventListener('change', () => later(search));
  state.addEventListener('input', () =>
    later(async (signal) => {
      const isKnown = [...states.options].some(({ value }) => value === state.value);
      if (state.value.trim() === '' || isKnown) return search(signal);
      return suggestStates(state.value, states, signal);
    }),
  );
  // A person may have typed before this script was loaded.
  for (const field of [designation, state])
    if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input'));
}

/** A list for the field. The browser shows the entries that match what is typed. */
function suggestionsOf(field: HTMLInputElement): HTMLDataListElement {
  const list = document.createElement('datalist');
  list.id = `suggested-${field.name}`;
  field.after(list);
  field.setAttribute('list', list.id);
  return list;
}

async function show(address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const found = page.querySelector('[data-found]');
  const place = document.querySelector('[data-found]');
  // A server that is too busy answers with another page.
  if (!found || !place) throw new Error('The answer to the search has no list');
  for (const failed of document.querySelectorAll<HTMLElement>('[data-search-failed]')) failed.hidden = true;
  place.replaceChildren(...found.childNodes);
  history.replaceState(history.state, '', address);
}

interface Named {
  id: string;
  name: string;
}

async function suggestDesignations(
  typed: string,
  list: HTMLDataListElement,
  signal: AbortSignal,
): Promise<void> {
  if (typed === '') return list.replaceChildren();
  const query = { designation: typed };
  const found = await readSmall<{ name: string }[]>('jobs/suggestDesignations', query, { signal });
  list.replaceChildren(...(found ?? []).map(({ name }) => optionOf(name)));
}

async function suggestStates(typed: string, list: HTMLDataListElement, signal: AbortSignal): Promise<void> {
  const query = { search: stateNameIn(typed), limit: String(SUGGESTED) };
  const [states, countries] = await Promise.all([
    readSmall<(Named & { countryId: string })[]>('master/getMasterState', query, { signal }),
    readSmall<Named[]>('master/getMasterCountry', {}, { signal }),
  ]);
  const named = stateOptions(states ?? [], countries ?? []);
  list.replaceChildren(...named.map(({ label }) => optionOf(label)));
}

function optionOf(value: string): HTMLOptionElement {
  const option = document.createElement('option');
  option.value = value;
  return option;
}

function tellFailure(failure: unknown): void {
  // The next letter cancels the search for the earlier ones.
  if (failure instanceof DOMException && failure.name === 'AbortError') return;
  const place = document.querySelector<HTMLElement>('[data-search-failed]');
  if (place) place.hidden = false;
  else throw failure;
}
