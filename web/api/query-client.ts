import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Only errors that may be temporary are retried: no network, or an overloaded or failing server. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.httpStatus === 0 || error.httpStatus === 503);
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({
      // An owner changed what the person may do, so they may no longer see what is on the screen.
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'company.not-allowed')
          void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => count < 2 && mayPass(error),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
