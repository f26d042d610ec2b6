import { z } from 'zod';
import { PAGE_LIMIT } from './limits.ts';
import type { Code, OwnCode } from './refusals.ts';
import type { FileKind } from './file-kinds.ts';
import { MEMBER_ROLES, type MemberRole } from '../company/member-roles.ts';
import { ROLES, type Audience } from './audience.ts';
import { text } from './rules.ts';
import * as rules from '../messages/en/rules.ts';
import type { TokenScope } from '../company/token-scopes.ts';

export { MEMBER_ROLES };
export type { MemberRole };

/**
 * Makes readable words of a field name: 'initialSalary' becomes 'Initial salary', 'candidate_id' 'Candidate
 * id'.
 */
function inWords(path: readonly PropertyKey[] | undefined): string {
  const name = path?.findLast((part) => typeof part === 'string') ?? rules.theRequest();
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The messages of rules that have no message of their own. */
z.config({
  customError: (issue) => {
    const field = inWords(issue.path);
    switch (issue.code) {
      case 'too_small':
        return rules.fieldSmall({ field });
      case 'too_big':
        return rules.fieldBig({ field });
      case 'invalid_type':
        return issue.input === undefined ? rules.fieldMissing({ field }) : rules.fieldKind({ field });
      default:
        return rules.fieldWrong({ field });
    }
  },
});

export const EVERYONE: readonly Audience[] = ['visitor', ...ROLES];
export const SIGNED_IN: readonly Audience[] = ROLES;
export const CANDIDATE: readonly Audience[] = ['candidate'];
export const EMPLOYER: readonly Audience[] = ['employer'];

/** The roles for calls that only a company's owners may make. */
export const OWNER_ALONE: readonly MemberRole[] = ['owner'];

/** What an upload accepts: the name of the multipart field, the kind of file, and the largest size in bytes. */
export interface UploadRule {
  field: string;
  kind: FileKind;
  maxBytes: number;
}

/** The input field with an id that must belong to the caller. Another owner's id, or an unknown one, gets 404. */
export interface Ownership {
  field: string;
  of:
    | 'job'
    | 'application'
    | 'candidate'
    | 'jobVideo'
    | 'session'
    | 'passkey'
    | 'member'
    | 'invitation'
    | 'webhook'
    | 'delivery'
    | 'token'
    | 'guestLink'
    | 'view'
    | 'decision'
    | 'template'
    | 'kit'
    | 'candidateInvitation'
    | 'ownInvitation'
    | 'jobAlert'
    | 'request'
    | 'round'
    | 'messageTemplate'
    | 'ownRound'
    | 'offer'
    | 'question';
}

/**
 * One call of the HTTP API, as plain data. `input` is read from the query of a GET or of an upload (and from
 * `:name` parts of the path), otherwise from the JSON body. `output` is `responseData` of a success.
 */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST';
  /** Relative to `/api/`. `:name` marks a variable part. */
  path: string;
  summary: string;
  audience: readonly Audience[];
  /** The members of a company that may call it. `memberRolesOf` has the default. */
  memberRoles?: readonly MemberRole[];
  /** Only operators may call it. Being an operator is in addition to the role of the account. */
  operatorOnly?: true;
  input: Input;
  output: Output;
  upload?: UploadRule;
  owns?: Ownership;
  /** True if the call leads to much stored data. Such calls, and uploads, are refused while the disk is nearly full. */
  needsRoom?: true;
  /** The scope that an API token needs. If omitted, API tokens cannot make this call. */
  scope?: TokenScope;
  /** The calls allowed per minute from one IP address, in place of the general limit. */
  callsPerMinute?: number;
  /**
   * For how many seconds the response, which is the same for everyone, may be cached. All others are sent with
   * `no-store`.
   */
  publicForSeconds?: number;
  /**
   * True if visitors get a response without personal data. Their browsers may keep it, and ask each time whether it is
   * still current. Signed-in people get `no-store`.
   */
  taggedForVisitors?: true;
  /** The response stays a bare array, which other clients rely on. The next cursor is in the Link header. */
  pagedByLink?: boolean;
  /** The codes that only some calls can give. `codesOf` adds those that any call can give. */
  refusals?: readonly OwnCode[];
}

/**
 * The roles of a company that may make a call. A call for both candidates and employers is about the caller's own
 * account, so every member may make it. A call for employers alone is about the company, so reviewers may not make it.
 */
export const memberRolesOf = ({ audience, memberRoles }: Endpoint): readonly MemberRole[] =>
  memberRoles ?? (audience.includes('candidate') ? MEMBER_ROLES : ['owner', 'recruiter']);

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type RequestOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.input<E['output']>;

export function endpoint<I extends z.ZodType, O extends z.ZodType>(
  definition: Endpoint<I, O>,
): Endpoint<I, O> {
  return definition;
}

export interface Envelope<T = unknown> {
  /** Every refusal and every error has a `code`, which stays the same even if the message changes. */
  responseStatus: { statusCode: 0 | 1 | 2; message: string; code?: Code };
  responseData: T;
}

export interface Issue {
  path: string;
  message: string;
}

export const nothing = z.null();
export const noInput = z.object({});

/** The inputs `limit` and `cursor` of every list call. */
export const pagingOf = ({ default: usual, max }: { default: number; max: number }) => ({
  limit: z.coerce
    .number({ error: rules.limitNumber })
    .int({ error: rules.limitWhole })
    .min(1, { error: rules.limitLeast })
    .max(max, { error: () => rules.limitMost({ max }) })
    .default(usual),
  cursor: text(1_000, rules.foreignCursor).optional(),
});
export const paging = pagingOf(PAGE_LIMIT);

/** An output of every list: the cursor of the next page, or null after the last page. */
export const nextPage = { nextCursor: z.string().nullable() };

/**
 * The input `sort`, for lists that are shown as tables: one of these fields; a leading minus means
 * descending. Empty values come last.
 */
export function sortedBy<Field extends string>(...fields: Field[]) {
  const orders: (Field | `-${Field}`)[] = fields.flatMap((field) => [field, `-${field}` as const]);
  return z.enum(orders, { error: () => rules.sortOneOf({ fields: fields.join(', ') }) }).optional();
}
