import { z } from 'zod';
import type { LlmConfig } from '#server/platform/config/config.ts';

/** A chat service that uses OpenAI's protocol. It is asked for one JSON answer at a time. */
export interface Llm {
  /** The model's name, for reports. */
  model: string;
  /** The answer as parsed JSON, not yet checked against the schema. Throws LlmUnusable. */
  askForJson(question: { system: string; user: string; name: string; schema: object }): Promise<unknown>;
}

/** The service is unavailable, too slow, or does not answer in JSON. `message` says which. */
export class LlmUnusable extends Error {
  override name = 'LlmUnusable';
}

const TIMEOUT_MS = 60_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_TOKENS = 2_000;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** Null if no model is configured. Then only the built-in analysis is used. */
export function createLlm(config: LlmConfig | undefined, options: { timeoutMs?: number } = {}): Llm | null {
  if (!config) return null;
  const { timeoutMs = TIMEOUT_MS } = options;

  async function post(body: object): Promise<{ status: number; text: string }> {
    const response = await fetch(`${config!.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(config!.apiKey ? { Authorization: `Bearer ${config!.apiKey}` } : {}),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await readLimited(response) };
  }

  return {
    model: config.model,
    async askForJson({ system, user, name, schema }) {
      const body = {
        model: config.model,
        temperature: 0,
        seed: 1,
        max_tokens: MAX_TOKENS,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
      };
      const format = { type: 'json_schema', json_schema: { name, strict: true, schema } };
      try {
        let reply = await post({ ...body, response_format: format });
        // Some services ignore the schema, so the prompt describes the answer as well.
        if (reply.status === 400 || reply.status === 422) reply = await post(body);
        if (reply.status !== 200)
          throw new LlmUnusable(`The language model answered with status ${reply.status}.`);
        const { choices } = completion.parse(JSON.parse(reply.text));
        return JSON.parse(withoutFence(choices[0]!.message.content));
      } catch (error) {
        if (error instanceof LlmUnusable) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new LlmUnusable(`The language model gave no usable answer: ${reason.slice(0, 300)}`, {
          cause: error,
        });
      }
    },
  };
}

async function readLimited(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > MAX_ANSWER_BYTES)
      throw new LlmUnusable('The language model answered with more than a megabyte.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Models often wrap JSON in a code fence. */
function withoutFence(content: string): string {
  return content
    .trim()
    .replace(/^```(?:json)?\s*/, '')
    .replace(/```$/, '')
    .trimEnd();
}
