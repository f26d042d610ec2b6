import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/**
 * A client that knows only /api/openapi.json and no file of contract/. It sends what the document describes, and fails
 * the test if the document does not describe what it is asked to send, or what comes back.
 */

type Schema = z.core.JSONSchema.JSONSchema;
interface Operation {
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema; explode?: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<'get' | 'post', Operation>>;
}

type Input = Record<string, unknown>;

export async function clientFromDocument(app: FastifyInstance, token: string) {
  const { body: text } = await app.inject('/api/openapi.json');
  // Patterns in the document must be read as Unicode, which zod's reader does not do.
  const document = JSON.parse(text, (key, value) => (key === 'pattern' ? undefined : value)) as Document;
  const base = new URL(document.servers[0]!.url).pathname;

  function operationAt(path: string): { method: 'get' | 'post'; operation: Operation } {
    const [found] = Object.entries(document.paths[path] ?? {});
    if (!found) throw new Error(`The document has no path ${path}.`);
    return { method: found[0] as 'get' | 'post', operation: found[1] };
  }

  /** Calls a path from the document. Returns `responseData` of a success. `file` is sent as multipart/form-data. */
  async function call<T>(path: string, input: Input = {}, file?: Buffer): Promise<T> {
    const { method, operation } = operationAt(path);
    const { address, rest } = addressOf(path, operation, input);
    const body = bodyOf(operation, rest, file);
    const response = await app.inject({
      method: method === 'get' ? 'GET' : 'POST',
      url: `${base}${address}`,
      headers: { ...authorization(path, operation, token), ...body.headers },
      ...(body.payload === undefined ? {} : { payload: body.payload }),
    });
    const schema = operation.responses[String(response.statusCode)]?.content?.['application/json']?.schema;
    if (!schema) throw new Error(`${path} answers ${response.statusCode}, which is not described.`);
    const answer = response.json<{
      responseStatus: { statusCode: number; message: string };
      responseData: T;
    }>();
    if (answer.responseStatus.statusCode !== 0) {
      throw new Error(`${path}: ${response.statusCode} ${answer.responseStatus.message}`);
    }
    expectDescribed(schema, answer, path);
    return answer.responseData;
  }
  return { call };
}

/** Fills the path and query parameters. The rest of the input goes into the body. */
function addressOf(path: string, operation: Operation, input: Input): { address: string; rest: Input } {
  const rest = { ...input };
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place, required, schema, explode } of operation.parameters ?? []) {
    if (schema.type === 'object' && explode === true) {
      // An object whose fields are parameters with arbitrary names.
      for (const [field, value] of Object.entries(rest)) query.set(field, String(value));
      return { address: `${address}?${query}`, rest: {} };
    }
    const value = rest[name];
    delete rest[name];
    if (value === undefined) {
      if (required) throw new Error(`${path} needs ${name}.`);
    } else if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(value)));
    else query.set(name, String(value));
  }
  return { address: query.size === 0 ? address : `${address}?${query}`, rest };
}

function bodyOf(
  operation: Operation,
  input: Input,
  file: Buffer | undefined,
): { headers: Record<string, string>; payload?: Buffer | string } {
  const content = operation.requestBody?.content ?? {};
  const multipart = content['multipart/form-data'];
  if (multipart && file) {
    const [field] = Object.keys(multipart.schema.properties ?? {});
    const boundary = randomUUID();
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="file"\r\n\r\n`;
    return {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    };
  }
  const json = content['application/json'];
  if (!json) {
    expectNothingLeft(input);
    return { headers: {} };
  }
  expectDescribed(json.schema, input, 'the body');
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(input) };
}

function expectNothingLeft(input: Input): void {
  const [left] = Object.keys(input);
  if (left !== undefined) throw new Error(`The document does not describe ${left}.`);
}

/** The authorization header if the call accepts an API token; nothing if it is open to everyone. */
function authorization(path: string, { security }: Operation, token: string): Record<string, string> {
  if (security === undefined) return {};
  if (security.some((way) => 'apiToken' in way)) return { authorization: `Bearer ${token}` };
  throw new Error(`${path} takes no API token.`);
}

function expectDescribed(schema: Schema, value: unknown, at: string): void {
  const { error } = z.fromJSONSchema(schema).safeParse(value);
  if (error) throw new Error(`${at}: ${z.prettifyError(error)}`);
}
