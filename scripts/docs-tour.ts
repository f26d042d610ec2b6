import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { signIn } from '#contract/account/auth.ts';
import { uploadCandidateAvatar, uploadResume } from '#contract/account/candidate.ts';
import { getApplicationByJobId, scheduleInterview } from '#contract/interview/interview.ts';
import { makeOffer } from '#contract/interview/offers.ts';
import { getPostedJobs } from '#contract/job/jobs.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { PATHS, hiringPath, offerPath } from '#contract/shared/paths.ts';
import { DEMONSTRATION_PASSWORD, employer } from '#server/demonstration/people.ts';
import type { JourneyBrowser } from '../e2e/harness/browser.ts';
import { makeProfile, resume } from '../e2e/harness/candidates.ts';
import { drive } from '../e2e/harness/driver.ts';
import { begin, readReport } from '../e2e/harness/interview-journey.ts';
import { type Account, callApi, makeAccount, signedIn, uploadTo } from '../e2e/harness/people.ts';
import { say as speak } from '../e2e/harness/voice.ts';
import { type Film, FILM_SIZE, POINT_MS, makeFilm, showPointer } from './docs-film.ts';
import { showFigure } from './docs-figure.ts';

const ROLE = 'Registered Nurse';
const MEDICATION = 'What checks do you make before you give a patient a medication?';
const AVATAR = new URL('../server/demonstration/media/maria.png', import.meta.url);

/** Films one story in the demonstration world, from the list of jobs to an accepted offer. Returns its seconds. */
export async function recordTour(url: string, browser: JourneyBrowser, file: string): Promise<number> {
  const film = makeFilm();
  const hiring = await employerOf(url);
  const candidate = await makeNurse(url);
  const { jobs } = await callApi(url, getPostedJobs, { status: 'open' }, hiring.token);
  const jobId = jobs.find(({ role }) => role === ROLE)!._id;
  const open = async (account: Account, figure = false): Promise<Page> => {
    const { page } = await browser.newPerson({ ...signedIn(url, account), viewport: FILM_SIZE });
    await page.addInitScript(showPointer, POINT_MS);
    if (figure) await page.addInitScript(showFigure);
    return page;
  };

  const her = await open(candidate, true);
  const { button, dialog } = drive(() => her);
  await her.goto(`${url}${PATHS.openJobs}`);
  await button(/^Apply: /)
    .first()
    .waitFor();
  await film.say(her, 'Mira looks for a job. She can do this without an account, too.');
  await film.show(her);
  await film.wait(1800);
  await film.type(her.getByLabel('Designation'), 'nurse');
  const apply = button(`Apply: ${ROLE}`);
  await film.click(button('Search'));
  await film.skip(() => her.getByText('Total Jobs: 1', { exact: true }).waitFor());
  await film.wait(2500);
  await film.say(her, 'She applies with her profile and her resume.');
  await film.click(apply);
  const box = dialog(`Apply for ${ROLE}`);
  await film.skip(() => box.getByRole('checkbox').waitFor());
  await film.click(box.getByRole('radiogroup', { name: 'Are you willing to travel?' }).getByLabel('Yes'));
  await film.click(box.getByRole('radiogroup', { name: 'Are you willing to relocate?' }).getByLabel('No'));
  await film.click(box.getByRole('checkbox'));
  await film.click(button('Apply', box));
  await film.skip(() => box.waitFor({ state: 'detached' }));
  await film.wait(2000);
  await film.cut();

  const received = { jobId, applicationType: 'PENDING' } as const;
  const applications = await callApi(url, getApplicationByJobId, received, hiring.token);
  const { applicationId } = applications.find(({ candidateEmail }) => candidateEmail === candidate.email)!;
  await callApi(url, scheduleInterview, { applicationId, date: Date.now() }, hiring.token);

  await her.goto(`${url}${PATHS.startInterview}?ApplicationId=${applicationId}`);
  await filmInterview(film, her);
  await readReport({ url, employer: hiring }, applicationId);

  const team = await open(hiring);
  await team.goto(`${url}${hiringPath({ jobId, view: 'board', outcome: 'all' })}`);
  await team.getByText(candidate.name).first().waitFor();
  await film.say(team, 'The team sees who is where, from application to offer.');
  await film.show(team);
  await film.wait(2500);
  await film.point(team.getByText(candidate.name).first());
  await film.wait(1500);
  await film.cut();

  await team.goto(`${url}${PATHS.report}?id=${applicationId}`);
  const answer = team.getByRole('article').filter({ hasText: MEDICATION });
  await answer.waitFor();
  await film.say(team, 'The report: what she said, written down on the company’s own server.');
  await film.show(team);
  await film.wait(2500);
  await film.click(answer.getByRole('button', { name: MEDICATION }));
  await film.scrollTo(answer);
  await film.wait(2500);
  await film.say(team, 'Each expected point is shown in her words, and at which second.');
  await film.click(answer.getByRole('button', { name: /play the evidence/ }).first());
  await film.wait(4000);
  await film.say(team, 'A person decides. Nobody is declined automatically.');
  await film.click(answer.getByRole('button', { name: /^Partly correct/ }).first());
  await film.wait(2500);
  await film.cut();

  const { offerId } = await callApi(url, makeOffer, offerFor(applicationId), hiring.token);
  await her.goto(`${url}${offerPath(offerId)}`);
  await button('Accept the offer').waitFor();
  await film.say(her, 'Mira reads the offer, and accepts it by typing her name.');
  await film.show(her);
  await film.wait(3000);
  const name = her.getByLabel('Type your name to accept');
  await film.scrollTo(name, 400);
  await film.type(name, candidate.name);
  await film.click(button('Accept the offer'));
  const accepted = her.getByText('You accepted this offer');
  await film.skip(() => accepted.waitFor());
  await film.scrollTo(accepted, 200);
  await film.wait(2500);
  await film.cut();

  await team.goto(`${url}${hiringPath({ jobId, view: 'board', outcome: 'all' })}`);
  const hired = team.getByRole('button', { name: /Hired: \d/ });
  await hired.waitFor();
  await film.say(team, 'Hired. All of this runs on a machine of the company’s own.');
  await film.show(team);
  await film.wait(1200);
  await film.click(hired);
  const card = team.getByText(candidate.name).first();
  await film.skip(() => card.waitFor());
  await film.point(card);
  await film.wait(3500);
  await film.cut();
  return film.write(file);
}

/** The interview that is open on her page. The film shows one question of each kind. */
async function filmInterview(film: Film, her: Page): Promise<void> {
  const { button } = drive(() => her);
  await begin(her);
  await film.say(her, 'The first interview: alone, at any time, on her own device.');
  await chooseAll(her, async (option) => {
    await film.show(her);
    await film.wait(1500);
    await film.click(option);
    await film.wait(900);
    await film.cut();
  });
  await startSpeaking(her);
  await speak(her, 'dont-know');
  await film.say(her, 'She answers aloud, on her own. Nothing judges her face or her voice.');
  await her.getByRole('heading', { level: 1, name: MEDICATION }).waitFor();
  await startSpeaking(her);
  await film.show(her);
  await film.wait(900);
  await speak(her, 'nursing-good');
  await film.wait(9500);
  await film.cut();
  await her.getByRole('heading', { level: 1, name: MEDICATION }).waitFor({ state: 'detached' });
  await startSpeaking(her);
  await speak(her, 'dont-know');
  await her.getByText('That was the last question').waitFor();
  await button('Submit').click();
}

async function employerOf(url: string): Promise<Account> {
  const { name, email } = employer;
  const password = DEMONSTRATION_PASSWORD;
  const { token } = await callApi(url, signIn, { email, password });
  return { token, name, email, password };
}

async function makeNurse(url: string): Promise<Account> {
  const account = await makeAccount(url, 'candidate', 'Mira Falk');
  const avatar = { filename: 'mira.png', content: Uint8Array.from(readFileSync(AVATAR)) };
  const written = resume('resume.pdf', 'Six years of nursing and patient care on a surgical ward.');
  const pdf = { filename: written.name, content: Uint8Array.from(written.buffer) };
  await makeProfile(url, account, {
    skills: [{ name: 'Nursing' }, { name: 'Patient Care' }],
    experienceInYear: 6,
    avatarPath: await uploadTo(url, uploadCandidateAvatar, avatar, account.token),
    resumePath: await uploadTo(url, uploadResume, pdf, account.token),
  });
  return account;
}

/** Answers the multiple-choice questions. The film shows the first. */
async function chooseAll(
  page: Page,
  inFilm: (option: ReturnType<Page['locator']>) => Promise<void>,
): Promise<void> {
  const { button } = drive(() => page);
  const options = page.getByRole('radio');
  const spoken = button('Answer now').or(button('I am done'));
  const either = spoken.or(options.first()).first();
  let isFirst = true;
  for (await either.waitFor(); await options.first().isVisible(); await either.waitFor()) {
    const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const right = page.getByLabel(RIGHT[question] ?? '', { exact: true });
    if (isFirst) await inFilm(right);
    await right.check();
    isFirst = false;
    await button('Next').click();
    await page.getByRole('heading', { level: 1, name: question, exact: true }).waitFor({ state: 'detached' });
  }
}

const RIGHT: Readonly<Record<string, string>> = {
  'Which patient should a nurse see first?': 'A patient with new breathlessness and oxygen saturation of 84%',
  'What should a nurse do when a medication order cannot be read clearly?':
    'Contact the prescriber to clarify before giving it',
  'What is the single most effective everyday measure to prevent the spread of infection between patients?':
    'Hand hygiene at the right moments',
};

/** If the browser has no voice, the question is not read and the answer begins by itself. */
async function startSpeaking(page: Page): Promise<void> {
  const { button } = drive(() => page);
  const now = button('Answer now');
  await now.or(button('I am done')).first().waitFor();
  if (await now.isVisible()) await now.click();
  await page
    .getByText(/^(?:Listening\.|Your turn: please speak\.)/)
    .first()
    .waitFor();
}

const offerFor = (applicationId: string) => ({
  applicationId,
  payAmount: 38,
  payCurrency: 'USD',
  payPeriod: 'hour' as const,
  startsOn: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10),
  place: 'Denver, Colorado',
  conditions: 'The first three months are a trial period. Two weekends a month are free.',
  standsUntil: new Date(Date.now() + 6 * DAY_MS).toISOString(),
});
