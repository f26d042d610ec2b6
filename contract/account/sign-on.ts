import { z } from 'zod';
import { currentPassword } from './account.ts';
import { signedIn } from './auth.ts';
import * as accounts from '../messages/en/accounts.ts';
import * as said from '../messages/en/sign-on.ts';
import {
  EMPLOYER,
  EVERYONE,
  OWNER_ALONE,
  SIGNED_IN,
  endpoint,
  noInput,
  nothing,
} from '../shared/endpoint.ts';
import { SHORT_TEXT_MAX } from '../shared/limits.ts';
import { emailAddress, isoTimestamp, knownId, mailDomain, text, untrimmedText } from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';
import * as rules from '../messages/en/rules.ts';

/** Single sign-on: people sign in with an OpenID Connect provider, either their company's or the operator's. */

export const SIGN_ON_DOMAINS_MAX = 20;
/** The provider of the caller's company, or the one that the operator offers to everyone. */
export const SIGN_ON_KINDS = ['company', 'operator'] as const;

const remember = z.boolean({ error: accounts.rememberIsFlag }).optional();
/** The page of the provider that the browser goes to. */
const providerAddress = z.object({ address: z.string() });

// Calls to sign in.

export const startSignOn = endpoint({
  method: 'POST',
  path: 'auth/startSignOn',
  summary:
    "Start single sign-on with a company's provider, found by the domain of an email address or by the company's id, or else with the operator's provider. The response does not reveal whether an account exists.",
  audience: EVERYONE,
  refusals: ['sign-on.unknown-provider', 'sign-on.provider-away'],
  input: z.object({
    email: emailAddress.optional(),
    companyId: knownId(said.nameCompany).optional(),
    remember,
  }),
  output: providerAddress,
  callsPerMinute: 300,
});

const ISSUER_MAX = 500;
/** What a person types to find the sign-on of the company. */
export const signOnForm = z.object({ email: emailAddress });

const answerPart = (max: number) => untrimmedText(max, refusals.signOnExpired, refusals.signOnExpired);

export const finishSignOn = endpoint({
  method: 'POST',
  path: 'auth/finishSignOn',
  summary:
    'Finish single sign-on with the parameters that the provider added to the address of the page `/sign-on`. `login` is null if the person linked the provider to the account they are signed in to.',
  audience: EVERYONE,
  refusals: [
    'sign-on.cancelled',
    'sign-on.expired',
    'sign-on.not-accepted',
    'sign-on.provider-away',
    'sign-on.nobody',
    'sign-on.linked-elsewhere',
    'sign-in.sign-on-required',
    'sign-in.second-factor-needed',
    'sign-in.second-factor-to-set-up',
    'sign-in.wrong-credentials',
    'sign-in.no-company',
    'sign-in.locked',
  ],
  input: z.object({
    state: answerPart(200).min(1, { error: refusals.signOnExpired }),
    code: answerPart(8_000).optional(),
    iss: answerPart(ISSUER_MAX).optional(),
    error: answerPart(200).optional(),
  }),
  /** `remember` is the choice that the person made at the start. */
  output: z.object({ login: signedIn.nullable(), remember: z.boolean() }),
  callsPerMinute: 300,
});

// Calls of a person who is signed in.

export const getSignOn = endpoint({
  method: 'GET',
  path: 'users/getSignOn',
  summary: 'List the providers you can sign in with, and whether each is linked to your account.',
  audience: SIGNED_IN,
  input: noInput,
  output: z.object({
    providers: z.array(
      z.object({
        kind: z.enum(SIGN_ON_KINDS),
        name: z.string(),
        linkedDate: isoTimestamp.nullable(),
        lastUsedDate: isoTimestamp.nullable(),
      }),
    ),
    /** Whether the company requires this person to sign in this way. */
    required: z.boolean(),
  }),
});

const kind = z.enum(SIGN_ON_KINDS, { error: said.kinds });

export const startLinkingSignOn = endpoint({
  method: 'POST',
  path: 'users/startLinkingSignOn',
  summary: 'Start linking a provider to your account.',
  audience: SIGNED_IN,
  refusals: ['password.wrong-current', 'sign-on.unknown-provider', 'sign-on.provider-away'],
  input: z.object({ kind, current: currentPassword }),
  output: providerAddress,
});

export const unlinkSignOn = endpoint({
  method: 'POST',
  path: 'users/unlinkSignOn',
  summary: 'Unlink a provider from your account.',
  audience: SIGNED_IN,
  refusals: ['password.wrong-current'],
  input: z.object({ kind, current: currentPassword }),
  output: nothing,
});

// Calls of an owner.

const asOwner = { audience: EMPLOYER, memberRoles: OWNER_ALONE } as const;
export const getCompanySignOn = endpoint({
  method: 'GET',
  path: 'company/getSignOn',
  summary: "Get the company's single sign-on: its provider, domains and rules.",
  ...asOwner,
  input: noInput,
  output: z.object({
    companyId: z.string(),
    /** The redirect address to register with the provider. */
    redirectAddress: z.string(),
    /** A link that starts this company's sign-on, for people whose email is not on a verified domain. */
    startAddress: z.string(),
    provider: z
      .object({ issuer: z.string(), clientId: z.string(), savedDate: isoTimestamp, admitsNew: z.boolean() })
      .nullable(),
    /** The name of the operator's provider. Null if there is none. */
    operatorsProvider: z.string().nullable(),
    required: z.boolean(),
    isSecondFactor: z.boolean(),
    domains: z.array(
      z.object({
        domain: z.string(),
        provenBy: z.enum(['dns', 'operator']).nullable(),
        /** The TXT record that verifies the domain. */
        record: z.object({ name: z.string(), value: z.string() }),
      }),
    ),
  }),
});

const PRINTABLE = /^[\x21-\x7e]+$/;

/** Stored as entered, because the provider spells its own address the same way. */
function isIssuer(address: string): boolean {
  const url = PRINTABLE.test(address) ? URL.parse(address) : null;
  return url !== null && ['https:', 'http:'].includes(url.protocol) && !/[?#@]/.test(address);
}

export const companySignOnForm = z.object({
  issuer: text(ISSUER_MAX, said.issuer, said.issuer).refine(isIssuer, { error: said.issuer }),
  clientId: text(SHORT_TEXT_MAX * 2, said.clientId, said.clientId).regex(PRINTABLE, { error: said.clientId }),
  /** If empty, the stored secret stays, provided that issuer and client ID stay too. */
  clientSecret: text(SHORT_TEXT_MAX * 5, rules.clientSecret, rules.clientSecret).refine(
    (secret) => secret === '' || PRINTABLE.test(secret),
    { error: rules.clientSecret },
  ),
  current: currentPassword,
});

export const saveCompanySignOn = endpoint({
  method: 'POST',
  path: 'company/saveSignOn',
  summary:
    "Set the company's provider. The server first fetches the provider's description. Changing the issuer or the client removes the members' links.",
  ...asOwner,
  refusals: ['password.wrong-current', 'sign-on.provider-away'],
  input: companySignOnForm,
  output: nothing,
  callsPerMinute: 60,
});

export const removeCompanySignOn = endpoint({
  method: 'POST',
  path: 'company/removeSignOn',
  summary: "Remove the company's provider and its members' links. Everyone then signs in with a password.",
  ...asOwner,
  refusals: ['password.wrong-current'],
  input: z.object({ current: currentPassword }),
  output: nothing,
});

export const setSignOnRules = endpoint({
  method: 'POST',
  path: 'company/setSignOnRules',
  summary:
    'Set whether members must use single sign-on (owners keep their passwords), whether it counts as a second factor, and whether it admits new reviewers.',
  ...asOwner,
  refusals: ['password.wrong-current', 'sign-on.unknown-provider'],
  input: z.object({
    required: z.boolean({ error: said.requiredIsFlag }),
    isSecondFactor: z.boolean({ error: said.secondFactorIsFlag }),
    admitsNew: z.boolean({ error: said.admitsNewIsFlag }),
    current: currentPassword,
  }),
  output: nothing,
});

const domainInput = z.object({ domain: mailDomain });

export const addSignOnDomain = endpoint({
  method: 'POST',
  path: 'company/addSignOnDomain',
  summary: 'Add an email domain of the company. It takes effect once it is verified.',
  ...asOwner,
  refusals: ['sign-on.too-many-domains'],
  input: domainInput,
  output: nothing,
});

export const proveSignOnDomain = endpoint({
  method: 'POST',
  path: 'company/proveSignOnDomain',
  summary: 'Look for the TXT record that verifies that the domain belongs to the company.',
  ...asOwner,
  refusals: ['sign-on.domain-not-proven', 'sign-on.domain-taken'],
  input: domainInput,
  output: nothing,
  callsPerMinute: 60,
});

export const removeSignOnDomain = endpoint({
  method: 'POST',
  path: 'company/removeSignOnDomain',
  summary: 'Remove an email domain of the company. Safe to repeat.',
  ...asOwner,
  input: domainInput,
  output: nothing,
});
