import { expect, test } from 'vitest';
import type { z } from 'zod';
import { endpoints } from '#contract/shared/api.ts';
import {
  addPasskey,
  publishJob,
  submitEducation,
  submitMiscInfo,
  submitSkillMatrix,
  updateCandidateProfile,
} from '#web/api/calls.ts';
import { NAMES, OBJECT_NAMES, TRUE_OR_FALSE, fromWire, issueFromWire, toWire } from './wire.ts';
import { fieldNames } from './spelling.ts';

test('an output gets the names and the booleans of the web at every depth', () => {
  const answer = {
    jobs: [
      {
        _id: 'job-1',
        miscInfoId: { isTravelApplicable: 'true', workVisaSponcer: 'false', additionalNotes: 'true' },
        employerId: { _id: 'company-1', userId: { name: 'Harbour' } },
        educationId: null,
        steps: { miscInfoSubmitted: true },
      },
    ],
  };
  expect(fromWire(answer)).toEqual({
    jobs: [
      {
        id: 'job-1',
        miscInfo: { isTravelApplicable: true, workVisaSponsor: false, additionalNotes: 'true' },
        employer: { id: 'company-1', user: { name: 'Harbour' } },
        education: null,
        steps: { miscInfoSubmitted: true },
      },
    ],
  });
});

test('an id that is a string keeps its name', () => {
  expect(fromWire({ candidateId: 'person-1', questionId: 'question-1' })).toEqual({
    candidateId: 'person-1',
    questionId: 'question-1',
  });
});

test('input gets the names and values that the call expects', () => {
  expect(toWire(publishJob.names, { jobId: 'job-1', isUpdate: true })).toEqual({
    jobId: 'job-1',
    isUpdate: 'YES',
  });
  expect(toWire(publishJob.names, { jobId: 'job-1', isUpdate: false })).toEqual({
    jobId: 'job-1',
    isUpdate: 'NO',
  });
  expect(toWire(submitEducation.names, { refJobId: 'job-1', educationId: 'bachelor' })).toEqual({
    refJobId: 'job-1',
    education_id: 'bachelor',
  });
  expect(toWire(submitMiscInfo.names, { workVisaSponsor: true, displayHourlyRate: false })).toEqual({
    workVisaSponcer: true,
    displayHourTocandidate: false,
  });
  expect(toWire(submitSkillMatrix.names, { jobId: 'job-1', skill: [{ id: 's', value: 'SQL' }] })).toEqual({
    jobId: 'job-1',
    skill: [{ _id: 's', value: 'SQL' }],
  });
});

test('a name stays if the call uses the same one', () => {
  expect(toWire(addPasskey.names, { passkey: { id: 'made-by-the-browser' } })).toEqual({
    passkey: { id: 'made-by-the-browser' },
  });
  expect(
    toWire(updateCandidateProfile.names, { educationId: 'bachelor', skills: [{ id: 's', name: 'SQL' }] }),
  ).toEqual({ educationId: 'bachelor', skills: [{ _id: 's', name: 'SQL' }] });
});

test('an issue of the server gets the path of the web’s field', () => {
  expect(issueFromWire({ path: 'education_id', message: 'Please select an education' })).toEqual({
    path: 'educationId',
    message: 'Please select an education',
  });
  expect(issueFromWire({ path: 'skill.0.value', message: 'No' })).toEqual({
    path: 'skill.0.value',
    message: 'No',
  });
});

test('the names are those of the contract, and no web name is already in use in the same call', () => {
  const outputs = endpoints.map(({ output }) => fieldNames(output));
  const inputs = endpoints.map(({ input }) => fieldNames(input));
  const all = new Set([...outputs, ...inputs].flat());
  expect(
    [...Object.keys(NAMES), ...Object.keys(OBJECT_NAMES), ...TRUE_OR_FALSE].filter((name) => !all.has(name)),
  ).toEqual([]);
  const collisions = inputs.flatMap((names) =>
    Object.entries(NAMES).filter(([wire, ours]) => names.includes(wire) && names.includes(ours)),
  );
  expect(collisions).toEqual([]);
});

test('a name that can be an object is never a string or null in an output', () => {
  const ambiguous = endpoints.flatMap(({ path, output }) =>
    fieldsOf(output)
      .filter(({ name, field }) => name in OBJECT_NAMES && isNullableText(field))
      .map(({ name }) => `${path}: ${name}`),
  );
  expect(ambiguous).toEqual([]);
});

test('every true-or-false string of an output is listed', () => {
  const found = endpoints.flatMap(({ output }) =>
    fieldsOf(output)
      .filter(({ field }) => isTrueOrFalse(field))
      .map(({ name }) => name),
  );
  expect([...new Set(found)].toSorted()).toEqual([...TRUE_OR_FALSE].toSorted());
});

interface Field {
  name: string;
  field: z.core.$ZodType;
}

function fieldsOf(schema: z.core.$ZodType): Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) => [{ name, field }, ...fieldsOf(field)]);
  if (def.type === 'array') return fieldsOf(def.element);
  if (def.type === 'nullable' || def.type === 'optional') return fieldsOf(def.innerType);
  if (def.type === 'union') return def.options.flatMap(fieldsOf);
  return [];
}

function isNullableText(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'nullable' && (def.innerType as z.core.$ZodTypes)._zod.def.type === 'string';
}

function isTrueOrFalse(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'nullable') return isTrueOrFalse(def.innerType);
  return def.type === 'enum' && Object.values(def.entries).includes('true');
}
