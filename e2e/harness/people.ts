import { randomBytes } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { getCaptcha, signIn, verifyEmail } from '#contract/account/auth.ts';
import type { Role } from '#contract/shared/audience.ts';
import type { Endpoint, Envelope, InputOf, MemberRole, OutputOf } from '#contract/shared/endpoint.ts';
import { submitEmployerProfile } from '#contract/account/employer.ts';
import {
  getCityMasterData,
  getMasterCompanySector,
  getMasterCountry,
  getMasterState,
} from '#contract/account/master.ts';
import type { Code } from '#contract/shared/refusals.ts';
import { signUp, uploadProfilePicture } from '#contract/account/users.ts';
import { solvedPayload } from '#server/testing/captcha.ts';
import { PNG } from '#server/testing/documents.ts';
import { STORED } from '#web/session/storage.ts';
import { readClaims } from '#web/session/token.ts';
import { readMail } from './mail.ts';

/** An account created through the API, for journeys that are not about registration. */
export interface Account {
  token: string;
  name: string;
  email: string;
  password: string;
  /** Set for a member who is not an owner. */
  memberRole?: MemberRole | undefined;
}

/** Any answer other than a success. */
export class CallRefused extends Error {
  readonly code: Code | undefined;
  constructor(message: string, code: Code | undefined) {
    super(message);
    this.name = 'CallRefused';
    this.code = code;
  }
}

/**
 * Calls an endpoint over HTTP. Returns `responseData` of a success; otherwise throws the server's message.
 */
export async function callApi<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: InputOf<E>,
  token?: string,
): Promise<OutputOf<E>> {
  const isGet = endpoint.method === 'GET';
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const answer = await fetch(`${url}/api/${endpoint.path}${query}`, {
    method: endpoint.method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(isGet ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(isGet ? {} : { body: JSON.stringify(input ?? {}) }),
  });
  return readSuccess(endpoint, answer);
}

/** Uploads one file in the endpoint's field. */
export async function uploadTo<E extends Endpoint>(
  url: string,
  endpoint: E,
  file: { filename: string; content: Uint8Array<ArrayBuffer> },
  token: string,
  input: Record<string, string> = {},
): Promise<OutputOf<E>> {
  const form = new FormData();
  form.append(endpoint.upload?.field ?? 'file', new Blob([file.content]), file.filename);
  const headers = { Authorization: `Bearer ${token}` };
  return readSuccess(
    endpoint,
    await fetch(`${url}/api/${endpoint.path}?${new URLSearchParams(input)}`, {
      method: 'POST',
      headers,
      body: form,
    }),
  );
}

async function readSuccess<E extends Endpoint>(endpoint: E, answer: Response): Promise<OutputOf<E>> {
  const { responseStatus, responseData } = (await answer.json()) as Envelope<OutputOf<E>>;
  if (responseStatus.statusCode !== 0)
    throw new CallRefused(
      `${endpoint.path} answered ${answer.status}: ${responseStatus.message}`,
      responseStatus.code,
    );
  return responseData;
}

/** Registers without following the link in the email. */
export async function registerOnly(url: string, role: Role, name: string): Promise<Omit<Account, 'token'>> {
  const password = 'Quoin7!vex';
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${randomBytes(4).toString('hex')}@example.com`;
  await callApi(url, signUp, {
    name,
    email,
    mobile: '5550101234',
    password,
    confirm: password,
    type: role,
    captcha: await solveCaptcha(url),
  });
  return { name, email, password };
}

/** Registers, follows the link in the email and signs in. */
export async function makeAccount(url: string, role: Role, name: string): Promise<Account> {
  const account = await registerOnly(url, role, name);
  const mail = await readMail(url, account.email);
  const token = new URL(mail.links[0] ?? 'missing:').searchParams.get('token') ?? '';
  await callApi(url, verifyEmail, { token });
  const { email, password } = account;
  const signedIn = await callApi(url, signIn, { email, password });
  return { ...account, token: signedIn.token };
}

/** Creates an employer with a company profile. */
export async function makeEmployer(url: string, name = 'Erin Employer'): Promise<Account> {
  const account = await makeAccount(url, 'employer', name);
  const logo = { filename: 'logo.png', content: Uint8Array.from(PNG) };
  const [sector] = await callApi(url, getMasterCompanySector, {});
  await callApi(
    url,
    submitEmployerProfile,
    {
      sectorId: sector?._id ?? '',
      fullAddress: '1 Main Street, Second Floor',
      ...(await somePlace(url)),
      zipCode: '10001',
      avatarPath: await uploadTo(url, uploadProfilePicture, logo, account.token),
      terms: true,
    },
    account.token,
  );
  return account;
}

/** Signs in on the login page. */
export async function signInOnPage(page: Page, url: string, account: Account): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
}

/** A browser's storage after signing in, for a new person who is signed in from the start. */
export function signedIn(
  url: string,
  { token, name, memberRole }: Account,
): Pick<BrowserContextOptions, 'storageState'> {
  const claims = readClaims(token);
  if (!claims) throw new Error(`The token of ${name} is not a login token.`);
  const stored = {
    [STORED.token]: token,
    [STORED.role]: claims.role,
    [STORED.user]: name,
    ...(memberRole && { [STORED.memberRole]: memberRole }),
    [STORED.interviewCompleted]: '[]',
  };
  const localStorage = Object.entries(stored).map(([key, value]) => ({ name: key, value }));
  return { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } };
}

/** A country, state and city that belong together. */
export async function somePlace(
  url: string,
): Promise<{ countryId: string; stateId: string; cityId: string }> {
  const countries = await callApi(url, getMasterCountry, {});
  const country = countries.find(({ name }) => name === 'United States') ?? countries[0];
  const countryId = country?._id ?? '';
  const [state] = await callApi(url, getMasterState, { countryId });
  const stateId = state?._id ?? '';
  const [city] = await callApi(url, getCityMasterData, { stateId });
  return { countryId, stateId, cityId: city?._id ?? '' };
}

async function solveCaptcha(url: string): Promise<string> {
  return solvedPayload(await callApi(url, getCaptcha, {}));
}
