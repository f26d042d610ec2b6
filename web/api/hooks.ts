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
import type { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import { send, sendFile, type Reply, type SendOptions } from './client.ts';
import type { InputOf, OutputOf } from './types.ts';

export interface ReadOptions extends Pick<SendOptions, 'whenSignedOut'> {
  enabled?: boolean;
  /** How long an output counts as fresh, in milliseconds. */
  staleTime?: number;
  /** Milliseconds between reads, or false for none. A function gets the latest output. */
  refetchInterval?: number | false | ((data: unknown) => number | false);
  /** Shows the output for the previous input until the output for the new input arrives. */
  keepPrevious?: boolean;
}

/** Reads state from the server. All components that read with the same call and input share the result. */
export function useRead<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: ReadOptions = {},
): UseQueryResult<OutputOf<C>, ApiError> {
  const { enabled, refetchInterval } = options;
  return useQuery<OutputOf<C>, ApiError>({
    queryKey: [call.path, input],
    queryFn: async ({ signal }) =>
      (await send(call, input, { signal, whenSignedOut: options.whenSignedOut })).data,
    enabled,
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
    refetchInterval:
      typeof refetchInterval === 'function' ? (query) => refetchInterval(query.state.data) : refetchInterval,
    placeholderData: options.keepPrevious ? keepPreviousData : undefined,
  });
}

/** Reads ahead, for example while the pointer moves to what will show the output. An error appears there. */
export function usePrefetchRead<C extends Call>(call: C): (input: InputOf<C>) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (input) => {
      const read = queryClient.query({
        queryKey: [call.path, input],
        queryFn: async ({ signal }) => (await send(call, input, { signal })).data,
      });
      read.catch(() => {});
    },
    [queryClient, call],
  );
}

export interface Pages<Output, Item> {
  items: Item[];
  /** The output of the first page, used for totals. */
  first: Output | undefined;
}

/** Reads a list page by page. The cursor is `nextCursor` of the output, or comes from the Link header. */
export function useReadPages<C extends Call, Item>(
  call: C,
  input: InputOf<C>,
  itemsOf: (data: OutputOf<C>) => readonly Item[],
  options: Pick<ReadOptions, 'enabled' | 'keepPrevious'> = {},
) {
  return useInfiniteQuery({
    queryKey: [call.path, input, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }): Promise<Reply<OutputOf<C>>> =>
      send(call, pageOf(input, pageParam), { signal }),
    getNextPageParam: cursorOf,
    select: (data): Pages<OutputOf<C>, Item> => ({
      items: data.pages.flatMap((page) => itemsOf(page.data)),
      first: data.pages[0]?.data,
    }),
    enabled: options.enabled,
    placeholderData: options.keepPrevious ? keepPreviousData : undefined,
  });
}

export const pageOf = <C extends Call>(input: InputOf<C>, cursor: string | undefined) =>
  (cursor === undefined ? input : { ...Object(input), cursor }) as InputOf<C>;
export const cursorOf = <C extends Call>(page: Reply<OutputOf<C>>) =>
  cursorIn(page.data) ?? page.nextCursor ?? undefined;

function cursorIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('nextCursor' in data)) return undefined;
  return typeof data.nextCursor === 'string' ? data.nextCursor : undefined;
}

export interface SendHookOptions<C extends Call> extends Pick<SendOptions, 'whenSignedOut'> {
  refreshes?: readonly Call[];
  onSuccess?: (answer: Reply<OutputOf<C>>, input: InputOf<C>) => void;
  onError?: (error: ApiError, input: InputOf<C>) => void;
}

/** Changes state on the server: `mutate(input)`, or `mutateAsync(input)` to get the answer. */
export function useSend<C extends Call>(
  call: C,
  options: SendHookOptions<C> = {},
): UseMutationResult<Reply<OutputOf<C>>, ApiError, InputOf<C>> {
  const refresh = useRefresh();
  return useMutation<Reply<OutputOf<C>>, ApiError, InputOf<C>>({
    mutationFn: (input) => send(call, input, { whenSignedOut: options.whenSignedOut }),
    onSuccess: async (answer, input) => {
      if (options.refreshes) await refresh(...options.refreshes);
      options.onSuccess?.(answer, input);
    },
    onError: (error, input) => options.onError?.(error, input),
  });
}

/** Repeats these reads if a screen shows them. Otherwise drops them, so that the next page doesn't act on old data. */
export function useRefresh(): (...calls: readonly Call[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (...calls) => {
      for (const { path } of calls) client.removeQueries({ queryKey: [path], type: 'inactive' });
      // Otherwise a first read still in progress would be used, although it may hold the old state.
      await Promise.all(calls.map(({ path }) => client.cancelQueries({ queryKey: [path] })));
      await Promise.all(calls.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
    },
    [client],
  );
}

export interface Upload<C extends Call> {
  /** Sends the file. Rejects with an ApiError, or with an AbortError if cancelled. */
  upload: (file: Blob, input: InputOf<C>, filename?: string) => Promise<Reply<OutputOf<C>>>;
  cancel: () => void;
  /** 0 to 1 during an upload, otherwise null. */
  progress: number | null;
}

/** Uploads files and reports progress. Leaving the page cancels the upload. */
export function useUpload<C extends Call>(
  call: C,
  options: Pick<SendOptions, 'whenSignedOut'> = {},
): Upload<C> {
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const upload = async (file: Blob, input: InputOf<C>, filename?: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      return await sendFile(call, input, file, {
        signal: controller.signal,
        onProgress: setProgress,
        filename,
        whenSignedOut: options.whenSignedOut,
      });
    } finally {
      if (running.current === controller) setProgress(null);
    }
  };
  return { upload, cancel: () => running.current?.abort(), progress };
}
