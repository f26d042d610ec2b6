import autocannon from 'autocannon';

/** More addresses than one, because the number of calls from each is limited. */
const ADDRESSES = 250;
const CONNECTIONS = 10;

export interface Load {
  /** Answers a second. */
  perSecond: number;
  /** The time within which 99 of 100 calls were answered, in milliseconds. */
  p99: number;
}

/** Calls an address for some seconds, as fast as it answers, or `perSecond` times a second. */
export async function load(
  url: string,
  { seconds, token, perSecond }: { seconds: number; token: string | null; perSecond?: number },
): Promise<Load> {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
    requests: Array.from({ length: ADDRESSES }, (_, index) => ({
      headers: { ...authorization, 'x-forwarded-for': `10.0.0.${index + 1}` },
    })),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} calls were refused and ${result.errors} failed.`);
  }
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
