import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { perfectModel } from '../bench/grading/everyday.ts';

const root = path.join(import.meta.dirname, '..');
const run = promisify(execFile);

interface Asked {
  messages: { content: string }[];
}

test('the evaluation of a language model prints the four kinds of answers, against a model that knows them', async () => {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const user = (JSON.parse(body) as Asked).messages[1]!.content;
      void perfectModel.askForJson({ system: '', user, name: '', schema: {} }).then((reply) => {
        const content = JSON.stringify(reply);
        response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const { stdout } = await run(process.execPath, ['bench/eval-grading.ts', '--llm=2'], {
      cwd: root,
      env: { ...process.env, LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'known' },
    });
    for (const half of ['seen', 'unseen'])
      expect(stdout).toContain(`Answers in everyday words, ${half}: language model known`);
    expect(stdout.match(/right, own words +10 /g)).toHaveLength(2);
    // No wrong answer passes if the model quotes its contradiction: the first count is the one for Correct.
    expect(stdout.match(/wrong, key words +\d( +\d\.\d\d){2} +0 /g)).toHaveLength(2);
    expect(stdout).toContain('calls that failed: 0');
  } finally {
    server.close();
  }
});
