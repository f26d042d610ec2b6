import { expect, onTestFinished, test } from 'vitest';
import { setMyCalendar } from '#contract/interview/my-times.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { expectSuccess, startWorld } from '#server/testing/world.ts';

test('a server that never answers, or never ends, is given up with a sentence', async () => {
  const world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
  onTestFinished(() => world.close());
  const employer = await world.employer('Hana Hangs', { profile: false });
  const server = await startReceiver();
  onTestFinished(server.close);
  const problemWith = async (answer: Parameters<typeof server.answerWith>[0]) => {
    server.answerWith(answer);
    const set = await world.call(setMyCalendar, { address: server.address }, employer.token);
    return expectSuccess(set).calendar!.problem;
  };
  const late = 'The calendar’s server didn’t answer within 15 seconds.';
  expect(await problemWith(() => undefined)).toBe(late);
  expect(
    await problemWith((response) => {
      response.writeHead(200, { 'content-type': 'text/calendar' }).write('BEGIN:VCALENDAR\r\n');
    }),
  ).toBe(late);
});
