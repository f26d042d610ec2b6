import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMailTexts, saveMailText } from '#contract/company/company-mails.ts';
import { beScheduled } from '#server/testing/interviews.ts';
import { postJob } from '#server/testing/jobs.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let logged = '';
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void (logged += line) });
  world = await startWorld({ log });
});
afterAll(() => world?.close());

test('a text that cannot be rendered any more is replaced by ours, with a warning and a note', async () => {
  const employer = await world.employer('Fay Fallback');
  const job = await postJob(world, employer);
  const save = async () => {
    const text = { mail: 'interview-scheduled', subject: 'Own', text: 'Own words' };
    expectSuccess(await world.call(saveMailText, text, employer.token));
  };
  const failureNow = async () => {
    const { mails } = expectSuccess(await world.call(getMailTexts, {}, employer.token));
    return mails.find(({ mail }) => mail === 'interview-scheduled')!.failure;
  };
  await save();
  // A placeholder of an earlier version of the product.
  await world.db
    .updateTable('company_mail_texts')
    .set({ body: 'At\n{{ room }}' })
    .where('company_id', '=', employer.id)
    .execute();
  const candidate = await world.candidate('Fritz Fallback');
  await beScheduled(world, job, employer, candidate);
  const mail = (await world.mailTo(candidate.email)).at(-1)!;
  expect(mail.subject).toBe('Your interview for Web Developer');
  expect(mail.text).toContain('Good news, Fritz Fallback: Fay Fallback has invited you to interview');
  expect(logged).toContain('the own text of a company could not be rendered, so ours was sent');
  const failure = await failureNow();
  expect(failure?.at).toMatch(/^2030-03-05T/);
  expect(failure?.reason).toContain('Line 2: There is no placeholder room.');
  await save();
  expect(await failureNow()).toBeNull();
});
