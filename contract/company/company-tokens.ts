import { z } from 'zod';
import * as said from '../messages/en/tokens.ts';
import { EMPLOYER, OWNER_ALONE, endpoint, nextPage, nothing, paging } from '../shared/endpoint.ts';
import { isoTimestamp, knownId, text } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';
import { TOKENS_MAX, TOKEN_DAYS_MAX, TOKEN_NAME_MAX, TOKEN_SCOPE_NAMES } from './token-scopes.ts';
import { TITLE_CHARACTERS } from '../shared/title-characters.ts';
import { holdsWebAddress } from '../shared/web-addresses.ts';
import { counted, daysInWords } from '../shared/words.ts';

/** The calls for API tokens, which a company's own programs use to call this API. */

const asOwner = { audience: EMPLOYER, memberRoles: OWNER_ALONE } as const;

export const tokenForm = z.object({
  name: text(TOKEN_NAME_MAX, () => said.nameTooLong({ max: TOKEN_NAME_MAX }), said.nameMissing)
    .min(1, { error: said.nameMissing, abort: true })
    .refine((name) => TITLE_CHARACTERS.test(name), {
      error: said.nameNotShown,
      abort: true,
    })
    .refine((name) => !holdsWebAddress(name), { error: rules.nameHoldsAddress }),
  scopes: z
    .array(z.enum(TOKEN_SCOPE_NAMES, { error: said.unknownScope }), { error: said.chooseScopes })
    .min(1, { error: said.chooseScopes })
    .max(TOKEN_SCOPE_NAMES.length, { error: said.scopesOnce })
    .refine((names) => new Set(names).size === names.length, { error: said.scopesOnce }),
  /** A moment, or null for a token that does not expire. */
  expires: text(40, said.chooseExpiry, said.chooseExpiry)
    .pipe(z.iso.datetime({ error: said.chooseExpiry }))
    .nullable(),
});

const apiToken = z.object({
  _id: z.string(),
  name: z.string(),
  /** The first characters of the token, by which people recognise it. */
  start: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPE_NAMES)),
  created: isoTimestamp,
  /** The name of the member who made it, even after the member has left. */
  createdBy: z.string(),
  expires: isoTimestamp.nullable(),
  state: z.enum(['valid', 'expired', 'ended']),
  /** Set if someone revoked it. */
  ended: isoTimestamp.nullable(),
  lastUsed: isoTimestamp.nullable(),
  /** The country, if it is known, and the network of the last use. */
  lastNetwork: z.string().nullable(),
});

export const getTokens = endpoint({
  method: 'GET',
  path: 'company/getTokens',
  summary: "List the company's API tokens, newest first. The tokens themselves are never returned.",
  ...asOwner,
  input: z.object(paging),
  output: z.object({ tokens: z.array(apiToken), ...nextPage }),
});

export const makeToken = endpoint({
  method: 'POST',
  path: 'company/makeToken',
  summary: `Create an API token. Only this response contains it. A company can have at most ${counted(TOKENS_MAX, 'valid token')}. A token lasts at most ${daysInWords(TOKEN_DAYS_MAX)}, or until it is revoked if expires is null. The owners get an email.`,
  ...asOwner,
  refusals: ['token.too-many'],
  input: tokenForm,
  output: z.object({ _id: z.string(), token: z.string() }),
  callsPerMinute: 60,
});

export const endToken = endpoint({
  method: 'POST',
  path: 'company/endToken',
  summary: 'Revoke an API token at once. Safe to repeat.',
  ...asOwner,
  input: z.object({ tokenId: knownId(said.nameToken) }),
  output: nothing,
  owns: { field: 'tokenId', of: 'token' },
});
