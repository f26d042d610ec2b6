import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * An id that a page was opened with: from the address, otherwise from navigation state. An id from the state
 * is also put into the address, so that the page survives a reload and can be shared.
 */
export function useRouteId(key: string): string | null {
  const location = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const state: unknown = location.state;
  const given =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[key] : undefined;
  const inState = typeof given === 'string' && given !== '' ? given : null;
  const inQuery = query.get(key);

  useEffect(() => {
    if (inState === null || inQuery !== null) return;
    const search = new URLSearchParams(location.search);
    search.set(key, inState);
    void navigate({ search: `?${search}`, hash: location.hash }, { replace: true, state });
  }, [inState, inQuery, key, location.search, location.hash, navigate, state]);

  return inQuery ?? inState;
}
