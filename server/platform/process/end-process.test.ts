import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FIXTURE = fileURLToPath(new URL('end-process.fixture.ts', import.meta.url));

test.each([0, 1])(
  'while a thread loads a model, the process ends with its code and its last line: %i',
  async (code) => {
    const child = spawn(process.execPath, [FIXTURE, String(code)], { stdio: ['ignore', 'pipe', 'pipe'] });
    let written = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        written += text;
      });
    expect(await once(child, 'close')).toEqual([code, null]);
    expect(written).toContain('"msg":"the last line"');
    expect(written).not.toContain('terminate called');
  },
);
