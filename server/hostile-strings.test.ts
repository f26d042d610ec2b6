import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/api.ts';
import { getCandidateProfile } from '#contract/candidate.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { recordingMetadata } from '#contract/interview-session.ts';
import { DESCRIPTION_MAX, CORRECTIONS_MAX, CORRECTION_TEXT_MAX } from '#contract/limits.ts';
import { type CriteriaInput, matchCriteria } from '#server/features/analysis/criteria/match.ts';
import { gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { readResumeText } from '#server/features/candidates/resume/read-resume.ts';
import { plainTextOf, sanitiseRichText } from '#server/platform/rich-text.ts';
import { MAX_TEXT_CHARACTERS } from '#server/platform/documents/limits.ts';
import { contentDisposition } from '#server/platform/files/serve.ts';
import { bodyLimit, greatestLength } from '#server/platform/http/input-size.ts';
import { HOSTILE } from '#server/testing/hostile-strings.ts';
import { type TextField, textsOf } from '#server/testing/input-fields.ts';
import { beScheduled, postInterviewJob } from '#server/testing/interviews.ts';
import { completeDraft, jobDetails, miscInfo, questionsFromBank } from '#server/testing/jobs.ts';
import { makeOperator } from '#server/testing/operators.ts';
import { processorMs, slowness } from '#server/testing/processor-time.ts';
import { type Person, type World, expectSuccess, somePlace, startWorld } from '#server/testing/world.ts';

/**
 * Generated from the contract: no text in any field of any call blocks the server for
 * long. The test measures the processor time of this thread, which serves the calls.
 */

const MOST_MS = 200;
/** The same on this processor. */
let mostMs: number;
const TWO_MEGABYTES = 2 * 1024 * 1024;
/** Node accepts headers of 16 KiB, including the address. */
const LONGEST_ADDRESS = 15_000;

let world: World;
let people: { employer: Person; candidate: Person };
/**
 * Valid inputs of the calls that process texts. The other calls are
 * tested by their schema alone, or refuse the input.
 */
let inputs: Record<string, object>;

beforeAll(async () => {
  mostMs = MOST_MS * (await slowness());
  world = await startWorld();
  people = { employer: await world.employer(), candidate: await world.candidate() };
  await makeOperator(world, people.employer);
  const { employer, candidate } = people;
  const draft = await completeDraft(world, employer);
  const job = await postInterviewJob(world, employer);
  const applicationId = await beScheduled(world, job, employer, candidate);
  const { profileDetail } = expectSuccess(await world.call(getCandidateProfile, {}, candidate.token));
  const { educationId, skills: _, resume, ...rest } = profileDetail!;
  const profile = {
    ...rest,
    educationId: educationId._id,
    skills: [{ name: 'SQL' }],
    resumePath: resume!,
    certification: [],
    terms: true,
  };
  const details = await jobDetails(world);
  const company = {
    sectorId: details.sectorId,
    fullAddress: '1 Main Street',
    ...somePlace(),
    zipCode: '10001',
    terms: true,
  };
  const bank = await questionsFromBank(world, employer, draft.id);
  const [{ skillId, options, answer }] = bank.skilMcq as [
    { skillId: string; options: string[]; answer: string },
  ];
  const contact = { phone: '5550101234', email: 'someone@example.com', message: 'Hello' };
  inputs = {
    'auth/signin': { email: employer.email, password: 'Wrong12!' },
    'users/contactUs': contact,
    'users/support': contact,
    'candidate/submitProfile': profile,
    'candidate/updateProfile': profile,
    'employer/submitProfile': company,
    'employer/updateProfile': company,
    'jobs/submitJobDetails': { ...details, refJobId: draft.id },
    'jobs/submitSkillMatrix': {
      jobId: draft.id,
      skill: [{ value: 'SQL', preference: 'Required', minExperience: '1 Year' }],
    },
    'jobs/submitQualifyingQuestions': {
      ...bank,
      personalCustomeQuestions: [{ question: 'Why?' }],
      skillBasedCustomeQuestion: [{ skillId, question: 'What?', answer: 'That.' }],
      skillMcqCustome: [{ skillId, question: 'Which?', options, answer }],
    },
    'jobs/submitMiscInfo': miscInfo(draft.id),
    'jobs/submitInterviewProcess': {
      jobId: draft.id,
      rounds: 2,
      communicationMode: { Second: 'Phone' },
      tips: { tip: 'true', tipText: 'Be calm.' },
    },
    'jobs/submitWorkLocation': {
      refJobId: draft.id,
      address: '500 Market Street',
      ...somePlace(),
      zipcode: '94105',
    },
    'interview/submitInterview': { applicationId, answers: [{ question: 'Why?', answer: 'So.' }] },
    'interview/sendCandidateApplication': {
      jobId: job.id,
      isTravelPreferred: 'true',
      isReloactionPreferred: 'true',
    },
  };
});
afterAll(() => world.close());

/** The input with this text in that field: in the first item of a list, or in the one value of a record. */
function withText(input: unknown, [key, ...path]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (key === '0') return [withText(Array.isArray(input) ? input[0] : undefined, path, text)];
  const before = typeof input === 'object' && input !== null ? { ...input } : {};
  const name = key === '*' ? 'First' : key;
  return { ...before, [name]: withText((before as Record<string, unknown>)[name], path, text) };
}

const millisecondsOf = async (call: () => unknown): Promise<number> => processorMs(mostMs, call);

const calls = endpoints.filter(({ input }) => textsOf(input).length > 0);
const named = <T extends Endpoint>(endpoint: T) => [endpoint.path, endpoint] as const;
const nameOf = ({ path }: TextField) => path.join('.');

describe('validating a text', () => {
  const schemas = [
    ...calls.map(({ path, input }) => [path, input] as const),
    ['recordingMetadata', recordingMetadata] as const,
  ];
  test.each(schemas)('of %s is fast', async (path, schema) => {
    const slow: string[] = [];
    for (const field of textsOf(schema)) {
      const most = greatestLength(field.schema);
      for (const [kind, textOf] of Object.entries(HOSTILE)) {
        for (const length of [TWO_MEGABYTES, most + 1, most, most - 1]) {
          const input = withText(inputs[path], field.path, textOf(length));
          const spent = await millisecondsOf(() => schema.safeParse(input));
          if (spent > mostMs) slow.push(`${nameOf(field)}: ${length} of ${kind} take ${spent} ms`);
        }
      }
    }
    expect(slow).toEqual([]);
  });
});

describe('a call', () => {
  let addresses = 0;
  /** Each call comes from a new address: limits on calls are not tested here. */
  async function send(endpoint: Endpoint, input: object, token: string) {
    addresses += 1;
    const isBody = endpoint.method === 'POST' && endpoint.upload === undefined;
    const rest = { ...(input as Record<string, unknown>) };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(rest[name] ?? 'x')),
    );
    const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]));
    const reply = await world.app.inject({
      method: endpoint.method,
      url: `/api/${path}${isBody ? '' : `?${query}`}`,
      remoteAddress: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
      headers: { authorization: `Bearer ${token}` },
      ...(isBody ? { payload: input } : {}),
    });
    return reply;
  }

  test.each(calls.map(named))(
    'of %s with a hostile text is answered quickly',
    async (path, endpoint) => {
      const person = people[endpoint.audience.includes('employer') ? 'employer' : 'candidate'];
      // Some calls end the session that they are made in.
      let token = await world.signInAgain(person);
      const isBody = endpoint.method === 'POST' && endpoint.upload === undefined;
      const largest = isBody ? bodyLimit(endpoint) - 8_000 : LONGEST_ADDRESS;
      const wrong: string[] = [];
      const look = async (what: string, input: object) => {
        let status = 0;
        const spent = await millisecondsOf(async () => {
          status = (await send(endpoint, input, token)).statusCode;
        });
        if (status === 429 || status === 401) {
          // A call that an account's own limit refuses must be refused
          // quickly. It is then made again an hour later.
          world.clock.set(new Date(world.clock.now().getTime() + 61 * 60_000));
          token = await world.signInAgain(person);
          status = (await send(endpoint, input, token)).statusCode;
        }
        if (spent > mostMs) wrong.push(`${what}: ${spent} ms`);
        if (![200, 400, 401, 404, 413, 414, 415].includes(status)) wrong.push(`${what}: ${status}`);
      };
      const fields = textsOf(endpoint.input);
      for (const [kind, textOf] of Object.entries(HOSTILE)) {
        for (const field of fields) {
          // The whole body in one field. All fields are read in the
          // same way, and their validation is tested above.
          const lengths = [greatestLength(field.schema), ...(field === fields[0] ? [largest] : [])];
          for (const length of lengths) {
            const text = textOf(isBody ? length : Math.min(length, LONGEST_ADDRESS));
            // Characters that need escapes take more space, so fewer of them fit.
            const fitting = isBody
              ? text
              : text.slice(0, (LONGEST_ADDRESS * text.length) / encodeURIComponent(text).length);
            await look(
              `${nameOf(field)}, ${length} of ${kind}`,
              withText(inputs[path], field.path, fitting) as object,
            );
          }
        }
        if (isBody) {
          const input = withText(inputs[path], fields[0]!.path, textOf(TWO_MEGABYTES)) as object;
          await look(`2 MB of ${kind}`, input);
        }
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});

describe('later processing of a text', () => {
  const reference =
    'A closure is a function that keeps the variables of the function around it, even after that function has returned.';
  const criteria = (text: string): CriteriaInput => ({
    job: {
      skills: ['JavaScript', 'a'].map((name) => ({ name, preference: 'Required', minExperience: '2 Years' })),
      educationName: "Bachelor's Degree",
      educationRank: 3,
      title: 'Web Developer',
      description: text.slice(0, DESCRIPTION_MAX),
    },
    candidate: {
      skills: [],
      experienceMonths: 0,
      educationName: null,
      educationRank: null,
      resumeText: text,
    },
  });
  const lists = { skills: [{ id: '1', name: 'a' }], educations: [], today: new Date() };
  const repeated = (unit: string) => (length: number) => unit.repeat(length / unit.length);
  const texts = {
    ...HOSTILE,
    'ranges of dates': repeated('Jan 2020 - Feb 2021 '),
    'the same word': repeated('JavaScript '),
    'the answer again and again': repeated(`${reference} `),
    'short lines': repeated('Ab Cd\n'),
  };

  test.each(Object.entries(texts))('%s', async (_, textOf) => {
    const [resume, description] = [textOf(MAX_TEXT_CHARACTERS), textOf(DESCRIPTION_MAX)];
    const corrected = textOf(CORRECTIONS_MAX * CORRECTION_TEXT_MAX);
    const spent = {
      'a description is cleaned': await millisecondsOf(() => sanitiseRichText(description)),
      'a description is turned into text': await millisecondsOf(() =>
        plainTextOf(sanitiseRichText(description)),
      ),
      'a resume is read': await millisecondsOf(() => readResumeText(resume, lists)),
      'a resume is compared with a job': await millisecondsOf(() => matchCriteria(criteria(resume))),
      'a corrected answer is graded': await millisecondsOf(() =>
        gradeAnswer({ question: 'What is a closure?', reference, transcript: { text: corrected } }),
      ),
      'a file is given its name': await millisecondsOf(() => contentDisposition('attachment', `a${resume}a`)),
    };
    expect(Object.entries(spent).filter(([, milliseconds]) => milliseconds > mostMs)).toEqual([]);
  });
});
