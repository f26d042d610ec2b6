import type { Context } from '#server/platform/context.ts';
import { badInput } from '#server/platform/outcome.ts';

/** Throws a Failure if nothing may be sent to this address. It is checked again at each connection. */
export async function checkAddress(ctx: Context, address: string): Promise<void> {
  const refusal = await ctx.outgoing.refusalOf(address);
  if (refusal !== null) throw badInput('address', refusal, 'webhook.address-refused');
}
