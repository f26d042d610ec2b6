import type { z } from 'zod';
import type { secondFactorWanted } from '#contract/account/second-factor.ts';
import type { ApiError } from '#web/api/api-error.ts';

/** What a sign-in still needs after the right password. */
export type WantedFactor = z.output<typeof secondFactorWanted>;

/** Null if the sign-in was refused for another reason. */
export function wantedFactorOf({ code, data }: ApiError): WantedFactor | null {
  return code === 'sign-in.second-factor-needed' || code === 'sign-in.second-factor-to-set-up'
    ? (data as WantedFactor)
    : null;
}
