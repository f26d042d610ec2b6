import type { z } from 'zod';
import type { Issue } from '#contract/endpoint.ts';

/**
 * The specification spells some things of the HTTP API in its own way. This file turns them into the names and values
 * that the rest of the web uses, and back; nothing outside web/api knows the wire's spelling.
 */

/** The wire's names, and ours. */
export const NAMES = {
  _id: 'id',
  miscInfoId: 'miscInfo',
  skillMatrixId: 'skillMatrix',
  interviewProcessId: 'interviewProcess',
  qualifyingQuestionId: 'qualifyingQuestions',
  employerId: 'employer',
  boardingId: 'onBoarding',
  interviewScheduleId: 'interview',
  findApplicationId: 'application',
  isSensePercent: 'scorePercent',
  iSensePercent: 'scorePercent',
  iHireReport: 'summary',
  education_id: 'educationId',
  workVisaSponcer: 'workVisaSponsor',
  offeredBenifitsApplicable: 'offeredBenefitsApplicable',
  displayHourTocandidate: 'displayHourlyRate',
  displayWorkVisaSponcer: 'displayWorkVisaSponsor',
  displayOfferedBenifits: 'displayOfferedBenefits',
  displayRelocationBenifits: 'displayRelocationBenefits',
  displayAdditionNotes: 'displayAdditionalNotes',
  isReloactionPreferred: 'isRelocationPreferred',
  personalCustomeQuestions: 'personalCustomQuestions',
  skillBasedCustomeQuestion: 'skillBasedCustomQuestion',
  skilMcq: 'skillMcq',
  skillMcqCustome: 'skillMcqCustom',
  scheduledIntervieList: 'scheduledInterviews',
  appliedjobs: 'appliedJobs',
  closeJobs: 'closedJobs',
} as const;

/** Names that hold an id in one place and a whole object in another: where it is an object, ours say so. */
export const OBJECT_NAMES = {
  jobId: 'appliedJob',
  candidateId: 'candidate',
  userId: 'user',
  educationId: 'education',
  sectorId: 'sector',
  skillId: 'skill',
  questionId: 'question',
} as const;

/** What the wire says as the text 'true' or 'false' is a boolean here. By the wire's names. */
export const TRUE_OR_FALSE: readonly string[] = [
  'positionQualifiesForOvertime',
  'workVisaSponcer',
  'offeredBenifitsApplicable',
  'isRelocationApplicable',
  'isTravelApplicable',
  'isWFHAvailable',
  'whyShouldHire',
  'tip',
];

/** The same for 'YES' and 'NO', which the wire takes and never gives. */
export const YES_OR_NO: readonly string[] = ['isUpdate'];

type Names = typeof NAMES;
type ObjectNames = typeof OBJECT_NAMES;
type NameOf<Name, Value> = Name extends keyof Names
  ? Names[Name]
  : Name extends keyof ObjectNames
    ? NonNullable<Value> extends object
      ? ObjectNames[Name]
      : Name
    : Name;

/** Passkeys speak of bytes; nothing in them is renamed. */
interface Bytes {
  readonly byteLength: number;
}

/** A wire type as the web has it. */
export type Web<Wire> = Wire extends 'true' | 'false' | 'YES' | 'NO'
  ? boolean
  : Wire extends string | number | boolean | null | undefined | Bytes
    ? Wire
    : Wire extends readonly (infer Item)[]
      ? Web<Item>[]
      : Wire extends object
        ? { [Name in keyof Wire as NameOf<Name, Wire[Name]>]: Web<Wire[Name]> }
        : Wire;

/** A form that is kept in the browser may hold an empty text: nobody has answered yet. */
const ANSWERS = new Map([
  ['true', true],
  ['false', false],
]);

const names = new Map<string, string>(Object.entries(NAMES));
const objectNames = new Map<string, string>(Object.entries(OBJECT_NAMES));

/** An answer of the server, in the web's names and values. */
export const fromWire = (answer: unknown): unknown => turned(answer, objectNames);

/** What a form of an earlier version kept in the browser. Its ids were ids already, and null where none was chosen. */
export const fromOlderDraft = (values: unknown): unknown => turned(values, new Map());

function turned(value: unknown, ofObjects: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => turned(item, ofObjects));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      names.get(name) ?? (typeof part === 'object' ? ofObjects.get(name) : undefined) ?? name,
      TRUE_OR_FALSE.includes(name) && typeof part === 'string'
        ? (ANSWERS.get(part) ?? null)
        : turned(part, ofObjects),
    ]),
  );
}

/** Input in the wire's spelling: a name is turned back where the call's schema has the wire's. */
export function toWire(schema: z.core.$ZodType, value: unknown): unknown {
  const back = spellingOf(schema);
  const turn = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(turn);
    if (!isPlainObject(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [
        back.get(name) ?? name,
        YES_OR_NO.includes(name) && typeof inner === 'boolean' ? (inner ? 'YES' : 'NO') : turn(inner),
      ]),
    );
  };
  return turn(value);
}

/** What the server found wrong, by the web's names. */
export function issueFromWire({ path, message }: Issue): Issue {
  const webPath = path
    .split('.')
    .map((name) => names.get(name) ?? name)
    .join('.');
  return { path: webPath, message };
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const spellings = new WeakMap<z.core.$ZodType, ReadonlyMap<string, string>>();

/** Our names of a schema's fields that the wire spells otherwise, each with the wire's. */
function spellingOf(schema: z.core.$ZodType): ReadonlyMap<string, string> {
  const known = spellings.get(schema);
  if (known) return known;
  const found = new Map<string, string>();
  for (const name of fieldNames(schema)) {
    const ours = names.get(name);
    if (ours !== undefined) found.set(ours, name);
  }
  spellings.set(schema, found);
  return found;
}

/** The names of all fields of a schema, however deep. */
export function fieldNames(schema: z.core.$ZodType): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => [name, ...fieldNames(field)]);
    case 'array':
      return fieldNames(def.element);
    case 'record':
      return fieldNames(def.valueType);
    case 'union':
      return def.options.flatMap(fieldNames);
    case 'intersection':
      return [...fieldNames(def.left), ...fieldNames(def.right)];
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldNames(def.innerType);
    case 'pipe':
      return [...fieldNames(def.in), ...fieldNames(def.out)];
    default:
      return [];
  }
}
