import { endpoints } from '#contract/shared/api.ts';
import { getCandidateProfile } from '#contract/account/candidate.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { HOSTILE } from './hostile-strings.ts';
import { type TextField, textsOf } from './input-fields.ts';
import { beScheduled, postInterviewJob } from './interviews.ts';
import { completeDraft, jobDetails, miscInfo, questionsFromBank } from './jobs.ts';
import { makeOperator } from './operators.ts';
import { tooLong } from './processor-time.ts';
import { type Person, type World, expectSuccess, somePlace, startWorld } from './world.ts';

/** Node accepts headers of 16 KiB, including the address. */
export const LONGEST_ADDRESS = 15_000;

/** The calls that accept text. */
export const callsWithTexts = endpoints.filter(({ input }) => textsOf(input).length > 0);

export const isSentAsBody = (endpoint: Endpoint) =>
  endpoint.method === 'POST' && endpoint.upload === undefined;

export const nameOf = ({ path }: TextField) => path.join('.');

/** The input with this text in that field: in the first item of a list, or in the only value of a record. */
export function withText(input: unknown, [key, ...path]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (key === '0') return [withText(Array.isArray(input) ? input[0] : undefined, path, text)];
  const before = typeof input === 'object' && input !== null ? { ...input } : {};
  const name = key === '*' ? 'First' : key;
  return { ...before, [name]: withText((before as Record<string, unknown>)[name], path, text) };
}

export type HostileCaller = Awaited<ReturnType<typeof startHostileCaller>>;

/** A world in which calls are made with hostile texts. */
export async function startHostileCaller() {
  const world = await startWorld();
  const people = { employer: await world.employer(), candidate: await world.candidate() };
  await makeOperator(world, people.employer);
  const inputs = await validInputs(world, people);
  const tokens = { employer: people.employer.token, candidate: people.candidate.token };
  let addresses = 0;

  /** Each call comes from a new address, because limits on calls are not tested here. */
  async function send(endpoint: Endpoint, input: object): Promise<number> {
    addresses += 1;
    const isBody = isSentAsBody(endpoint);
    const rest = { ...(input as Record<string, unknown>) };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(rest[name] ?? 'x')),
    );
    const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]));
    const reply = await world.app.inject({
      method: endpoint.method,
      url: `/api/${path}${isBody ? '' : `?${query}`}`,
      remoteAddress: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
      headers: { authorization: `Bearer ${tokens[callerOf(endpoint)]}` },
      ...(isBody ? { payload: input } : {}),
    });
    return reply.statusCode;
  }

  /** What is wrong with the answer to a text of this kind and length. Null if nothing is. */
  async function wrongWith(
    endpoint: Endpoint,
    field: TextField,
    kind: string,
    length: number,
  ): Promise<string | null> {
    let status = 0;
    const tooSlow = await tooLong(length, async (characters) => {
      const text = fitting(endpoint, HOSTILE[kind]!(characters));
      status = await send(endpoint, withText(inputs[endpoint.path], field.path, text) as object);
    });
    if (status === 429 || status === 401) {
      // A limit of the account refused the call, or it ended its session. It is made again an hour later.
      world.clock.set(new Date(world.clock.now().getTime() + 61 * 60_000));
      const caller = callerOf(endpoint);
      tokens[caller] = await world.signInAgain(people[caller]);
      const text = fitting(endpoint, HOSTILE[kind]!(length));
      status = await send(endpoint, withText(inputs[endpoint.path], field.path, text) as object);
    }
    const isRight = [200, 400, 401, 404, 413, 414, 415].includes(status);
    if (tooSlow === null && isRight) return null;
    return `${nameOf(field)}, ${kind}: ${tooSlow ?? `${length} get ${status}`}`;
  }

  return { world, inputs, wrongWith };
}

const callerOf = ({ audience }: Endpoint) => (audience.includes('employer') ? 'employer' : 'candidate');

/** In an address, characters that need escaping take more space, so fewer of them fit. */
function fitting(endpoint: Endpoint, text: string): string {
  if (isSentAsBody(endpoint)) return text;
  return text.slice(0, (LONGEST_ADDRESS * text.length) / encodeURIComponent(text).length);
}

/** Valid inputs for the calls that process text. The other calls refuse the input, or need nothing but the text. */
async function validInputs(
  world: World,
  { employer, candidate }: { employer: Person; candidate: Person },
): Promise<Record<string, object>> {
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
  return {
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
}
