/** Generated from the contract by scripts/web-calls.ts. */
declare module '#web/api/calls.ts' {
  import type { Calls } from '#web/api/call.ts';
  const calls: Calls;
  export = calls;
}
