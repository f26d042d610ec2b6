import fc from 'fast-check';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { NAUGHTY } from './naughty-strings.ts';
import { makeOperator } from './operators.ts';
import { type Reply, startWorld } from './world.ts';

const NASTY: unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  true,
  [],
  {},
  [null],
  ...Object.values(NAUGHTY),
  '2024-02-30',
  '00000000-0000-4000-8000-000000000000',
];

const fieldsOf = (endpoint: Endpoint): string[] => {
  const names = new Set<string>();
  const collect = (schema: unknown): void => {
    const { shape, def } = schema as {
      shape?: object;
      def?: { left?: unknown; right?: unknown; in?: unknown };
    };
    if (shape) for (const name of Object.keys(shape)) names.add(name);
    for (const part of [def?.left, def?.right, def?.in]) if (part) collect(part);
  };
  collect(endpoint.input);
  return [...names];
};

/** A world in which calls are made with arbitrary input. */
export async function startAnyCaller() {
  const world = await startWorld();
  const people = { employer: await world.employer(), candidate: await world.candidate() };
  await makeOperator(world, people.employer);

  /** Sends inputs made from the names of the call's fields. Returns those that were not answered properly. */
  async function wrongAnswers(endpoint: Endpoint, numRuns: number): Promise<object[]> {
    const role = endpoint.audience.includes('employer') ? 'employer' : 'candidate';
    // Each call has its own session, because some calls end it. The address differs, because sign-ins per minute are
    // limited.
    const token = await world.signInAgain(people[role], { address: '10.3.0.1' });
    const wrong: object[] = [];
    for (const sent of fc.sample(inputOf(endpoint), { numRuns, seed: 20_261_121 })) {
      const reply = await world.callRaw(endpoint, sent, token);
      if (!isProper(reply)) wrong.push({ sent, reply });
    }
    return wrong;
  }

  return { world, wrongAnswers };
}

function inputOf(endpoint: Endpoint) {
  const value = fc.oneof(fc.constantFrom(...NASTY), fc.jsonValue({ maxDepth: 2 }));
  const fields = fieldsOf(endpoint);
  if (fields.length === 0) return fc.dictionary(fc.string({ maxLength: 20 }), value, { maxKeys: 4 });
  return fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
}

const isProper = ({ httpStatus, statusCode, message }: Reply<unknown>) =>
  [200, 400, 401, 404, 413, 414, 429].includes(httpStatus) &&
  (httpStatus === 200 || statusCode === 2) &&
  /\S/.test(message) &&
  !/undefined|invalid input|expected|received|regex|zod|at least \d+ items/i.test(message);
