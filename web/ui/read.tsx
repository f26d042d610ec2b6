import { useState, type ReactNode } from 'react';
import { Empty, type EmptyProps } from './empty.tsx';
import { Failure } from './failure.tsx';

/** The part of a query that this needs; what `useRead` and `useReadPages` give fits. */
export interface ReadState<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ReadProps<T> {
  query: ReadState<T>;
  /** A skeleton in the shape of what comes. */
  waiting: ReactNode;
  /** Said instead of the server's sentence when it could not be read. */
  failure?: string;
  /** When there is nothing to show, and what is said then; 'never' where an answer always shows something. */
  empty: (EmptyProps & { when: (data: T) => boolean }) | 'never';
  children: (data: T) => ReactNode;
}

/** The one way to show what was read: waiting, failing and being empty cannot be forgotten. */
export function Read<T>({ query, waiting, failure, empty, children }: ReadProps<T>) {
  // What failed stays while it is tried again: whoever pressed Try again keeps the focus on it.
  const [retried, setRetried] = useState<Error | null>(null);
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
  if (empty !== 'never' && empty.when(query.data)) return <Empty text={empty.text} next={empty.next} />;
  return children(query.data);
}
