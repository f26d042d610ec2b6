import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { picture, resume } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { postJob } from './harness/jobs.ts';
import { readMail } from './harness/mail.ts';
import { makeEmployer } from './harness/people.ts';
import { signUpOnPage } from './harness/register.ts';
import { test } from './harness/worker.ts';

/** From the first visit to the first page for signed-in people. */

/** What a new user does on the page. */
function at(page: Page, url: string) {
  const { button, choose, search, expectText } = drive(() => page);
  const file = (label: string) => page.locator(`input[type="file"][aria-label="${label}"]`);
  return {
    button,
    expectText,
    visit: (path: string) => page.goto(`${url}${path}`),
    link: (name: string) => page.getByRole('link', { name, exact: true }),
    expectTab: (name: string) => page.getByRole('tab', { name, selected: true }).waitFor(),
    buildProfile: async () => {
      await file('Profile image').setInputFiles(picture);
      await page.getByRole('img', { name: 'Profile image, preview' }).waitFor();
      await file('Resume').setInputFiles(resume('resume.pdf'));
      await page.getByRole('link', { name: 'resume.pdf' }).waitFor();
      await page.getByLabel('Address').fill('12 Long Street, Third Floor');
      await search('Country', 'United States');
      await search('State', 'New York');
      await search('City', 'Albany');
      await page.getByLabel('Zipcode').fill('10001');
      await choose('Education', 'Doctorate');
      await page.getByRole('combobox', { name: 'Skills' }).fill('SQL');
      await page.keyboard.press('Enter');
      await choose('Experience in years', '3 Years');
      await choose('Experience in months', '4 Months');
      await page.getByLabel(/I agree to the/).check();
      await button('Submit').click();
    },
  };
}

/** An open job with a unique name, which is shown in the list of all jobs. */
async function postBeekeeper(url: string): Promise<{ role: string; jobId: string; jobs: string }> {
  const tag = randomBytes(4).toString('hex');
  const role = `Beekeeper ${tag}`;
  const jobId = await postJob(url, await makeEmployer(url), role);
  return { role, jobId, jobs: `/jobs?designation=${tag}` };
}

test('every link about looking for a job leads to the registration of job seekers, one about posting a job to that of employers', async ({
  server,
  open,
}) => {
  const { role, jobs } = await postBeekeeper(server.url);
  const { page } = await open();
  const { visit, link, expectTab } = at(page, server.url);
  await visit('/');
  await page.getByRole('main').getByRole('link', { name: 'Find A Job' }).click();
  await page.waitForURL('**/login?as=candidate');
  await link('Sign Up').click();
  await expectTab('Register as Job Seeker');
  await visit('/jobs');
  await link('register').click();
  await expectTab('Register as Job Seeker');
  await visit('/jobs');
  await link('Sign in').click();
  await link('Sign Up').click();
  await expectTab('Register as Job Seeker');
  await visit(jobs);
  await page.getByText(role).first().click();
  await page.waitForURL('**/jobs/R1-*');
  await link('Register').click();
  await expectTab('Register as Job Seeker');
  await visit('/');
  await page.getByRole('main').getByRole('link', { name: 'Post A Job' }).click();
  await link('Sign Up').click();
  await expectTab('Register as Employer');
});

test('a job seeker registers from a job and ends at that job, even if the mail is read on another device', async ({
  server,
  open,
}) => {
  const { role, jobId, jobs } = await postBeekeeper(server.url);
  const email = `jo.seeker.${randomBytes(4).toString('hex')}@example.com`;
  const person = { name: 'Jo Seeker', email, password: 'Quoin7!vex' };
  const { page: first } = await open();
  const before = at(first, server.url);
  await before.visit(jobs);
  await first.getByText(role).first().click();
  await before.link('Sign in to apply').click();
  await before.link('Sign Up').click();
  await before.expectTab('Register as Job Seeker');
  await signUpOnPage(first, first.getByRole('form', { name: 'Register as Job Seeker' }), person);
  const [mailed = ''] = (await readMail(server.url, person.email)).links;

  const { page } = await open();
  const { visit, link, button, buildProfile, expectText } = at(page, server.url);
  await page.goto(mailed);
  await expectText('Your account has been activated successfully.');
  await link('Go to login').click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await button('Sign In').click();
  await page.waitForURL('**/candidate-profile');
  await buildProfile();
  await page.waitForURL(`**/open-jobs?jobId=${jobId}&apply=yes`);
  await expectText('Your profile has been created successfully.');
  const box = page.getByRole('dialog', { name: `Apply for ${role}` });
  await button('Cancel', box).click();
  await page.waitForURL(`**/open-jobs?jobId=${jobId}`);
  await button('Apply', page.getByRole('article', { name: new RegExp(`^${role}`) })).waitFor();
  // Only once: the next visit starts on the home page.
  await visit('/');
  await page.waitForURL('**/candidate-dashboard');
});
