// Writes web/api/calls.ts, and a file of calls for each file of the contract: `npm run web:calls`.

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { endpoints } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { spellingOf } from '#web/api/spelling.ts';

const contract = new URL('../contract/', import.meta.url);
const api = new URL('../web/api/', import.meta.url);
const NOTE = '// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.';

/**
 * The texts that the files should have, by their names in web/api. Each file of the contract has one of its own, so that
 * a page loads the calls that it makes, and few others.
 */
export async function webCalls(): Promise<Map<string, string>> {
  const names = (await readdir(contract)).filter((name) => /^[a-z-]+\.ts$/.test(name) && name !== 'api.ts');
  const files = await Promise.all(
    names.toSorted().map(async (name) => ({
      name,
      calls: callsOf((await import(new URL(name, contract).href)) as Record<string, unknown>),
    })),
  );
  const withCalls = files.filter(({ calls }) => calls.length > 0);
  const all = [NOTE, '', ...withCalls.map(({ name }) => `export * from './calls/${name}';`), ''].join('\n');
  return new Map([
    ['calls.ts', all],
    ...withCalls.map(({ name, calls }): [string, string] => [`calls/${name}`, fileOf(name, calls)]),
  ]);
}

function fileOf(name: string, calls: ReturnType<typeof callsOf>): string {
  const makers = calls.map(({ endpoint }) => makerOf(endpoint));
  return [
    NOTE,
    '',
    `import type * as ${spaceOf(name)} from '#contract/${name}';`,
    `import { ${[...new Set(makers)].toSorted().join(', ')} } from '../call.ts';`,
    '',
    ...calls.map(
      ({ exported, endpoint }) =>
        `export const ${exported} = /* @__PURE__ */ ${makerOf(endpoint)}<typeof ${spaceOf(name)}.${exported}>(${argumentsOf(endpoint)});`,
    ),
    '',
  ].join('\n');
}

const makerOf = ({ method }: Endpoint) => (method === 'GET' ? 'get' : 'post');

/** In the order of their names: engines disagree about the order of a module's exports. */
const callsOf = (module: Record<string, unknown>) =>
  Object.entries(module)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([exported, value]) => {
      const endpoint = endpoints.find((each) => each === value);
      return endpoint ? [{ exported, endpoint }] : [];
    });

/** The name of a file's namespace: 'job-steps.ts' gives 'JobSteps'. Calls begin with a small letter. */
const spaceOf = (name: string) =>
  name.replace(/\.ts$/, '').replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

function argumentsOf(endpoint: Endpoint): string {
  const names = spellingOf(endpoint.input);
  const orders = ordersOf(endpoint.input);
  const details = {
    ...(Object.keys(names).length > 0 ? { names } : {}),
    ...(endpoint.upload ? { upload: endpoint.upload } : {}),
    ...(orders.length > 0 ? { orders } : {}),
  };
  return Object.keys(details).length > 0 ? `'${endpoint.path}', ${literal(details)}` : `'${endpoint.path}'`;
}

function ordersOf(input: z.ZodType): string[] {
  const sort = input instanceof z.ZodObject ? (input.shape as Record<string, unknown>).sort : undefined;
  const values = sort instanceof z.ZodOptional ? sort.unwrap() : null;
  return values instanceof z.ZodEnum ? values.options.map(String) : [];
}

/** A value of JSON as TypeScript. */
function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${name}: ${literal(part)}`)
    .join(', ')} }`;
}

if (import.meta.main) {
  await rm(new URL('calls/', api), { recursive: true, force: true });
  await mkdir(new URL('calls/', api));
  for (const [name, text] of await webCalls()) await writeFile(new URL(name, api), text);
}
