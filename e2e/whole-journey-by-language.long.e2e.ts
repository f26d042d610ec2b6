import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from '#contract/account/auth.ts';
import { getApplicationByJobId, scheduleInterview } from '#contract/interview/interview.ts';
import { makeProfile } from './harness/candidates.ts';
import { drive } from './harness/driver.ts';
import { englishLeft } from './harness/english-left.ts';
import { makeInterviewJob } from './harness/interview-journey.ts';
import { INTRODUCTION, MCQ } from './harness/interviews.ts';
import { readMail } from './harness/mail.ts';
import { callApi } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { say } from './harness/voice.ts';
import { test } from './harness/worker.ts';

const WORDS = {
  es: {
    locale: 'es-MX',
    register: 'Registrarse',
    fields: ['Nombre', 'Correo', 'Teléfono móvil', 'Contraseña', 'Confirmar contraseña'],
    verifySubject: /cuenta|correo/i,
    goToLogin: 'Ir a iniciar sesión',
    signIn: 'Iniciar sesión',
    apply: 'Postularme',
    yes: 'Sí',
    terms: /Acepto los/,
    scheduled: /entrevista/i,
    agree: 'He leído esto y acepto que se me grabe.',
    next: 'Siguiente',
    startTest: 'Probar sonido y vídeo',
    heard: 'Tu micrófono se oye.',
    submit: 'Enviar',
    proceed: 'Continuar',
    start: 'Empezar la entrevista',
    recording: 'Grabando',
    done: 'He terminado',
    preview: 'Vista previa del vídeo',
    ok: 'Aceptar',
    correct: 'Correcta',
  },
  de: {
    locale: 'de-AT',
    register: 'Registrieren',
    fields: ['Name', 'E-Mail', 'Mobilnummer', 'Passwort', 'Passwort bestätigen'],
    verifySubject: /Konto|E-Mail/,
    goToLogin: 'Zur Anmeldung',
    signIn: 'Anmelden',
    apply: 'Bewerben',
    yes: 'Ja',
    terms: /Ich stimme den/,
    scheduled: /Interview/,
    agree: 'Ich habe das gelesen und bin mit der Aufnahme einverstanden.',
    next: 'Weiter',
    startTest: 'Ton und Bild testen',
    heard: 'Ihr Mikrofon ist zu hören.',
    submit: 'Einreichen',
    proceed: 'Fortfahren',
    start: 'Interview starten',
    recording: 'Aufnahme',
    done: 'Ich bin fertig',
    preview: 'Videovorschau',
    ok: 'OK',
    correct: 'Richtig',
  },
} as const;

test.for(Object.entries(WORDS))(
  'a person whose browser speaks %s applies, takes the interview and reads the report without a word of English',
  async ([tag, words], { shared }) => {
    const language = tag as keyof typeof WORDS;
    const job = await makeInterviewJob(shared);
    const { page } = await shared.browser.newPerson({ locale: words.locale });
    const { button } = drive(() => page);
    const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
    const english: string[] = [];
    const look = async (name: string) => {
      await screenshot(page, `${language}-${name}`);
      expect(await page.locator('html').getAttribute('lang'), name).toBe(language);
      for (const text of await englishLeft(page, language)) english.push(`${name}: ${text}`);
    };
    const email = `lara.${randomBytes(4).toString('hex')}@example.com`;
    const password = 'Quoin7!vex';

    await page.goto(job.url);
    await look('start');
    await page.goto(`${job.url}/jobs`);
    await look('jobs');
    await page.getByText('Web Developer').first().click();
    await page.waitForURL('**/jobs/R1-*');
    await look('job');
    await page.getByRole('banner').getByRole('link', { name: words.register }).click();
    const typed = ['Lara Lengua', email, '4155550132', password, password];
    for (const [at, label] of words.fields.entries())
      await page.getByLabel(label, { exact: true }).fill(typed[at]!);
    await look('register');
    await page.locator('altcha-widget input[type="checkbox"]').click();
    await page.locator('altcha-widget [data-state="verified"]').waitFor();
    await button(words.register).click();
    const verify = await readMail(job.url, email);
    expect(verify.subject).toMatch(words.verifySubject);
    await page.goto(verify.links[0] ?? 'missing:');
    await link(words.goToLogin).click();
    await look('login');
    await page.getByLabel(words.fields[1], { exact: true }).fill(email);
    await page.getByLabel(words.fields[3], { exact: true }).fill(password);
    await button(words.signIn).click();
    await page.getByRole('heading', { name: /Lara Lengua/ }).waitFor();
    await look('profile');
    const { token } = await callApi(job.url, signIn, { email, password });
    await makeProfile(job.url, { token, name: 'Lara Lengua', email, password });

    await page.goto(`${job.url}/job-description?jobId=${job.jobId}`);
    await look('job-description');
    await button(words.apply).first().click();
    const box = page.getByRole('dialog');
    await box.getByRole('radiogroup').first().waitFor();
    for (const answers of await box.getByRole('radiogroup').all())
      await answers.getByLabel(words.yes).check();
    await look('apply');
    await box.getByLabel(words.terms).check();
    await button(words.apply, box).click();
    await box.waitFor({ state: 'detached' });

    const [application] = await callApi(
      job.url,
      getApplicationByJobId,
      { jobId: job.jobId, applicationType: 'PENDING' },
      job.employer.token,
    );
    const { applicationId } = application!;
    await callApi(job.url, scheduleInterview, { applicationId, date: Date.now() }, job.employer.token);
    await readMail(job.url, email, { subject: words.scheduled });
    await page.goto(`${job.url}/start-interview?ApplicationId=${applicationId}`);
    await page.getByLabel(words.agree).waitFor();
    await look('instructions');
    await page.getByLabel(words.agree).check();
    await button(words.next).click();
    await button(words.startTest).click();
    await button(words.submit).waitFor();
    await say(page, 'dont-know');
    await page.getByText(words.heard).waitFor();
    await look('device-test');
    await button(words.submit).click();
    await button(words.proceed).click();
    await look('greeting');
    await button(words.start).click();
    const question = page.getByRole('heading', { name: MCQ.question });
    await question.waitFor();
    expect(await question.locator('xpath=ancestor-or-self::*[@lang][1]').getAttribute('lang')).toBe('en');
    await page.getByLabel('const', { exact: true }).check();
    await look('choice');
    await button(words.next).click();
    await page.getByText(words.recording, { exact: true }).waitFor();
    await look('answering');
    await button(words.done).click();
    await page.getByRole('heading', { name: INTRODUCTION }).waitFor();
    await button(words.done).click();
    await page.getByRole('heading', { name: words.preview }).waitFor();
    await look('preview');
    await button(words.submit).click();
    const receipt = page.getByRole('dialog');
    await button(words.ok, receipt).waitFor();
    await look('receipt');
    await button(words.ok, receipt).click();
    await page.waitForURL('**/scheduled-interviews');
    await look('interviews');

    await reportIsReady(page, `${job.url}/feedback?id=${applicationId}`, words.correct);
    await look('report');
    expect(english).toEqual([]);
  },
);

async function reportIsReady(page: Page, address: string, verdict: string): Promise<void> {
  await page.goto(address);
  await page.getByText(verdict, { exact: true }).first().waitFor();
}
