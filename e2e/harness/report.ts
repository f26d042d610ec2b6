import type { Page } from 'playwright-core';
import { signIn } from '#contract/auth.ts';
import { getCompletedJobs } from '#contract/employer.ts';
import { getFeedback } from '#contract/interview.ts';
import { DEMONSTRATION_PASSWORD, daniel, employer } from '#server/demonstration/people.ts';
import { readMail } from './mail.ts';
import { callApi, signedIn, type Account } from './people.ts';
import type { Roundone } from './roundone.ts';
import type { NewPerson } from './worker.ts';

export type DemonstrationReport = Awaited<ReturnType<typeof findReport>>;

/** The report of the demonstration, with its employer and its candidate. */
export async function findReport({ url }: Roundone) {
  const accountOf = async ({ name, email }: { name: string; email: string }): Promise<Account> => {
    const password = DEMONSTRATION_PASSWORD;
    const { token } = await callApi(url, signIn, { email, password });
    return { token, name, email, password };
  };
  const hiring = await accountOf(employer);
  const candidate = await accountOf(daniel);
  await readMail(url, employer.email, { subject: 'Interview report' });
  const [completed] = await callApi(url, getCompletedJobs, {}, hiring.token);
  const applicationId = completed?._id ?? '';
  const address = `${url}/feedback?id=${applicationId}`;
  return {
    url,
    hiring,
    candidate,
    applicationId,
    address,
    /** Opens the report on a page of their own, a visitor's where no account is given. */
    openReport: async (newPerson: NewPerson, account?: Account) => {
      const person = await newPerson(account ? signedIn(url, account) : {});
      await person.page.goto(address);
      await person.page.getByRole('heading', { level: 1, name: daniel.name }).waitFor();
      return person;
    },
    answerTo: async (asked: string) => {
      const report = await callApi(url, getFeedback, { applicationId }, hiring.token);
      const answer = report?.questionnaireReport.find(({ question }) => question === asked);
      if (!answer) throw new Error(`The report has no question “${asked}”.`);
      return answer;
    },
  };
}

export const PROMISE = 'What is a promise, and how do you deal with its errors?';

export const question = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
export const fold = (page: Page, text: string) => question(page, text).getByRole('button', { name: text });

/** Unfolds a question, and returns it. */
export async function unfold(page: Page, text: string) {
  await fold(page, text).click();
  return question(page, text);
}
