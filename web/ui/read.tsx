import { useEffect, useRef, useState, type ReactNode } from 'react';
import { announce } from './announce.ts';
import { Empty, type EmptyProps } from './empty.tsx';
import { Failure } from './failure.tsx';

/** The part of a query that this component needs. The results of `useRead` and `useReadPages` have it. */
export interface ReadState<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ReadProps<T> {
  query: ReadState<T>;
  /** A skeleton in the shape of the expected content. */
  waiting: ReactNode;
  /** Shown instead of the server's message if the data could not be read. */
  failure?: string;
  /** When the data counts as empty, and the text for that. 'never' if there is always something to show. */
  empty: (EmptyProps & { when: (data: T) => boolean }) | 'never';
  children: (data: T) => ReactNode;
}

/** Used wherever data is read, so that the loading, error and empty states are never missing. */
export function Read<T>({ query, waiting, failure, empty, children }: ReadProps<T>) {
  // The error stays visible during a retry, so that the Try again button keeps the focus.
  const [retried, setRetried] = useState<Error | null>(null);
  const isEmpty = query.data !== undefined && empty !== 'never' && empty.when(query.data);
  useAnnounced(query.data === undefined ? null : isEmpty ? empty.text : LOADED);
  if (query.data === undefined) {
    const error = query.error ?? (query.isFetching ? retried : null);
    if (error === null) return waiting;
    const retry = () => {
      setRetried(error);
      return query.refetch();
    };
    return (
      <Failure message={failure ?? error.message} onRetry={() => void retry()} retrying={query.isFetching} />
    );
  }
  if (isEmpty) return <Empty text={empty.text} next={empty.next} />;
  return children(query.data);
}

const LOADED = 'Loaded.';

/** Announces what is shown after something else was shown, or after another wait. Null while waiting. */
function useAnnounced(shown: string | null): void {
  const last = useRef<string>(undefined);
  const hasWaited = useRef(false);
  useEffect(() => {
    if (shown === null) {
      hasWaited.current = true;
      return;
    }
    const isNew = shown !== last.current || hasWaited.current;
    if (last.current !== undefined && isNew) announce(shown);
    last.current = shown;
    hasWaited.current = false;
  }, [shown]);
}
