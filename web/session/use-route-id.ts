import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** From the address, or from the navigation state, which is moved to the address to survive a reload. */
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
