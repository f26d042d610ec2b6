import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type Llm, createLlm } from '#server/platform/llm/llm.ts';

export interface AskedOfModel {
  response_format?: unknown;
  messages: { role: string; content: string }[];
  temperature: number;
}

export interface ModelAnswer {
  status?: number;
  content?: unknown;
  raw?: string;
  hang?: boolean;
}

/** A service that speaks the protocol, correctly or with errors, until the test ends, and a model that calls it. */
export async function languageModel(
  respond: (asked: AskedOfModel) => ModelAnswer,
  { timeoutMs = 60_000 } = {},
): Promise<{ llm: Llm; baseUrl: string; asked: AskedOfModel[] }> {
  const asked: AskedOfModel[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const read = JSON.parse(body) as AskedOfModel;
      asked.push(read);
      const { status = 200, content, raw, hang } = respond(read);
      if (hang) return;
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(raw ?? JSON.stringify({ choices: [{ message: { role: 'assistant', content: text } }] }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  return { llm: createLlm({ baseUrl, model: 'test-model' }, { timeoutMs })!, baseUrl, asked };
}
