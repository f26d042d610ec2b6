import { filtersIn } from '#contract/job/job-filters.ts';
import type { JobSearch } from './search-bar.tsx';

/** A search as stored in the page's address. */

export const NO_SEARCH: JobSearch = { designation: '', state: null, filters: {} };

export function searchIn(address: URLSearchParams): JobSearch {
  const stateId = address.get('stateId');
  return {
    designation: address.get('designation') ?? '',
    state: stateId === null ? null : { value: stateId, label: address.get('state') ?? '' },
    filters: filtersIn(address),
  };
}

export function addressOf({ designation, state, filters }: JobSearch): URLSearchParams {
  return new URLSearchParams({
    ...(designation === '' ? {} : { designation }),
    ...(state === null ? {} : { stateId: state.value, state: state.label }),
    ...filters,
  });
}
