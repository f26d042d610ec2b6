import { expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { tryAgainNow, untilAnswered, type ConnectionProblem } from './retry-policy.ts';

const failure = (httpStatus: number, statusCode: 1 | 2 = 2) =>
  new ApiError({ message: 'no', statusCode, httpStatus });

/** Fails with each of the given failures in turn, then returns an answer. */
function attempts(...failures: Error[]) {
  const left = [...failures];
  const seen: (ConnectionProblem | null)[] = [];
  const waited: number[] = [];
  const controller = new AbortController();
  const result = untilAnswered(
    async () => {
      const next = left.shift();
      if (next) throw next;
      return 'answer';
    },
    {
      onConnectionProblem: (problem) => seen.push(problem),
      wait: async (_, milliseconds) => void waited.push(milliseconds),
      signal: controller.signal,
    },
  );
  return { result, seen, waited };
}

test('an answer at once shows no problem', async () => {
  const { result, seen } = attempts();
  expect(await result).toBe('answer');
  expect(seen).toEqual([]);
});

test('a lost network is waited out however long it takes, with growing pauses', async () => {
  const { result, seen, waited } = attempts(...Array.from({ length: 30 }, () => failure(0)));
  expect(await result).toBe('answer');
  expect(seen.slice(0, 2)).toEqual(['offline', 'offline']);
  expect(seen.at(-1)).toBeNull();
  expect(waited.slice(0, 3)).toEqual([1_000, 2_000, 5_000]);
  expect(Math.max(...waited)).toBe(15_000);
});

test('an expired login and a busy server are waited for too', async () => {
  const { result, seen } = attempts(failure(401), failure(503), failure(429));
  expect(await result).toBe('answer');
  expect(seen).toEqual(['signed-out', 'busy', 'busy', null]);
});

test('a call refused for the old login, when the new one is there, is made again at once', async () => {
  let tries = 0;
  const answer = await untilAnswered(
    async () => {
      tries += 1;
      if (tries > 1) return 'answer';
      tryAgainNow();
      throw failure(401);
    },
    {
      onConnectionProblem: (problem) => expect(problem).toBeNull(),
      wait: () => Promise.reject(new Error('Nothing would end this wait.')),
      signal: new AbortController().signal,
    },
  );
  expect(answer).toBe('answer');
});

test('a server that goes on failing is reported in the end', async () => {
  const { result } = attempts(...Array.from({ length: 40 }, () => failure(500)));
  await expect(result).rejects.toMatchObject({ httpStatus: 500 });
});

test('a refusal is an answer: it is not asked again', async () => {
  const { result, waited } = attempts(failure(200, 1));
  await expect(result).rejects.toMatchObject({ statusCode: 1 });
  expect(waited).toEqual([]);
});

test('a long attempt that gets on between its failures begins its pauses anew, and says that the problem is over', async () => {
  const seen: (ConnectionProblem | null)[] = [];
  const waited: number[] = [];
  let attempt = 0;
  await untilAnswered(
    async (onAlive) => {
      attempt += 1;
      if (attempt === 3) onAlive();
      if (attempt < 5) throw failure(0);
    },
    {
      onConnectionProblem: (problem) => seen.push(problem),
      wait: async (_, milliseconds) => void waited.push(milliseconds),
      signal: new AbortController().signal,
    },
  );
  expect(waited).toEqual([1_000, 2_000, 1_000, 2_000]);
  expect(seen).toEqual(['offline', 'offline', null, 'offline', 'offline', null]);
});

test('a server may be busy without end where there is time, and the server’s sentence is shown', async () => {
  let left = 30;
  const said: string[] = [];
  await untilAnswered(
    async () => {
      if (left-- > 0) throw failure(503);
    },
    {
      onConnectionProblem: (_, message) => message !== undefined && said.push(message),
      wait: async () => {},
      signal: new AbortController().signal,
    },
    () => false,
  );
  expect(said).toHaveLength(30);
  expect(said[0]).toBe('no');
});
