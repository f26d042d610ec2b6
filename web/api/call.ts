import type { Endpoint, UploadRule } from '#contract/endpoint.ts';

declare const described: unique symbol;

/**
 * What the browser has to know of an endpoint to call it. The contract's own description holds zod schemas,
 * and zod would be a large part of every page. calls.ts has one of these for each endpoint.
 */
export interface Call<E extends Endpoint = Endpoint> {
  method: 'GET' | 'POST';
  /** Relative to `/api/`. `:name` marks a variable part. */
  path: string;
  /** The fields of the input that have another name in the API: the web's name, and the API's. */
  names?: Readonly<Record<string, string>>;
  upload?: UploadRule;
  /** The values of the input `sort`. */
  orders?: readonly string[];
  /** Exists for the type checker only: the endpoint, from which the types of input and output come. */
  readonly [described]: E;
}

export type EndpointOf<C extends Call> = C[typeof described];

type Details = Pick<Call, 'names' | 'upload' | 'orders'>;

export const get = <E extends Endpoint>(path: string, details: Details = {}): Call<E> =>
  ({ method: 'GET', path, ...details }) as Call<E>;

export const post = <E extends Endpoint>(path: string, details: Details = {}): Call<E> =>
  ({ method: 'POST', path, ...details }) as Call<E>;
