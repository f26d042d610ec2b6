import { expect } from 'vitest';
import { expectAccessible } from './harness/accessibility.ts';
import { makeCandidate } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { endAnswer } from './harness/interview-journey.ts';
import { LONGEST_WAIT_MS } from './harness/longest-wait.ts';
import { screenshot } from './harness/screenshot.ts';
import { say } from './harness/voice.ts';
import { test } from './harness/worker.ts';

test('a candidate practises, listens, reads the grading, and nothing is stored', async ({ server, open }) => {
  const person = await open(await makeCandidate(server.url, 'Pia Practice'));
  const { page } = person;
  const { button, expectText } = drive(() => page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });

  await page.goto(`${server.url}/scheduled-interviews`);
  await page.getByRole('link', { name: 'Practice interview' }).click();
  await page.getByRole('heading', { level: 1, name: 'Practice interview' }).waitFor();
  await page.getByText('Nobody else sees it, and it’s deleted when you leave.').waitFor();
  await screenshot(page, 'practice-intro');
  await expectAccessible(page);
  await button('Agree and test my devices').click();
  await button('Start Test Your Audio and Video').click();
  await page.getByText('Say a sentence').waitFor();
  await say(page, 'dont-know');
  await expectText('We can hear your microphone.');
  await button('Submit').click();
  await button('Proceed').click();

  // Until an option is chosen, Next does nothing and says why, and Skip is a quiet link beside it.
  await expectText('Choose one answer, or skip the question. You can’t come back to it.');
  await expect.poll(() => button('Next').getAttribute('aria-disabled')).toBe('true');
  await button('Next').focus();
  await page.keyboard.press('Enter');
  await screenshot(page, 'practice-choice');
  await expectAccessible(page);
  await page.getByLabel('11:15', { exact: true }).check();
  await expect.poll(() => button('Skip').count()).toBe(0);
  await expect.poll(() => button('Next').getAttribute('aria-disabled')).toBeNull();
  await screenshot(page, 'practice-chosen');
  await page
    .getByRole('timer')
    .getByText(/^1:[0-5]\d$/)
    .waitFor();
  await button('Next').click();
  await page.getByRole('heading', { name: 'What do you do when the fire alarm sounds at work?' }).waitFor();
  await expectText('Your turn: please speak.');
  await say(page, 'fire-alarm');
  await expectText('Listening.');
  await screenshot(page, 'practice-answering');
  await expectAccessible(page);
  await endAnswer(page);
  await page.getByRole('heading', { name: 'What have you learned recently that you enjoyed?' }).waitFor();
  await expectText('Your turn: please speak.');
  await say(page, 'introduction');
  await expectText('Listening.');
  await endAnswer(page);

  await page.getByRole('heading', { level: 1, name: 'Your practice' }).waitFor();
  await page.getByRole('article').nth(2).waitFor();
  const [choice, skill, personal] = await page.getByRole('article').all();
  await choice!.getByText('Correct', { exact: true }).waitFor();
  await skill!.getByText('Needs Review', { exact: true }).waitFor({ timeout: LONGEST_WAIT_MS });
  await skill!
    .getByText(/assembly point/i)
    .first()
    .waitFor();
  await skill!.getByRole('heading', { name: 'Points we found' }).waitFor();
  await personal!.getByText('Not Scored', { exact: true }).waitFor();
  await personal!
    .getByText(/Good morning/)
    .first()
    .waitFor({ timeout: LONGEST_WAIT_MS });
  await screenshot(page, 'practice-report');
  await expectAccessible(page);

  await skill!
    .getByRole('button', { name: /play the evidence/ })
    .first()
    .click();
  const video = skill!.getByLabel('Your answer to question 2');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  const recording = await video.evaluate((element: HTMLVideoElement) => element.src);
  expect(recording).toMatch(/^blob:/);

  await page.getByRole('link', { name: 'Leave, and delete it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Scheduled Interviews' }).waitFor();
  // Only the interview's two sounds were sent, and the video can no longer be fetched, even in this window.
  const [first, second, ...others] = sent.filter(
    // Measuring the line sends random letters.
    (path) => !path.startsWith('/api/users/') && path !== '/api/interview/measureLine',
  );
  expect([first, second]).toEqual(['/api/practice/practiseAnswer', '/api/practice/practiseAnswer']);
  expect(others).toEqual([]);
  const isThere = await page.evaluate(
    (url) =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    recording,
  );
  expect(isThere).toBe(false);
  person.expectNoProblems([/blob:/]);
});
