import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { pino } from 'pino';
import { openDatabase } from '#server/database/database.ts';
import { fillCompany } from '#server/testing/large-company.ts';
import { makeCandidate } from './candidates.ts';
import { postJob } from './jobs.ts';
import { makeEmployer, type Account } from './people.ts';
import { launchRoundone, type Roundone } from './roundone.ts';

/** A company with 500 jobs and 5,000 applications, on its own server. */
export interface LargeCompany {
  server: Roundone;
  employer: Account;
  busiestJob: string;
  stop(): Promise<void>;
}

export async function startLargeCompany(): Promise<LargeCompany> {
  const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'roundone-large-'));
  const small = await launchRoundone({ dataDirectory });
  const employer = await makeEmployer(small.url);
  const busiestJob = await postJob(small.url, employer, 'Software Engineer');
  const { email } = await makeCandidate(small.url);
  await small.stop();
  // No server is using the folder now.
  const { db, close } = await openDatabase({ dataDirectory, log: pino({ level: 'silent' }) });
  try {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const likeness = { jobId: busiestJob, candidateId: id };
    await fillCompany(db, likeness, { jobs: 500, applications: 5_000 }, new Date());
  } finally {
    await close();
  }
  const server = await launchRoundone({ dataDirectory });
  const stop = async () => {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { server, employer, busiestJob, stop };
}

/** Each screen and its content: its rows, for the chosen job if there is a choice. */
export function screensOf(page: Page): [address: string, content: Locator[]][] {
  const items = (list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
  const card = page.getByRole('button', { name: /^Software Engineer/ }).nth(2);
  const row = page.getByRole('row').nth(1);
  return [
    [
      '/employer-dashboard',
      [
        page.getByRole('img', { name: / jobs are open$/ }),
        page.getByRole('table', { name: 'Completed Interview' }).getByRole('row').nth(20),
        page.getByRole('table', { name: 'Declined Interview' }).getByRole('row').nth(20),
      ],
    ],
    ['/employer-jobs', [items('Jobs').nth(19), page.getByRole('article')]],
    ['/drafted-jobs', [items('Draft jobs').nth(19)]],
    ['/deleted-jobs', [items('Deleted jobs').nth(19), page.getByText('Deleted Jobs: 49')]],
    ['/application-received', [card, row]],
    ['/interview-scheduled', [card, row, page.getByText('Total Interviews Scheduled: 1000')]],
    ['/completed-interviews', [card, row]],
  ];
}
