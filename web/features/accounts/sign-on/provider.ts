import { startSignOn } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import type { ApiError } from '#web/api/api-error.ts';
import type { InputOf } from '#web/api/types.ts';

/** The name of the operator's single sign-on, which the server writes into the page. Null if there is none. */
export function operatorsSignOn(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="sign-on"]')?.content ?? null;
}

/** Sends the browser to the provider's page. It comes back to the page /sign-on. */
export async function goToProvider(input: InputOf<typeof startSignOn>): Promise<void> {
  const { data } = await send(startSignOn, input, { whenSignedOut: 'keep-page' });
  location.assign(data.address);
}

/** The provider that a company requires after the right password. A null `companyId` means the operator's. */
export function requiredSignOnOf({ code, data }: ApiError): { companyId: string | null } | null {
  return code === 'sign-in.sign-on-required' ? (data as { companyId: string | null }) : null;
}
