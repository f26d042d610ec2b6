import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const run = promisify(execFile);

/** Replies in the form in which a model answers, by the answer that they are about. They were written by a rule, not by a model. */
const recorded = JSON.parse(
  readFileSync(path.join(root, 'bench', 'grading', 'recorded-replies.json'), 'utf8'),
) as Record<string, object>;

interface Asked {
  messages: { content: string }[];
}

test('the evaluation of a language model prints its figures, against recorded replies', async () => {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const { answer } = JSON.parse((JSON.parse(body) as Asked).messages[1]!.content) as { answer: string };
      const content = JSON.stringify(recorded[answer] ?? 'I do not know this answer.');
      response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const { stdout } = await run(process.execPath, ['bench/eval-grading.ts', '--llm=2'], {
      cwd: root,
      env: { ...process.env, LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'recorded' },
    });
    expect(stdout).toContain('Language model recorded');
    for (const half of ['seen', 'unseen']) {
      expect(stdout).toMatch(new RegExp(`${half}, built-in +\\d\\.\\d{3} \\[`));
      expect(stdout).toMatch(new RegExp(`${half}, with the model +\\d\\.\\d{3} \\[`));
    }
    // No wrong answer passes where the model quotes its contradiction.
    const withModel = stdout
      .split('\n')
      .filter((_, index, lines) => lines[index - 1]?.includes('with the model'));
    expect(withModel).toHaveLength(2);
    for (const verdicts of withModel) expect(verdicts.split('wrong:')[1]).not.toContain('Correct,');
    expect(stdout.match(/calls that failed: 0 of/g)).toHaveLength(2);
  } finally {
    server.close();
  }
});

test('without a model that is configured, it says what to set', async () => {
  const { LLM_BASE_URL: _, LLM_MODEL: __, ...env } = process.env;
  await expect(
    run(process.execPath, ['bench/eval-grading.ts', '--llm'], { cwd: root, env }),
  ).rejects.toMatchObject({
    stderr: expect.stringContaining('No language model is configured: set LLM_BASE_URL and LLM_MODEL'),
  });
});
