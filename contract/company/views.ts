/** The lists whose filters and order can be saved as a view. */
export const VIEW_LISTS = [
  'received',
  'upcoming',
  'completed',
  'rejected',
  'missed',
  'applicants',
  'review',
  'insights',
] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

const PARAMETERS_MAX = 20;
const VALUE_MAX = 200;
const NAME = /^[a-zA-Z][a-zA-Z0-9-]{0,39}$/;

/** Query parameters that are not part of a view: the page of the list, and what opens one row. */
const NOT_KEPT = ['cursor', 'limit'];

/** Whether a text is the query of a list's address: plain names with short values, without a page. */
export function isViewQuery(query: string): boolean {
  if (query.startsWith('?') || query.includes('#')) return false;
  const parameters = [...new URLSearchParams(query)];
  return (
    parameters.length <= PARAMETERS_MAX &&
    parameters.every(
      ([name, value]) => NAME.test(name) && !NOT_KEPT.includes(name) && value.length <= VALUE_MAX,
    )
  );
}
