import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Pool } from 'undici';

/** Several addresses, because the number of calls from each is limited. */
const ADDRESSES = 250;
const CONNECTIONS = 10;

const headersOf = (token: string | null, index: number) => ({
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  'x-forwarded-for': `10.0.0.${(index % ADDRESSES) + 1}`,
});

/** The answers per second of an address that is called for some seconds, as fast as it answers. */
export async function throughput(
  url: string,
  { seconds, token }: { seconds: number; token: string | null },
): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: Array.from({ length: ADDRESSES }, (_, index) => ({ headers: headersOf(token, index) })),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} calls were refused and ${result.errors} failed.`);
  }
  return result.requests.average;
}

/**
 * How long each call took, in milliseconds, at `perSecond` evenly spaced calls a second. A call's time begins when it
 * is due, so it includes waiting for other calls. Autocannon sends each second's calls at once, as fast as they are
 * answered, which is full load.
 */
export async function timesAt(
  url: string,
  { seconds, token, perSecond }: { seconds: number; token: string | null; perSecond: number },
): Promise<number[]> {
  const { origin, pathname, search } = new URL(url);
  const pool = new Pool(origin, { connections: 4 * CONNECTIONS });
  const times: number[] = [];
  const call = async (due: number, index: number): Promise<void> => {
    const answer = await pool.request({
      method: 'GET',
      path: pathname + search,
      headers: headersOf(token, index),
    });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
    times.push(performance.now() - due);
  };
  try {
    const begin = performance.now();
    const running: Promise<void>[] = [];
    for (let index = 0; index < seconds * perSecond; index += 1) {
      const due = begin + (index * 1000) / perSecond;
      while (performance.now() < due) await wait(Math.max(1, Math.floor(due - performance.now())));
      running.push(call(due, index));
    }
    await Promise.all(running);
  } finally {
    await pool.close();
  }
  return times;
}
