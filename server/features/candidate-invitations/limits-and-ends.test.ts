import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/candidate-invitations.ts';
import { DAY_MS } from '#contract/limits.ts';
import { postJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { noteMails } from './limits-store.ts';
import { forgetOldInvitations } from './mail-task.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const invite = async (by: Person, jobId: string, email: string) => {
  const input = { jobId, kind: 'apply' as const, people: [{ email }] };
  return expectSuccess(await world.call(contract.inviteCandidates, input, by.token)).results[0]!.result;
};

test('one address gets ten invitations in a day from all companies', async () => {
  const email = 'much.invited@example.org';
  const other = await world.employer('Otto Other', { profile: false });
  await noteMails(world.db, other.id, Array<string>(9).fill(email), world.clock.now());
  const employer = await world.employer('Emma Eleventh');
  const results: string[] = [];
  for (let time = 0; time < 2; time += 1)
    results.push(await invite(employer, (await postJob(world, employer)).id, email));
  expect(results).toEqual(['sent', 'too-many-for-person']);
});

test('an invitation that ended unused is deleted after 180 days; its link to stop works for ever', async () => {
  const employer = await world.employer('Ina Inviter');
  const email = 'never.came@example.org';
  expect(await invite(employer, (await postJob(world, employer)).id, email)).toBe('sent');
  const mail = (await world.mailTo(email))[0]!;
  const token = /stop-invitations\?token=(\S+)/.exec(mail.text)![1]!;
  const rows = async () =>
    (
      await world.db
        .selectFrom('candidate_invitations')
        .select('expires_at')
        .where('email', '=', email)
        .execute()
    ).map(({ expires_at }) => expires_at.getTime());
  const [ended] = await rows();
  world.clock.set(new Date(ended! + 180 * DAY_MS - 60_000));
  await forgetOldInvitations(world.ctx);
  expect(await rows()).toHaveLength(1);
  world.clock.set(new Date(ended! + 180 * DAY_MS + 60_000));
  await forgetOldInvitations(world.ctx);
  expect(await rows()).toEqual([]);

  world.clock.set(new Date(ended! + 3_650 * DAY_MS));
  const stop = { token: decodeURIComponent(token), isStopped: true };
  expectSuccess(await world.call(contract.setInvitationStop, stop));
});
