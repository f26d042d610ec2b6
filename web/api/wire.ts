import type { Issue } from '#contract/shared/endpoint.ts';

/** The specification's unusual names and values, which no file outside web/api uses, and the web's names for them. */

/** The names in the API, and the names in the web. */
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

/** Names that hold an id in one place and a whole object in another. For the object, the web uses a clearer name. */
export const OBJECT_NAMES = {
  jobId: 'appliedJob',
  candidateId: 'candidate',
  userId: 'user',
  educationId: 'education',
  sectorId: 'sector',
  skillId: 'skill',
  questionId: 'question',
} as const;

/** Values that are 'true' or 'false' in the API and booleans in the web, by their API names. */
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

/** The same for 'YES' and 'NO', which the API accepts but never returns. */
const YES_OR_NO: readonly string[] = ['isUpdate'];

type Names = typeof NAMES;
type ObjectNames = typeof OBJECT_NAMES;
type NameOf<Name, Value> = Name extends keyof Names
  ? Names[Name]
  : Name extends keyof ObjectNames
    ? NonNullable<Value> extends object
      ? ObjectNames[Name]
      : Name
    : Name;

/** Passkeys contain bytes. Nothing in them is renamed. */
interface Bytes {
  readonly byteLength: number;
}

/** A type of the API, converted for the web. */
export type Web<Wire> = Wire extends 'true' | 'false' | 'YES' | 'NO'
  ? boolean
  : Wire extends string | number | boolean | null | undefined | Bytes
    ? Wire
    : Wire extends readonly (infer Item)[]
      ? Web<Item>[]
      : Wire extends object
        ? { [Name in keyof Wire as NameOf<Name, Wire[Name]>]: Web<Wire[Name]> }
        : Wire;

const names = new Map<string, string>(Object.entries(NAMES));
const objectNames = new Map<string, string>(Object.entries(OBJECT_NAMES));

/** Converts an answer of the server to the web's names and values. */
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWire);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      names.get(name) ?? (typeof part === 'object' ? objectNames.get(name) : undefined) ?? name,
      TRUE_OR_FALSE.includes(name) && typeof part === 'string' ? part === 'true' : fromWire(part),
    ]),
  );
}

/** Converts an input for the API. `back` has the names that differ in this call: the web's name, then the API's. */
export function toWire(back: Readonly<Record<string, string>> | undefined, value: unknown): unknown {
  const apiNames = new Map(Object.entries(back ?? {}));
  const turn = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(turn);
    if (!isPlainObject(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [
        apiNames.get(name) ?? name,
        YES_OR_NO.includes(name) && typeof inner === 'boolean' ? (inner ? 'YES' : 'NO') : turn(inner),
      ]),
    );
  };
  return turn(value);
}

/** Converts an issue from the server to the web's names. */
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
