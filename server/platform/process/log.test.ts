import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FIXTURE = fileURLToPath(new URL('log.fixture.ts', import.meta.url));

/** The lines logged by a process that ended in this way. */
async function linesOf(way: string): Promise<unknown[]> {
  const child = spawn(process.execPath, [FIXTURE, way], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  child.stderr.on('data', (said) => {
    if (String(said) === 'ready') child.kill('SIGTERM');
  });
  await once(child, 'close');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { line: unknown }).line);
}

test.each(['end', 'exit', 'error', 'signal'])('no line is lost when the process ends: %s', async (way) => {
  expect(await linesOf(way)).toEqual(Array.from({ length: 5_000 }, (_, line) => line));
});

test('a line is written while the program does nothing', async () => {
  const child = spawn(process.execPath, [FIXTURE, 'idle'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  expect(JSON.parse(text.toString())).toMatchObject({ msg: 'the only line' });
});
