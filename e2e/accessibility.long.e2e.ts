import { describe, expect } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import { accessibilityProblems } from './harness/accessibility.ts';
import { VIOLATION } from './harness/browser.ts';
import { resume } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { loaded } from './harness/loaded.ts';
import { callApi, makeAccount, signedIn, type Account } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type NewPerson } from './harness/worker.ts';

/**
 * Parts of the demonstration that an address alone does not open: messages about invalid fields, dialogs, tabs, menus,
 * a person without a profile. On a light desktop and a dark phone. `every-page.long.e2e.ts` checks the pages as they
 * open.
 */

async function login({ url }: Roundone, name: string): Promise<Account> {
  const email = `${name}@roundone.example`;
  const password = 'Demo1234!';
  const { token } = await callApi(url, signIn, { email, password });
  return { token, name, email, password };
}

type Stop = [name: string, show: () => Promise<unknown>];

/** Opens a separate browser context, signed in if an account is given. */
async function become({ url }: Roundone, newPerson: NewPerson, account: Account | null) {
  const person = await newPerson(account ? signedIn(url, account) : {});
  const { page } = person;
  const { button, dialog } = drive(() => page);

  /** Opens each of these pages, and reports all problems together. */
  async function expectAllAccessible(stops: readonly Stop[]) {
    const problems: string[] = [];
    for (const [name, show] of stops) {
      await show();
      await loaded(page);
      problems.push(...(await accessibilityProblems(page)).map((problem) => `${name} ${problem}`));
      await screenshot(page, `a11y-${name.replaceAll(/\W+/g, '-')}`);
    }
    problems.push(...person.problems.filter((problem) => problem.startsWith(VIOLATION)));
    expect(problems.join('\n')).toBe('');
  }

  const visit = (path: string) => page.goto(`${url}${path}`);
  /** Whatever a click opens appears a moment later. */
  const opens = async (click: Promise<unknown>) => {
    await click;
    await page.getByRole('dialog').first().waitFor();
  };
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
  return { page, button, dialog, visit, opens, heading, expectAllAccessible };
}

describe.concurrent('no page has an accessibility problem', () => {
  test('of a visitor', async ({ demonstration, newPerson }) => {
    const { page, button, dialog, visit, opens, expectAllAccessible } = await become(
      demonstration,
      newPerson,
      null,
    );
    await expectAllAccessible([
      ['contact errors', () => visit('/ContactUs').then(() => button('Contact Us').click())],
      ['login errors', () => visit('/login').then(() => button('Sign In').click())],
      ['forgot password', () => opens(button('Forgot password').click())],
      [
        'register as job seeker',
        async () => {
          await visit('/register');
          await page.getByRole('tab', { name: 'Register as Job Seeker' }).click();
        },
      ],
      ['register errors', () => button('Sign Up').click()],
      [
        'no report',
        async () => {
          await visit('/feedback?id=nothing');
          await page.getByText('Sorry no feedback available').waitFor();
        },
      ],
      [
        'hamburger menu',
        async () => {
          await page.setViewportSize({ width: 390, height: 844 });
          await visit('/');
          await button('Open menu').click();
          await dialog('Menu').waitFor();
        },
      ],
    ]);
  });

  test('of a candidate', async ({ demonstration, newPerson }) => {
    const { page, button, dialog, visit, opens, expectAllAccessible } = await become(
      demonstration,
      newPerson,
      await login(demonstration, 'daniel'),
    );
    await expectAllAccessible([
      ['log out', () => visit('/candidate-dashboard').then(() => opens(button('Log Out').click()))],
      [
        'fill in from resume',
        async () => {
          await visit('/candidate-profile');
          await button('Fill in from your resume').click();
          await dialog('Fill in from your resume')
            .getByText(/Tick all|We found nothing/)
            .waitFor();
        },
      ],
      ...['Skills', 'Misc Information', 'Personal Message', 'Onboarding'].map((tab): Stop => [
        `open jobs ${tab}`,
        () => visit('/open-jobs').then(() => page.getByRole('tab', { name: tab }).click()),
      ]),
      [
        'apply box',
        async () => {
          await visit('/open-jobs');
          await button(/^Apply: Welder/)
            .first()
            .click();
          await dialog(/^Apply for/)
            .getByRole('checkbox')
            .waitFor();
        },
      ],
      [
        'application details',
        async () => {
          await visit('/applied-jobs');
          await opens(button(/^View Details of Web Developer/).click());
        },
      ],
      ['terms for a candidate', () => visit('/terms')],
      ['sitemap for a candidate', () => visit('/sitemap')],
    ]);
  });

  test('of the interview', async ({ demonstration, newPerson }) => {
    const { page, button, visit, expectAllAccessible } = await become(
      demonstration,
      newPerson,
      await login(demonstration, 'maria'),
    );
    await expectAllAccessible([
      [
        'device test',
        async () => {
          await visit('/scheduled-interviews');
          await button(/^Start the interview for Registered Nurse/).click();
          await page.waitForURL('**/start-interview**');
          await button('Next').click();
        },
      ],
    ]);
  });

  test('of a candidate who has no profile yet', async ({ demonstration, newPerson }) => {
    const account = await makeAccount(demonstration.url, 'candidate', 'Nora Newcomer');
    const { page, button, dialog, visit, heading, expectAllAccessible } = await become(
      demonstration,
      newPerson,
      account,
    );
    await expectAllAccessible([
      [
        'new profile',
        async () => {
          await visit('/candidate-profile');
          await heading(/build your profile/);
        },
      ],
      ['new profile errors', () => button('Submit').click()],
      [
        'new profile from resume',
        async () => {
          const text =
            'Nora Newcomer\nPhone: 415 555 0132\nSan Francisco, CA 94105\n\nTypeScript, React and SQL';
          await page
            .locator('input[type="file"][aria-label="Resume"]')
            .setInputFiles(resume('resume.pdf', text));
          await button('Fill in from your resume').click();
          await dialog('Fill in from your resume')
            .getByText(/Tick all|We found nothing/)
            .waitFor();
        },
      ],
    ]);
  });

  test('of an employer who has no profile yet', async ({ demonstration, newPerson }) => {
    const { button, visit, heading, expectAllAccessible } = await become(
      demonstration,
      newPerson,
      await makeAccount(demonstration.url, 'employer', 'Nora Newcomer'),
    );
    await expectAllAccessible([
      [
        'new company',
        async () => {
          await visit('/employer-profile');
          await heading(/build your profile/);
        },
      ],
      ['new company errors', () => button('Submit').click()],
    ]);
  });

  test('of an employer', async ({ demonstration, newPerson }) => {
    const { page, button, visit, opens, expectAllAccessible } = await become(
      demonstration,
      newPerson,
      await login(demonstration, 'employer'),
    );
    await expectAllAccessible([
      ...['Misc Information', 'Questions'].map((tab): Stop => [
        `employer jobs ${tab}`,
        () => visit('/employer-jobs').then(() => page.getByRole('tab', { name: tab }).click()),
      ]),
      [
        'delete a draft',
        async () => {
          await visit('/drafted-jobs');
          await opens(
            button(/^Delete: /)
              .first()
              .click(),
          );
        },
      ],
      [
        'criteria',
        async () => {
          await visit('/application-received');
          await opens(
            button(/What was compared/)
              .first()
              .click(),
          );
        },
      ],
      [
        'accept',
        async () => {
          await visit('/application-received');
          await opens(
            button(/^Accept /)
              .first()
              .click(),
          );
        },
      ],
      [
        'decline',
        async () => {
          await visit('/application-received');
          await button(/^More for /)
            .first()
            .click();
          await opens(page.getByRole('menuitem', { name: 'Decline' }).click());
        },
      ],
    ]);
  });

  test('of the steps to a job', async ({ demonstration, newPerson }) => {
    const { button, visit, expectAllAccessible } = await become(
      demonstration,
      newPerson,
      await login(demonstration, 'employer'),
    );
    await expectAllAccessible([
      ['new job errors', () => visit('/create-job').then(() => button('Next').click())],
    ]);
  });
});
