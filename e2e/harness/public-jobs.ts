import { randomBytes } from 'node:crypto';
import { postJob } from './jobs.ts';
import { makeEmployer } from './people.ts';

/** Posts two jobs, and returns a word. A search for it finds only these two. */
export async function postTwo(url: string): Promise<string> {
  const tag = randomBytes(4).toString('hex');
  const employer = await makeEmployer(url);
  for (const role of ['Beekeeper', 'Baker']) await postJob(url, employer, `${role} ${tag}`);
  return tag;
}
