import type { Page } from 'playwright-core';
import { signIn } from '#contract/account/auth.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { getCompletedJobs } from '#contract/account/employer.ts';
import { markAnswer, unmarkAnswer } from '#contract/interview/review.ts';
import { getFeedback } from '#contract/interview/interview.ts';
import { DEMONSTRATION_PASSWORD, daniel, employer } from '#server/demonstration/people.ts';
import { callApi, signedIn, type Account } from './people.ts';
import type { Roundone } from './roundone.ts';
import type { NewPerson } from './worker.ts';

type Completed = OutputOf<typeof getCompletedJobs>[number];

/** The report that the company has reviewed. It exists when the server starts. */
export const isDaniels = ({ candidateId }: Completed): boolean => candidateId.userId.name === daniel.name;

export type DemonstrationReport = Awaited<ReturnType<typeof findReport>>;

/** The demonstration's reviewed report, with its employer and candidate. */
export async function findReport({ url }: Roundone) {
  const accountOf = async ({ name, email }: { name: string; email: string }): Promise<Account> => {
    const password = DEMONSTRATION_PASSWORD;
    const { token } = await callApi(url, signIn, { email, password });
    return { token, name, email, password };
  };
  const hiring = await accountOf(employer);
  const candidate = await accountOf(daniel);
  const completed = await callApi(url, getCompletedJobs, {}, hiring.token);
  const applicationId = completed.find(isDaniels)?._id ?? '';
  const address = `${url}/feedback?id=${applicationId}`;
  return {
    url,
    hiring,
    candidate,
    applicationId,
    address,
    /** Opens the report on a separate page, as a visitor if no account is given. */
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

export const CLOSURE = 'What is a closure in JavaScript, and what do you use it for?';
export const FORMS = 'How do you make a form accessible to people who use a screen reader?';
export const PROMISE = 'What is a promise, and how do you deal with its errors?';

export const question = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
export const fold = (page: Page, text: string) => question(page, text).getByRole('button', { name: text });

/** The company's marks in the reviewed report. */
const MARKS = { [CLOSURE]: 'Correct', [PROMISE]: 'Partially Correct' } as const;

/**
 * Returns the report to its state before any marks: its open answers await review. `remark` sets the company's marks
 * again.
 */
export async function reopen({ url, hiring, applicationId, answerTo }: DemonstrationReport) {
  const { token } = hiring;
  const ids = await Promise.all(
    [CLOSURE, PROMISE, FORMS].map(async (asked) => [asked, (await answerTo(asked)).questionId] as const),
  );
  const unmarkAll = async () => {
    for (const [, questionId] of ids) await callApi(url, unmarkAnswer, { applicationId, questionId }, token);
  };
  await unmarkAll();
  return {
    remark: async () => {
      await unmarkAll();
      for (const [asked, questionId] of ids) {
        const verdict = MARKS[asked as keyof typeof MARKS];
        if (verdict)
          await callApi(url, markAnswer, { applicationId, questionId, verdict, reason: '' }, token);
      }
    },
  };
}

/** Expands a question, and returns it. */
export async function unfold(page: Page, text: string) {
  await fold(page, text).click();
  return question(page, text);
}
