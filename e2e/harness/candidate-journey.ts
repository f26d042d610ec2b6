import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { sendCandidateApplication } from '#contract/interview/interview.ts';
import type { Person } from './browser.ts';
import { makeCandidate } from './candidates.ts';
import { drive } from './driver.ts';
import { postJob } from './jobs.ts';
import { callApi, makeEmployer, type Account } from './people.ts';

/** An open job with a unique name. */
export interface Job {
  role: string;
  jobId: string;
}

/** A candidate, and an employer with open jobs, which are the only results of a search for `tag`. */
export async function makeWorld<R extends string[]>(url: string, ...roles: R) {
  const tag = randomBytes(4).toString('hex');
  const post = async (employer: Account, name: string): Promise<Job> => {
    const role = `${name} ${tag}`;
    return { role, jobId: await postJob(url, employer, role) };
  };
  const [candidate, [employer, jobs]] = await Promise.all([
    makeCandidate(url),
    makeEmployer(url).then(async (account) => {
      const posted = await Promise.all(roles.map((name) => post(account, name)));
      return [account, posted as { [K in keyof R]: Job }] as const;
    }),
  ]);
  return { tag, candidate, employer, jobs };
}

/** Applies for a job that does not ask for a pitch. */
export async function apply(url: string, candidate: Account, { jobId }: Job): Promise<void> {
  const wish = { jobId, isTravelPreferred: 'true', isReloactionPreferred: 'false' } as const;
  await callApi(url, sendCandidateApplication, wish, candidate.token);
}

/** What a candidate does on their page with jobs and applications. */
export function at({ page }: Person, url: string) {
  const { button, dialog, answer, ...steps } = drive(() => page);
  const visit = (path: string) => page.goto(`${url}${path}`);
  const card = (role: string) =>
    page.getByRole('list', { name: 'Open jobs' }).getByRole('listitem').filter({ hasText: role });
  const row = (role: string) => page.getByRole('row').filter({ hasText: role });
  return {
    ...steps,
    button,
    dialog,
    answer,
    visit,
    card,
    row,
    visitJobs: (tag: string) => visit(`/open-jobs?designation=${tag}`),
    statusOf: (role: string) => row(role).getByRole('cell').last().textContent(),
    fileInput: (label: string, within: Page | Locator = page) =>
      within.locator(`input[type="file"][aria-label="${label}"]`),
    openBox: async (role: string) => {
      await button(`Apply: ${role}`, card(role)).click();
      const box = dialog(`Apply for ${role}`);
      await box.getByRole('checkbox').waitFor();
      return box;
    },
    answerAll: async (box: Locator) => {
      await answer('Are you willing to travel?', 'Yes');
      await answer('Are you willing to relocate?', 'No');
      await box.getByRole('checkbox').check();
    },
    openDetails: async (role: string) => {
      await visit('/applied-jobs');
      await button(`View Details of ${role}`).click();
      return dialog('Application Details');
    },
  };
}
