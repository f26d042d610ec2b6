import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetPassword, signIn } from '#contract/account/auth.ts';
import { getOperatorEvents } from '#contract/shared/operator.ts';
import { runAdminCommand } from '#server/features/accounts/operators/operators.ts';
import { makeOperator, orderIn } from '#server/testing/operators.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let first: Person;
beforeAll(async () => {
  world = await startWorld();
  first = await world.candidate('Opal Operator', { profile: false });
});
afterAll(() => world.close());

test('the command gives the role, and the sign-in tells of it', async () => {
  expect(await orderIn(world, 'list')).toBe('Nobody is an operator.');
  expect(await world.call(getOperatorEvents, {}, first.token)).toMatchObject({ httpStatus: 403 });
  await makeOperator(world, first);
  expect(await orderIn(world, 'grant', first.email)).toBe(`${first.email} is an operator already.`);
  expect(await orderIn(world, 'list')).toContain(`${first.email} (Opal Operator), since 2030-03-05`);
  const signedIn = await world.call(signIn, { email: first.email, password: first.password });
  expect(expectSuccess(signedIn)).toMatchObject({ isOperator: true });
  const { events } = expectSuccess(await world.call(getOperatorEvents, {}, first.token));
  expect(events).toMatchObject([
    {
      isCommand: true,
      actorName: 'root at testing',
      action: 'operator.granted',
      subjectKind: 'person',
      subjectName: 'Opal Operator',
    },
  ]);
});

test('the role of the only operator stays; that of another ends at once', async () => {
  await expect(orderIn(world, 'revoke', first.email)).rejects.toThrow('is the only operator');
  const second = await world.employer('Sefa Second');
  await expect(orderIn(world, 'revoke', second.email)).rejects.toThrow('is no operator');
  await expect(orderIn(world, 'grant', 'nobody@example.com')).rejects.toThrow('No account has the address');
  await makeOperator(world, second);
  expectSuccess(await world.call(getOperatorEvents, {}, second.token));
  await orderIn(world, 'revoke', second.email);
  expect(await world.call(getOperatorEvents, {}, second.token)).toMatchObject({ httpStatus: 403 });
});

test('the command makes a link for a new password, which works once and is among the events', async () => {
  const locked = await world.candidate('Lou Lockedout', { profile: false });
  const said = await orderIn(world, 'reset-password', locked.email);
  expect(said).toContain(
    `Open this link to choose a new password for ${locked.email}. It works once, for 1 hour.`,
  );
  const token = /\/resetPassword\?token=([\w-]+)$/.exec(said)?.[1] ?? '';
  const chosen = { token, password: 'Vellum5!crag', confirm: 'Vellum5!crag' };
  expectSuccess(await world.call(resetPassword, chosen));
  expectSuccess(await world.call(signIn, { email: locked.email, password: 'Vellum5!crag' }));
  expect(await world.call(resetPassword, chosen)).toMatchObject({ httpStatus: 400 });
  await expect(orderIn(world, 'reset-password', 'nobody@example.com')).rejects.toThrow(
    'No account has the address nobody@example.com.',
  );
  const { events } = expectSuccess(await world.call(getOperatorEvents, {}, first.token));
  expect(events[0]).toMatchObject({ action: 'person.reset-link-made', subjectName: 'Lou Lockedout' });
});

test('a running server takes orders in the same way, and each change of rights is in the security log', async () => {
  const lines: string[] = [];
  const stream = new PassThrough().on('data', (line: Buffer) => lines.push(line.toString()));
  const parts = { ...world.ctx, securityLog: pino(stream) };
  const someone = await world.candidate('Sila Someone', { profile: false });
  const order = { act: 'grant', email: someone.email, by: 'root at testing' };
  expect(await runAdminCommand(parts, order)).toMatchObject({ status: 200 });
  expect(await runAdminCommand(parts, { act: 'grant', by: 'root' })).toEqual({
    status: 409,
    sentence: 'Name the email address of the account.',
  });
  expect(await runAdminCommand(parts, { act: 'sudo', by: 'root' })).toMatchObject({ status: 400 });
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      event: 'rights.operator.granted',
      accountId: someone.id,
      by: 'root at testing',
    }),
  ]);
});

test('events are only added to', async () => {
  await expect(world.db.deleteFrom('operator_events').execute()).rejects.toThrow('only added to');
  await expect(
    world.db.updateTable('operator_events').set({ action: 'notice.set' }).execute(),
  ).rejects.toThrow('only added to');
});
