import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Only errors that can be temporary are retried: no network, an overloaded or failing server. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.httpStatus === 0 || error.httpStatus === 503);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => count < 2 && mayPass(error),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
