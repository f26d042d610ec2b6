import { Resolver } from 'node:dns/promises';

/** Looks up what the owner of a domain has published. */
export interface NameServer {
  /** The TXT records of a name. None if the name does not exist or no server answers. */
  textsOf(name: string): Promise<string[]>;
}

const TIMEOUT_MS = 3_000;

/** `servers` replaces the name servers of this machine. */
export function createNameServer({ servers }: { servers?: string[] } = {}): NameServer {
  return {
    textsOf: async (name) => {
      const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 2 });
      if (servers) resolver.setServers(servers);
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
      } catch (error) {
        if (error instanceof Error && 'code' in error) return [];
        throw error;
      }
    },
  };
}
