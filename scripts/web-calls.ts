import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { z } from 'zod';
import type * as Contract from '../contract/shared/api.ts';
import type { Endpoint } from '../contract/shared/endpoint.ts';
import { spellingOf } from '../web/api/spelling.ts';

const CONTRACT = new URL('../contract/shared/api.ts', import.meta.url);

interface Read {
  module: typeof Contract;
  /** The files of the contract, at which a server in development looks for changes. */
  dependencies: string[];
}

/** Vite's runner reads what has changed, but gives each file a minute, which a build on a busy machine may exceed. */
const readContract = async (isBuild: boolean): Promise<Read> =>
  isBuild
    ? { module: (await import(CONTRACT.href)) as typeof Contract, dependencies: [] }
    : runnerImport<typeof Contract>(fileURLToPath(CONTRACT), { configFile: false });

/**
 * Generates the module `#web/api/calls.ts` from the contract: what the browser needs to know about each endpoint,
 * without zod. Each file of the contract becomes a separate part, so that a page loads few calls besides those it
 * makes.
 */
export function webCalls(): Plugin {
  let contract: Promise<Read> | null = null;
  return {
    name: 'web-calls',
    enforce: 'pre',
    // Not the name itself, because '#' begins the fragment in an address.
    resolveId: {
      filter: { id: /^#web\/api\/calls(?:\/\w+)?\.ts$/ },
      handler: (id) => id.replace('#web/api/', '\0'),
    },
    load: {
      filter: { id: /^\0calls/ },
      async handler(id) {
        const { module, dependencies } = await (contract ??= readContract(this.environment.mode === 'build'));
        for (const file of dependencies) this.addWatchFile(file);
        const parts = new Map<string, object>(Object.entries(module.CONTRACT));
        const part = parts.get(id.replace(/^.*\/|\.ts$/g, ''));
        const lines = part
          ? Object.entries(part).flatMap(([name, value]) =>
              module.endpoints.includes(value)
                ? [`export const ${name} = ${JSON.stringify(callOf(value))};`]
                : [],
            )
          : [...parts.keys()].map((name) => `export * from '#web/api/calls/${name}.ts';`);
        return lines.join('\n');
      },
    },
    hotUpdate() {
      contract = null;
    },
  };
}

function callOf({ method, path, upload, input }: Endpoint) {
  const names = spellingOf(input);
  const sort = input instanceof z.ZodObject ? (input.shape as Record<string, unknown>).sort : undefined;
  const orders = sort instanceof z.ZodOptional ? sort.unwrap() : undefined;
  return {
    method,
    path,
    ...(Object.keys(names).length > 0 ? { names } : {}),
    ...(upload ? { upload } : {}),
    ...(orders instanceof z.ZodEnum ? { orders: orders.options } : {}),
  };
}
