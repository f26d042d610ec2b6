import { useCallback, useEffect, useRef, useState } from 'react';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { send, sendFile, type Reply, type SendOptions } from './client.ts';
import type { InputOf, OutputOf } from './types.ts';

export interface ReadOptions extends Pick<SendOptions, 'whenSignedOut'> {
  enabled?: boolean;
  /** How long an output counts as fresh, in milliseconds. */
  staleTime?: number;
  /** Milliseconds between reads, or false. A function gets the latest output. */
  refetchInterval?: number | false | ((data: unknown) => number | false);
  /** Shows the output for the previous input until the output for the new input arrives. */
  keepPrevious?: boolean;
}

/** A read of the server's state. All callers with the same endpoint and input share it. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: ReadOptions = {},
): UseQueryResult<OutputOf<E>, ApiError> {
  const { refetchInterval } = options;
  return useQuery<OutputOf<E>, ApiError>({
    queryKey: [endpoint.path, input],
    queryFn: async ({ signal }) => (await send(endpoint, input, { signal, ...pickSend(options) })).data,
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    ...(refetchInterval === undefined
      ? {}
      : {
          refetchInterval:
            typeof refetchInterval === 'function'
              ? (query) => refetchInterval(query.state.data)
              : refetchInterval,
        }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

export interface Pages<Output, Item> {
  items: Item[];
  /** The output of the first page, for totals. */
  first: Output | undefined;
}

/**
 * A list that is read page by page. `itemsOf` returns the rows of an output. The next cursor is `nextCursor`
 * of the output, or comes from the Link header. `query.fetchNextPage()` and `query.hasNextPage` lead to more
 * rows.
 */
export function useReadPages<E extends Endpoint, Item>(
  endpoint: E,
  input: InputOf<E>,
  itemsOf: (data: OutputOf<E>) => readonly Item[],
  options: Pick<ReadOptions, 'enabled' | 'keepPrevious'> = {},
) {
  return useInfiniteQuery({
    queryKey: [endpoint.path, input, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }): Promise<Reply<OutputOf<E>>> =>
      send(
        endpoint,
        (pageParam === undefined ? input : { ...Object(input), cursor: pageParam }) as InputOf<E>,
        { signal },
      ),
    getNextPageParam: (last) => cursorIn(last.data) ?? last.nextCursor ?? undefined,
    select: (data): Pages<OutputOf<E>, Item> => ({
      items: data.pages.flatMap((page) => itemsOf(page.data)),
      first: data.pages[0]?.data,
    }),
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

function cursorIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('nextCursor' in data)) return undefined;
  return typeof data.nextCursor === 'string' ? data.nextCursor : undefined;
}

export interface SendHookOptions<E extends Endpoint> extends Pick<SendOptions, 'whenSignedOut'> {
  /** Reads that this call changes. They are read again after a success. */
  refreshes?: readonly Endpoint[];
  onSuccess?: (answer: Reply<OutputOf<E>>, input: InputOf<E>) => void;
  onError?: (error: ApiError, input: InputOf<E>) => void;
}

/** A change of the server's state: `mutate(input)`, or `mutateAsync(input)` for its answer. */
export function useSend<E extends Endpoint>(
  endpoint: E,
  options: SendHookOptions<E> = {},
): UseMutationResult<Reply<OutputOf<E>>, ApiError, InputOf<E>> {
  const refresh = useRefresh();
  return useMutation<Reply<OutputOf<E>>, ApiError, InputOf<E>>({
    mutationFn: (input) => send(endpoint, input, pickSend(options)),
    onSuccess: async (answer, input) => {
      if (options.refreshes) await refresh(...options.refreshes);
      options.onSuccess?.(answer, input);
    },
    onError: (error, input) => options.onError?.(error, input),
  });
}

/**
 * Reads the given endpoints again if they are on the screen. Data that no screen shows at the moment is
 * dropped, because a page that opens next would act on outdated data.
 */
export function useRefresh(): (...endpoints: readonly Endpoint[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...endpoints) => {
      for (const { path } of endpoints) client.removeQueries({ queryKey: [path], type: 'inactive' });
      await Promise.all(endpoints.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
    },
    [client],
  );
}

export interface Upload<E extends Endpoint> {
  /** Sends the file; rejects with an ApiError, or with an AbortError when cancelled. */
  upload: (file: Blob, input: InputOf<E>, filename?: string) => Promise<Reply<OutputOf<E>>>;
  cancel: () => void;
  /** 0 to 1 during an upload, otherwise null. */
  progress: number | null;
  error: ApiError | null;
}

/** Uploads files and reports their progress. Leaving the page cancels the upload. */
export function useUpload<E extends Endpoint>(
  endpoint: E,
  options: Pick<SendOptions, 'whenSignedOut'> = {},
): Upload<E> {
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: Blob, input: InputOf<E>, filename?: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    setProgress(0);
    try {
      return await sendFile(endpoint, input, file, {
        signal: controller.signal,
        onProgress: setProgress,
        ...(filename === undefined ? {} : { filename }),
        ...pickSend(options),
      });
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure);
      throw failure;
    } finally {
      if (running.current === controller) setProgress(null);
    }
  };
  return { upload, cancel: () => running.current?.abort(), progress, error };
}

function pickSend(options: Pick<SendOptions, 'whenSignedOut'>): SendOptions {
  return options.whenSignedOut === undefined ? {} : { whenSignedOut: options.whenSignedOut };
}
