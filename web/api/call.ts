import type { CONTRACT } from '#contract/shared/api.ts';
import type { Endpoint, UploadRule } from '#contract/shared/endpoint.ts';

declare const described: unique symbol;

/** What the browser needs to know about an endpoint. The contract's own description would bring zod into every page. */
export interface Call<E extends Endpoint = Endpoint> {
  method: 'GET' | 'POST';
  /** Relative to `/api/`. `:name` marks a variable part. */
  path: string;
  /** The input fields that have a different name in the API: the web's name, then the API's. */
  names?: Readonly<Record<string, string>>;
  upload?: UploadRule;
  /** The allowed values of the input `sort`. */
  orders?: readonly string[];
  /** For the type checker only: the endpoint, from which the types of input and output come. */
  readonly [described]: E;
}

export type EndpointOf<C extends Call> = C[typeof described];

type CallsOf<Exports> = {
  [Name in keyof Exports as Exports[Name] extends Endpoint ? Name : never]: Call<
    Extract<Exports[Name], Endpoint>
  >;
};

type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** One call for each endpoint of the contract, under its name there. */
export type Calls = CallsOf<Together<(typeof CONTRACT)[keyof typeof CONTRACT]>>;
