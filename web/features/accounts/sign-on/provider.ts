import { startSignOn } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import type { ApiError } from '#web/api/api-error.ts';
import type { InputOf } from '#web/api/types.ts';

/** What the operator's single sign-on is called; null if there is none. The server writes it into the page. */
export function operatorsSignOn(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="sign-on"]')?.content ?? null;
}

/** Leads the browser to the page of the provider. It comes back to the page /sign-on. */
export async function goToProvider(input: InputOf<typeof startSignOn>): Promise<void> {
  const { data } = await send(startSignOn, input, { whenSignedOut: 'keep-page' });
  location.assign(data.address);
}

/** The provider that a company asks for after the right password; null as `companyId` is that of the operator. */
export function requiredSignOnOf({ code, data }: ApiError): { companyId: string | null } | null {
  return code === 'sign-in.sign-on-required' ? (data as { companyId: string | null }) : null;
}
