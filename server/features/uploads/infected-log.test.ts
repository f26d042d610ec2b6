import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadResume } from '#contract/account/candidate.ts';
import { createLog } from '#server/platform/process/log.ts';
import { createScanner } from '#server/platform/scanner/scanner.ts';
import { type Clamd, EICAR, startClamd } from '#server/testing/clamd.ts';
import { type World, startWorld } from '#server/testing/world.ts';

let world: World;
let clamd: Clamd;
let logged = '';
beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => void (logged += line) });
  world = await startWorld({ log });
  clamd = await startClamd();
  world.ctx.scanner = createScanner(clamd.address);
});
afterAll(async () => {
  await world.close();
  await clamd.close();
});

test('the log has the name of the virus, and nothing of the file or its sender', async () => {
  const person = await world.candidate('Vic Virus', { profile: false });
  const file = { filename: 'vics-own-words.txt', content: Buffer.from(`Seventeen llamas ${EICAR}`) };
  expect(await world.upload(uploadResume, {}, file, person.token)).toMatchObject({ httpStatus: 400 });
  const line = logged.split('\n').find((each) => each.includes('an upload was refused by the scanner'))!;
  expect(JSON.parse(line)).toMatchObject({ found: expect.stringMatching(/eicar/i), kind: 'resume' });
  for (const part of ['vics-own-words', 'Seventeen llamas', person.email]) expect(logged).not.toContain(part);
});
