import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#contract/auth.ts';
import { getCandidateApplications } from '#contract/interview.ts';
import { draftedJobs, getPostedJobs } from '#contract/jobs.ts';
import { accessibilityProblems } from './harness/accessibility.ts';
import { launchBrowser, VIOLATION, type JourneyBrowser } from './harness/browser.ts';
import { resume } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { callApi, makeAccount, signedIn, type Account } from './harness/people.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';

/**
 * Every page of the demonstration, for each kind of visitor: at two widths, in light and dark. None violates its
 * Content-Security-Policy.
 */

let server: Roundone;
let browser: JourneyBrowser;
let employer: Account;
let daniel: Account;

async function login(name: string): Promise<Account> {
  const email = `${name}@roundone.example`;
  const password = 'Demo1234!';
  const { token } = await callApi(server.url, signIn, { email, password });
  return { token, name, email, password };
}

beforeAll(async () => {
  server = await launchRoundone({ demo: true });
  browser = await launchBrowser();
  employer = await login('employer');
  daniel = await login('daniel');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

type Stop = [name: string, show: () => Promise<unknown>];

/** Opens a separate browser context, signed in if an account is given. */
async function become(account: Account | null) {
  const person = await browser.newPerson(account ? signedIn(server.url, account) : {});
  const { page } = person;
  const { button, dialog } = drive(() => page);

  /** Waits until everything that the page loads is there. */
  async function loaded(): Promise<void> {
    await page.waitForLoadState('networkidle');
    await page.getByText('Please Wait...').first().waitFor({ state: 'detached' });
  }

  /** Opens each of these pages, and reports all problems together. */
  async function expectAllAccessible(stops: readonly Stop[]) {
    const problems: string[] = [];
    for (const [name, show] of stops) {
      await show();
      await loaded();
      problems.push(...(await accessibilityProblems(page)).map((problem) => `${name} ${problem}`));
      await screenshot(page, `a11y-${name.replaceAll(/\W+/g, '-')}`);
    }
    problems.push(...person.problems.filter((problem) => problem.startsWith(VIOLATION)));
    expect(problems.join('\n')).toBe('');
    await page.context().close();
  }

  const visit = (path: string) => page.goto(`${server.url}${path}`);
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
  return { page, button, dialog, visit, heading, expectAllAccessible };
}

describe.concurrent('no page has an accessibility problem', () => {
  test('of a visitor', async () => {
    const applications = await callApi(server.url, getCandidateApplications, {}, daniel.token);
    const done = applications.find(({ applicationStatus }) => applicationStatus === 'COMPLETED');
    const { page, button, dialog, visit, heading, expectAllAccessible } = await become(null);
    await expectAllAccessible([
      ['landing', () => visit('/')],
      ['about', () => visit('/AboutUs')],
      ['contact', () => visit('/ContactUs')],
      ['contact errors', () => button('Contact Us').click()],
      ['support', () => visit('/Support')],
      ['terms', () => visit('/terms')],
      ['policy', () => visit('/policy')],
      ['sitemap', () => visit('/sitemap')],
      ['login', () => visit('/login')],
      ['login errors', () => button('Sign In').click()],
      ['forgot password', () => button('Forgot password').click()],
      ['register as employer', () => visit('/register')],
      ['register as job seeker', () => page.getByRole('tab', { name: 'Register as Job Seeker' }).click()],
      ['register errors', () => button('Sign Up').click()],
      ['failed verification', () => visit('/verifyEmail?token=nothing')],
      ['reset password', () => visit('/resetPassword?token=nothing')],
      ['report', () => visit(`/feedback?id=${done?.applicationId ?? ''}`)],
      ['unsubscribe', () => visit('/unsubscribe?token=nothing')],
      [
        'no report',
        async () => {
          await visit('/feedback?id=nothing');
          await page.getByText('Sorry no feedback available').waitFor();
        },
      ],
      ['public jobs', () => visit('/jobs')],
      [
        'a public job',
        async () => {
          await visit('/jobs');
          await page
            .getByRole('main')
            .getByRole('link', { name: /Web Developer/ })
            .first()
            .click();
          await heading(/Web Developer/);
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

  test('of a candidate', async () => {
    const applications = await callApi(server.url, getCandidateApplications, {}, daniel.token);
    const done = applications.find(({ applicationStatus }) => applicationStatus === 'COMPLETED');
    const { page, button, dialog, visit, heading, expectAllAccessible } = await become(daniel);
    await expectAllAccessible([
      [
        'candidate dashboard',
        async () => {
          await visit('/candidate-dashboard');
          await heading('Upcoming Scheduled Interviews');
        },
      ],
      ['log out', () => button('Log Out').click()],
      ['profile', () => visit('/candidate-profile')],
      [
        'fill in from resume',
        async () => {
          await button('Fill in from your resume').click();
          await dialog('Fill in from your resume')
            .getByText(/Tick all|Nothing was found/)
            .waitFor();
        },
      ],
      ['open jobs', () => visit('/open-jobs')],
      ...['Skills', 'Misc Information', 'Personal Message', 'Onboarding'].map((tab): Stop => [
        `open jobs ${tab}`,
        () => page.getByRole('tab', { name: tab }).click(),
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
        'job description',
        async () => {
          await page.setViewportSize({ width: 390, height: 844 });
          await visit('/open-jobs');
          await page.getByRole('list', { name: 'Open jobs' }).getByText('Welder').first().click();
          await page.waitForURL('**/job-description**');
        },
      ],
      [
        'applied jobs',
        async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await visit('/applied-jobs');
        },
      ],
      ['application details', () => button(/^View Details of Web Developer/).click()],
      ['scheduled interviews', () => visit('/scheduled-interviews')],
      ['own report', () => visit(`/feedback?id=${done?.applicationId ?? ''}`)],
      ['practice', () => visit('/practice-interview')],
      ['mail preferences', () => visit('/mail-preferences')],
      ['terms for a candidate', () => visit('/terms')],
      ['sitemap for a candidate', () => visit('/sitemap')],
    ]);
  });

  test('of the interview', async () => {
    const { page, button, visit, expectAllAccessible } = await become(await login('maria'));
    await expectAllAccessible([
      [
        'instructions',
        async () => {
          await visit('/scheduled-interviews');
          await button(/^Start the interview for Registered Nurse/).click();
          await page.waitForURL('**/start-interview**');
        },
      ],
      ['device test', () => button('Next').click()],
    ]);
  });

  test('of a candidate who has no profile yet', async () => {
    const account = await makeAccount(server.url, 'candidate', 'Nora Newcomer');
    const { page, button, dialog, visit, heading, expectAllAccessible } = await become(account);
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
            .getByText(/Tick all|Nothing was found/)
            .waitFor();
        },
      ],
    ]);
  });

  test('of an employer who has no profile yet', async () => {
    const { button, visit, heading, expectAllAccessible } = await become(
      await makeAccount(server.url, 'employer', 'Nora Newcomer'),
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

  test('of an employer', async () => {
    const applications = await callApi(server.url, getCandidateApplications, {}, daniel.token);
    const done = applications.find(({ applicationStatus }) => applicationStatus === 'COMPLETED');
    const { page, button, visit, heading, expectAllAccessible } = await become(employer);
    await expectAllAccessible([
      [
        'employer dashboard',
        async () => {
          await visit('/employer-dashboard');
          await heading('New Applicants');
        },
      ],
      ['employer profile', () => visit('/employer-profile')],
      ['webhooks', () => visit('/company/webhooks')],
      ['API tokens', () => visit('/company/tokens')],
      ['employer jobs', () => visit('/employer-jobs')],
      ...['Misc Information', 'Questions'].map((tab): Stop => [
        `employer jobs ${tab}`,
        () => page.getByRole('tab', { name: tab }).click(),
      ]),
      ['deleted jobs', () => visit('/deleted-jobs')],
      ['drafted jobs', () => visit('/drafted-jobs')],
      [
        'delete a draft',
        () =>
          button(/^Delete: /)
            .first()
            .click(),
      ],
      ['applications', () => visit('/application-received')],
      [
        'criteria',
        () =>
          button(/What was compared/)
            .first()
            .click(),
      ],
      [
        'accept',
        async () => {
          await visit('/application-received');
          await button(/^Accept /)
            .first()
            .click();
          await page.getByRole('dialog').first().waitFor();
        },
      ],
      [
        'decline',
        async () => {
          await visit('/application-received');
          await button(/^More for /)
            .first()
            .click();
          await page.getByRole('menuitem', { name: 'Decline' }).click();
          await page.getByRole('dialog').first().waitFor();
        },
      ],
      [
        'candidate profile for an employer',
        async () => {
          await visit('/application-received');
          await page
            .getByRole('link', { name: /Zhang Wei/ })
            .first()
            .click();
          await page.waitForURL('**/candidateDetailProfile**');
        },
      ],
      ['interviews', () => visit('/interview-scheduled')],
      ['completed interviews', () => visit('/completed-interviews')],
      ['report for an employer', () => visit(`/feedback?id=${done?.applicationId ?? ''}`)],
    ]);
  });

  test('of the nine steps to a job', async () => {
    const { jobs } = await callApi(server.url, getPostedJobs, { status: 'open' }, employer.token);
    const jobId = jobs.find(({ role }) => role === 'Web Developer')?._id ?? '';
    const drafts = await callApi(server.url, draftedJobs, {}, employer.token);
    const steps = [
      'jobDetail',
      'skillMatrix',
      'question',
      'education',
      'miscInfo',
      'interviewProcess',
      'workLocation',
      'onBoarding',
      'personalMessage',
      'preview',
    ];
    const { button, visit, expectAllAccessible } = await become(employer);
    await expectAllAccessible([
      ['new job', () => visit('/create-job')],
      ['new job errors', () => button('Next').click()],
      ...steps.map((step): Stop => [`step ${step}`, () => visit(`/update-job?jobId=${jobId}&step=${step}`)]),
      ['draft', () => visit(`/create-job?jobId=${drafts[0]?._id ?? ''}`)],
    ]);
  });
});
